import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { ExportLink } from "#components/link/export-link.tsx";
import { Message } from "#components/message/message.tsx";
import { isNarrowed, queryWith } from "#schemas/lists/address.ts";
import { type Listing, pageSizes } from "#schemas/lists/list.ts";
import type { Language } from "#schemas/site/languages.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { ListFilters } from "./list-filters.tsx";
import { resultsId } from "./list-links.ts";
import styles from "./listing-frame.module.css";
import { FailedList, NoRows } from "./no-rows.tsx";
import { Pager, PageSizes } from "./pager.tsx";

/** Tables for spreadsheets, events for calendars. */
type FileFormat = "csv" | "ics";

type Props = {
  listing: Listing<unknown>;
  /** As what files all that is found can be had (renderer/exports/). */
  files?: readonly FileFormat[];
  /** Of the rows' own texts, by which the list can be narrowed, where they are not in the page's. */
  language?: Language | null;
  /** Said in place of the list by one that shows nothing before it is asked for something. */
  start?: ReactNode;
  /** What more to try where nothing was found, as items of a list. */
  help?: ReactNode;
  /** The rows on show; not drawn where there are none. */
  children: ReactNode;
};

/** Everything around the rows of a list: the form to narrow it, what is chosen, how many there are, the other pages. */
export function ListingFrame({ listing, files = [], language = null, start, help, children }: Props) {
  const { rows, isFailed, problems, state } = listing;
  if (listing.extent === "short") return children;
  const isStart = Boolean(start) && !isNarrowed(state) && rows.length === 0;
  return (
    <>
      <ListFilters listing={listing} language={language} />
      {problems.map(({ field }) => (
        <AddressProblem key={field} field={field} />
      ))}
      <div className={styles.results}>
        {isStart ? (
          <p id={problems.length === 0 ? resultsId : undefined} tabIndex={-1}>
            {start}
          </p>
        ) : (
          <ListCount listing={listing} />
        )}
        <ChosenFilters listing={listing} language={language} />
        {isFailed ? (
          <FailedList listing={listing} />
        ) : rows.length > 0 ? (
          children
        ) : (
          !isStart && <NoRows listing={listing} isAll={!start} help={help} />
        )}
        {state.view === "list" && (
          <>
            <Pager listing={listing} />
            <PageSizes listing={listing} />
          </>
        )}
        {rows.length > 0 && <ListFiles listing={listing} formats={files} />}
      </div>
    </>
  );
}

/** All that is found as files, whatever page of it is shown. */
function ListFiles({ listing, formats }: { listing: Listing<unknown>; formats: readonly FileFormat[] }) {
  const { t } = useTranslation();
  const query = queryWith(listing, { page: 1, size: pageSizes[0], view: listing.views[0], month: null });
  return (
    <ButtonRow>
      {formats.map((suffix) => (
        <ExportLink key={suffix} suffix={suffix} label={t(`list.files.${suffix}`)} query={query} />
      ))}
    </ButtonRow>
  );
}

/** Where a change of the list leads, so it takes the focus; while a field is wrong, that comes first. */
function ListCount({ listing }: { listing: Listing<unknown> }) {
  const { t } = useTranslation();
  const { matching, rows, first, state, problems, isFailed } = listing;
  if (isFailed) return null;
  const total = matching.length;
  const count = isNarrowed(state) ? t("list.found", { count: total }) : t("list.count", { count: total });
  return (
    <p id={problems.length === 0 ? resultsId : undefined} role="status" tabIndex={-1} className={styles.count}>
      {count}
      {total > rows.length && state.view === "list" && `, ${t("list.shown", { first, last: first + rows.length - 1 })}`}
    </p>
  );
}

/** What scripts have put into the address and no field shows. */
function AddressProblem({ field }: Pick<Listing<unknown>["problems"][number], "field">) {
  const { t } = useTranslation();
  if (field !== "near" && field !== "month") return null;
  return (
    <Message tone="warn">
      <p>{field === "near" ? t("list.placeInvalid") : t("list.monthInvalid")}</p>
    </Message>
  );
}
