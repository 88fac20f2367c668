import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { ExportLink } from "#components/link/export-link.tsx";
import { Message } from "#components/message/message.tsx";
import { formatMonth } from "#components/text/date-formats.tsx";
import { isNarrowed, queryWith } from "#schemas/lists/address.ts";
import { type ListProblem, pageSizes } from "#schemas/lists/list-state.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { monthAt } from "#schemas/lists/month.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { useFacetTexts } from "./facet-texts.ts";
import { ListFilters } from "./list-filters.tsx";
import { resultsId } from "./list-links.ts";
import styles from "./listing-frame.module.css";
import { FailedList, NoRows } from "./no-rows.tsx";
import { Pager, PageSizes } from "./pager.tsx";
import { isFieldProblem } from "./use-filter-state.ts";

/** `csv`: table for spreadsheets; `ics`: events for calendars. */
type FileFormat = "csv" | "ics";

type Props = {
  listing: Listing<unknown>;
  /** Formats in which all results can be downloaded (renderer/exports/). */
  files?: readonly FileFormat[];
  /** Language of the rows' own texts in filters, when it is not the page's. */
  language?: Language | null;
  /** Shown in place of the list until the visitor searches or filters, for lists that start empty. */
  start?: ReactNode;
  /** Further advice when nothing was found, as list items. */
  help?: ReactNode;
  /** Label of the search field; defaults to a general question. */
  label?: string | undefined;
  /** True on the page that searches the whole site. */
  isSuggested?: boolean;
  /**
   * Links to other searches, between the search field and the results. With tabs, the page is about its search term
   * alone.
   */
  tabs?: ReactNode;
  /** Answers to the search term, above the results. */
  answers?: ReactNode;
  /** The rows of this page; not rendered when there are none. */
  children: ReactNode;
};

/** Everything around the rows of a list: filter form, active filters, number of results, pagination. */
export function ListingFrame(props: Props) {
  const {
    listing,
    files = [],
    language = null,
    start,
    help,
    label,
    isSuggested = false,
    tabs,
    answers,
    children,
  } = props;
  const { t } = useTranslation();
  const { rows, failure, problems, state } = listing;
  if (listing.extent === "short") return children;
  const isSearch = tabs !== undefined;
  const isStart = Boolean(start) && !isNarrowed(state) && rows.length === 0;
  return (
    <div className={styles.box}>
      <div className={`${styles.frame} ${styles.beside}`}>
        <ListFilters
          listing={listing}
          language={language}
          isSearch={isSearch}
          label={label}
          isSuggested={isSuggested}
        />
        {tabs}
        <div className={styles.results}>
          {isStart ? (
            <p id={problems.some(isFieldProblem) ? undefined : resultsId} tabIndex={-1}>
              {start}
            </p>
          ) : (
            <ListCount listing={listing} />
          )}
          {listing.cut && !isStart && <p>{t("list.cut", { read: listing.cut.read, total: listing.cut.total })}</p>}
          {problems.map((problem) => (
            <AddressProblem key={`${problem.field} ${problem.value}`} problem={problem} facets={listing.facets} />
          ))}
          <ChosenFilters listing={listing} language={language} isTermShown={!isSearch} />
          {answers}
          {failure ? (
            <FailedList listing={listing} failure={failure} />
          ) : rows.length > 0 || state.view === "month" ? (
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
      </div>
    </div>
  );
}

/** Links to download all results, not only those on this page. */
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

/** Number of results. It takes the focus after a change of the list, unless a field of the form has an error. */
function ListCount({ listing }: { listing: Listing<unknown> }) {
  const { t } = useTranslation();
  const { now, language } = useEnvironment();
  const { total, rows, first, state, problems, failure } = listing;
  if (failure) return null;
  const month = state.view === "month" ? formatMonth(state.month ?? monthAt(now), language) : null;
  const ofList = isNarrowed(state) ? t("list.found", { count: total }) : t("list.count", { count: total });
  const count = month === null ? ofList : t("calendar.inMonth", { count: total, month });
  return (
    <p id={problems.some(isFieldProblem) ? undefined : resultsId} role="status" tabIndex={-1} className={styles.count}>
      {count}
      {total > rows.length && state.view === "list" && `, ${t("list.shown", { first, last: first + rows.length - 1 })}`}
    </p>
  );
}

/** An invalid value in the address that no form field can show. */
function AddressProblem({ problem, facets }: Pick<Listing<unknown>, "facets"> & { problem: ListProblem }) {
  const { t } = useTranslation();
  const { facetName, optionName } = useFacetTexts();
  const { field, value, code } = problem;
  if (isFieldProblem(problem)) return null;
  const facet = facets.find(({ name }) => name === field);
  const label = facet?.options.find((option) => option.value === value)?.label;
  const filter = facet && { filter: facetName(facet.name), value: label ?? optionName(facet.name, value) };
  const inFilter = filter && (code === "filter.second" ? t("list.filterSecond", filter) : t("list.filterGone", filter));
  const text = inFilter ?? t("list.monthInvalid");
  return (
    <Message tone="warn">
      <p>{text}</p>
    </Message>
  );
}
