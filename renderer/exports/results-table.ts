import { facetTexts } from "#components/listing/facet-texts.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { PageIdentity } from "#renderer/seo/json-ld/page-identity.ts";
import type { Listing } from "#schemas/lists/list.ts";
import { factNames, type ResultFact, type ResultRow } from "#schemas/lists/search/result-row.ts";
import { toDay, together, writeTable } from "./table.ts";

/** The results of a search as a table; columns that no row fills are left out. */
export function resultsToTable(_view: object, { locale, absolute }: PageIdentity, { matching }: Listing<ResultRow>) {
  const { t } = i18nOf(locale);
  const { facetName, optionName } = facetTexts(t);
  const cellOf = (fact: ResultFact) => {
    if ("instant" in fact) return toDay(fact.instant);
    if ("labels" in fact) return together(fact.labels.map(({ label }) => label));
    return "text" in fact ? fact.text : together(fact.values.map((value) => optionName(fact.of, value)));
  };
  const names = factNames.filter((name) => matching.some(({ facts }) => facts.some((fact) => fact.name === name)));
  const isTyped = matching.some(({ type }) => type !== null);
  const isDated = names.every((name) => !name.endsWith("On")) && matching.some(({ date }) => date !== null);
  return writeTable<ResultRow>(matching, [
    [t("search.title"), ({ title }) => title],
    ...(isTyped ? [[facetName("type"), typeOf] as const] : []),
    ...(isDated ? [[t("page.published"), ({ date }: ResultRow) => toDay(date)] as const] : []),
    ...names.map(
      (name) =>
        [
          t(`search.facts.${name}`),
          ({ facts }: ResultRow) => facts.filter((fact) => fact.name === name).map(cellOf)[0] ?? null,
        ] as const,
    ),
    [t("contact.web"), ({ href }) => absolute(href) ?? href],
  ]);

  function typeOf({ type }: ResultRow): string | null {
    return type && optionName("type", type);
  }
}
