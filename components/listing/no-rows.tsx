import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "#components/message/message.tsx";
import { isNarrowed, queryWith } from "#schemas/lists/address.ts";
import type { Listing } from "#schemas/lists/list.ts";
import { useEnvironment } from "../environment.tsx";
import { nothing } from "./chosen-filters.tsx";
import { useListLinks } from "./list-links.ts";

type Props = {
  listing: Listing<unknown>;
  /** Whether the list has rows when nothing is asked for. */
  isAll: boolean;
  help: ReactNode;
};

/** Why a list shows nothing, and what to do about it. */
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
            <a href={linkTo(nothing)}>{t("list.all")}</a>
          </li>
        )}
      </ul>
    </Message>
  );
}

/**
 * The search that the list depends on could not be done: this is no empty list. The way to try again names no place in the
 * page: it would lead there without asking anew.
 */
export function FailedList({ listing }: { listing: Listing<unknown> }) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  return (
    <div role="alert">
      <Message tone="error">
        <p>{t("list.failed")}</p>
        <p>
          <a href={`${address ?? ""}${queryWith(listing)}`}>{t("list.retry")}</a>
        </p>
      </Message>
    </div>
  );
}
