import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Message } from "#components/message/message.tsx";
import { isNarrowed, queryWith } from "#schemas/lists/address.ts";
import type { Failure, Listing } from "#schemas/lists/listing-view.ts";
import { noFilters } from "./chosen-filters.tsx";
import { useListLinks } from "./list-links.ts";

type Props = {
  listing: Listing<unknown>;
  /** True when the list has rows if nothing is searched or filtered. */
  isAll: boolean;
  help: ReactNode;
};

/** Explains why a list is empty and what the visitor can do about it. */
export function NoRows({ listing, isAll, help }: Props) {
  const { t } = useTranslation();
  const linkTo = useListLinks(listing);
  const { term } = listing.state;
  if (!isNarrowed(listing.state))
    return (
      <Message tone="info">
        <p>{t("list.empty")}</p>
      </Message>
    );
  return (
    <Message tone="info">
      <p>{term ? t("list.noneForTerm") : t("list.noneForFilters")}</p>
      <ul>
        {term && <li>{t("list.spelling")}</li>}
        {isNarrowed({ ...listing.state, term: "" }) && <li>{t("list.fewer")}</li>}
        {help}
        {isAll && (
          <li>
            <a href={linkTo(noFilters)}>{t("list.all")}</a>
          </li>
        )}
      </ul>
    </Message>
  );
}

/**
 * Says that the search failed, as opposed to having no results. The retry link has no fragment: with one, the browser
 * would scroll instead of reloading the page.
 */
export function FailedList({ listing, failure }: { listing: Listing<unknown>; failure: Failure }) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  return (
    <div role="alert">
      <Message tone={failure === "failed" ? "error" : "info"}>
        <p>{t(`list.${failure}`)}</p>
        <p>
          <a href={`${address ?? ""}${queryWith(listing)}`}>{t("list.retry")}</a>
        </p>
      </Message>
    </div>
  );
}
