import { facetTexts } from "#components/listing/facet-texts.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { factNames, type ResultFact, type ResultRow } from "#schemas/lists/search/result-row.ts";
import type { AnswerStream } from "#server/pages/page-answer.ts";
import type { PageIdentity } from "./page-identity.ts";
import { joinValues, maxRowsInMemory, type TableColumn, tableInPieces, toDay, writeTable } from "./table.ts";

/** Search results as a table; columns that are empty in all rows are left out. */
export function resultsToTable(
  _view: object,
  identity: PageIdentity,
  listing: Listing<ResultRow>,
): string | AnswerStream {
  const filled = new Set<Filled>();
  const { indexed, total, state } = listing;
  if (!indexed || total <= maxRowsInMemory) {
    addFilled(listing.matching, filled);
    return writeTable(listing.matching, columnsOf(filled, identity));
  }
  const { version, steps } = indexed;
  async function* pieces(yieldToRequests: () => Promise<void>) {
    for (const rows of steps()) {
      await yieldToRequests();
      addFilled(rows, filled);
      if (filled.size === factNames.length + 3) break;
    }
    for (const piece of tableInPieces(steps(), columnsOf(filled, identity))) {
      yield piece;
      await yieldToRequests();
    }
  }
  return { version: JSON.stringify([version, state, total]), pieces };
}

/** Columns that have a value in at least one row. */
type Filled = (typeof factNames)[number] | "type" | "eventDate" | "published";

function addFilled(rows: readonly ResultRow[], filled: Set<Filled>): void {
  for (const { facts, type, date, event } of rows) {
    for (const { name } of facts) filled.add(name);
    if (type !== null) filled.add("type");
    if (date !== null) filled.add(event ? "eventDate" : "published");
  }
}

function columnsOf(filled: ReadonlySet<Filled>, { locale, absolute }: PageIdentity): TableColumn<ResultRow>[] {
  const { t } = i18nOf(locale);
  const { facetName, optionName } = facetTexts(t, locale);
  const cellOf = (fact: ResultFact) => {
    if ("instant" in fact) return toDay(fact.instant);
    if ("labels" in fact) return joinValues(fact.labels.map(({ label }) => label));
    return "text" in fact ? fact.text : joinValues(fact.values.map((value) => optionName(fact.of, value)));
  };
  const names = factNames.filter((name) => filled.has(name));
  const isTyped = filled.has("type");
  const dateName = filled.has("published") ? t("page.published") : filled.has("eventDate") ? t("event.date") : null;
  const isDated = dateName !== null && names.every((name) => !name.endsWith("On"));
  return [
    [t("search.title"), ({ title }) => title],
    ...(isTyped ? [[facetName("type"), typeOf] as const] : []),
    ...(isDated ? [[dateName, ({ date }: ResultRow) => toDay(date)] as const] : []),
    ...names.map(
      (name) =>
        [
          t(`search.facts.${name}`),
          ({ facts }: ResultRow) => facts.filter((fact) => fact.name === name).map(cellOf)[0] ?? null,
        ] as const,
    ),
    [t("contact.web"), ({ href }) => absolute(href) ?? href],
  ];

  function typeOf({ type }: ResultRow): string | null {
    return type && optionName("type", type);
  }
}
