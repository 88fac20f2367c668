import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FormChoices } from "#components/form/form-choices.tsx";
import { FormErrors, FormErrorsTemplate } from "#components/form/form-errors.tsx";
import { FormSelect } from "#components/form/form-select.tsx";
import { FormStateContext } from "#components/form/form-state.tsx";
import { FormTextField } from "#components/form/form-text-field.tsx";
import { TermField } from "#components/form/term-field.tsx";
import { Button } from "#components/layout/button.tsx";
import { isNarrowed } from "#schemas/lists/address.ts";
import type { Order } from "#schemas/lists/list.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { impliedOrder } from "#schemas/lists/state.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { useFacetTexts } from "./facet-texts.ts";
import { HiddenFilters } from "./hidden-filters.tsx";
import styles from "./list-filters.module.css";
import { resultsId } from "./list-links.ts";
import { useFilterState } from "./use-filter-state.ts";

type Props = {
  listing: Listing<unknown>;
  /** Language of option labels that come from the content and not from the portal's translations. */
  language: Language | null;
  /** True on a search page, where the search field is the main part. */
  isSearch: boolean;
  label: string | undefined;
  isSuggested: boolean;
};

/** Smallest number of records for which filters are shown. */
const minFilteredRecords = 8;

/** The form that searches, filters and sorts a list. It submits to the page itself, with and without script. */
export function ListFilters({ listing, language, isSearch, label, isSuggested }: Props) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  const form = useFilterState(listing);
  const { asks, problems, state, total } = listing;
  const isOpen = isNarrowed({ ...state, term: "" }) || problems.some(({ field }) => field !== "q");
  // A choice needs at least two options.
  const facets = listing.facets.filter(
    ({ options }) => options.length > 1 || options.some(({ isSelected }) => isSelected),
  );
  const hasFilters = facets.length > 0 || asks.days || listing.orders.length > 1;
  const isFiltered = hasFilters && (isOpen || total >= minFilteredRecords);
  return (
    <search className={styles.search} aria-label={t("list.search")}>
      <FormStateContext value={form}>
        <FormErrors takesFocus />
        <form
          action={`${address ?? ""}#${resultsId}`}
          className={styles.filters}
          noValidate
          data-checked={t("form.errorTitle", { title: "" })}
        >
          <FormErrorsTemplate />
          <TermField
            label={label ?? t("search.term")}
            isLabelHidden={isSearch && state.term !== ""}
            isSuggested={isSuggested}
          />
          {isFiltered && (
            <details className={styles.more} open={isOpen}>
              <summary className={styles.summary}>{asks.ranked ? t("search.extended") : t("list.filters")}</summary>
              <div className={styles.fields}>
                {facets.map((facet) => (
                  <FacetField key={facet.name} facet={facet} language={language} />
                ))}
                {asks.days && (
                  <>
                    <FormTextField name="from" label={t("list.from")} />
                    <FormTextField name="to" label={t("list.to")} />
                  </>
                )}
                <OrderField listing={listing} />
                <Button>{t("list.apply")}</Button>
              </div>
            </details>
          )}
          <HiddenFilters listing={listing} />
        </form>
      </FormStateContext>
    </search>
  );
}

type FacetProps = Pick<Props, "language"> & { facet: Listing<unknown>["facets"][number] };

function FacetField({ facet: { name, choice, options }, language }: FacetProps) {
  const { t } = useTranslation();
  const { facetName, optionName } = useFacetTexts();
  const field = {
    name,
    label: facetName(name),
    options: options.map(({ value, label, depth, group, count, language: own }) => {
      const text = label ?? optionName(name, value);
      const ofValue = text === value ? (own ?? language) : null;
      return { value, label: `${text} (${count})`, depth, group, language: label === null ? ofValue : own };
    }),
  };
  return choice === "any" ? <FormChoices type="checkbox" {...field} /> : <FormSelect {...field} none={t("list.any")} />;
}

/** The default order is submitted as an empty value, because which order is the default depends on the search term. */
function OrderField({ listing: { orders, asks, state } }: { listing: Listing<unknown> }) {
  const { t } = useTranslation();
  const implied = impliedOrder(state, orders, asks.ranked);
  const possible: readonly Order[] = [...(asks.ranked && state.term ? ["relevance" as const] : []), ...orders];
  if (possible.length < 2) return null;
  return (
    <FormSelect
      name="sort"
      label={t("list.order")}
      none={t(`list.orders.${implied}`)}
      options={possible
        .filter((order) => order !== implied)
        .map((order) => ({ value: order, label: t(`list.orders.${order}`) }))}
    />
  );
}
