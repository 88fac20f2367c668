import type { z } from "zod";
import type { FacetName } from "#schemas/lists/list.ts";
import { toListed } from "#schemas/lists/listed.ts";
import { monthAt } from "#schemas/lists/month.ts";
import { termQuery } from "#schemas/lists/search-term.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { Label } from "#schemas/site/topics.ts";
import type { ListedContent, Structure, ViewContext } from "#schemas/structures/structure.ts";
import { toInstant, wallClock } from "#schemas/time/dates.ts";
import { embargoEnd } from "#schemas/time/embargo.ts";
import type { File } from "#schemas/values/file.ts";
import type { ServiceEnd } from "#schemas/values/offer/service-end.ts";
import { optional } from "#schemas/values/optional.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import type { RowState } from "./row-state.ts";

/** Facts shown with a result, in this order. */
export const factNames = [
  "abbreviation",
  "kind",
  "role",
  "services",
  "audience",
  "outcome",
  "employer",
  "workplace",
  "unions",
  "notice",
  "issuer",
  "issuedOn",
  "holder",
  "office",
  "agenda",
  "place",
  "district",
  "region",
  "phone",
  "email",
  "topics",
  "receivedOn",
  "answeredOn",
  "postedOn",
  "removeOn",
  "publishedOn",
  "validFrom",
  "validTo",
  "deadline",
  "evidenceNumber",
  "number",
  "referenceNumber",
  "offerNumber",
] as const;
export type FactName = (typeof factNames)[number];

/** Text of the content item, an ISO instant, names of categories, or facet values. */
export type FactValue =
  | { text: string }
  | { instant: string }
  | { labels: readonly Label[] }
  | { of: FacetName; values: readonly string[] };

export type ResultFact = FactValue & {
  name: FactName;
  /** Language of a text that differs from its result's. */
  language: Language | null;
};

/** A search result; plain data independent of the time. */
export interface ResultRow {
  /** Id of the content item, or of the row inside it. */
  id: string;
  title: string;
  href: string;
  /** Set when the language differs from the page's. */
  language: Language | null;
  /** Value of the facet `type` in searches of several types. */
  type: string | null;
  /** ISO instant. */
  date: string | null;
  summary: string | null;
  /** Set when the summary alone is in another language. */
  summaryLanguage: Language | null;
  /** ISO instant from which it may be shown. */
  shownFrom: string | null;
  state: RowState | null;
  /** Set for a service that ends. */
  ended: ServiceEnd | null;
  facts: readonly ResultFact[];
  files: readonly File[];
  values: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  event: CalendarEvent | null;
}

/** Fields of a result that a structure provides, including facts by name. */
export type ResultFields = { title: string } & Partial<
  Pick<ResultRow, "type" | "date" | "summary" | "state" | "ended" | "files" | "values" | "event">
> & { [Name in FactName]?: FactValue | null };

interface ResultAddress extends Pick<ResultRow, "id" | "href" | "language" | "shownFrom"> {
  /** Fields in Czech because the translation lacks them. */
  inCzech?: readonly string[];
}

export function toResultRow(
  fields: ResultFields,
  { id, href, language, shownFrom, inCzech = [] }: ResultAddress,
): ResultRow {
  const languageOf = (name: string) => (inCzech.includes(name) ? defaultLanguage : null);
  const {
    title,
    type = null,
    date = null,
    summary = null,
    state = null,
    ended = null,
    files = [],
    values = {},
    event = null,
  } = fields;
  return {
    id,
    title,
    href,
    language,
    type,
    date,
    summary,
    summaryLanguage: languageOf("summary"),
    shownFrom,
    state,
    ended,
    files,
    values,
    event,
    facts: withoutRepetition(
      factNames.flatMap((name) => {
        const value = fields[name];
        return value ? [{ name, ...value, language: languageOf(name) }] : [];
      }),
    ),
  };
}

/** Drops a fact that repeats the text of an earlier one, such as a workplace named like the employer. */
function withoutRepetition(facts: readonly ResultFact[]): ResultFact[] {
  return facts.filter(
    (fact, index) =>
      !("text" in fact) || !facts.slice(0, index).some((other) => "text" in other && other.text === fact.text),
  );
}

export function toResults<Schema extends z.ZodType>(
  row: Structure<Schema, ResultFields>,
  listed: readonly ListedContent[],
  ctx: ViewContext,
): ResultRow[] {
  return listed.flatMap((content) =>
    toListed(row, [content], ctx).map(({ view, ...place }) =>
      toResultRow(view, { id: content.id, ...place, shownFrom: shownFrom(content) }),
    ),
  );
}

/**
 * Returns a function that converts the rows inside content items to results. Each links to its page, searched for the
 * row's title or `searchTerm`.
 */
export function heldResults<Schema extends z.ZodType, Name extends string, Held>(
  page: Structure<Schema, Record<Name, readonly Held[]>>,
  name: Name,
  toFields: (held: Held) => ResultFields & { searchTerm?: string },
) {
  return (listed: readonly ListedContent[], ctx: ViewContext): ResultRow[] =>
    listed.flatMap((content) =>
      toListed(page, [content], ctx).flatMap(({ view, href, language, inCzech }) =>
        view[name].map((held, index) => {
          const { searchTerm, ...fields } = toFields(held);
          return toResultRow(fields, {
            id: `${content.id}-${index + 1}`,
            href: `${href}${termQuery(searchTerm ?? fields.title)}`,
            language: inCzech.includes(name) ? defaultLanguage : language,
            shownFrom: shownFrom(content),
          });
        }),
      ),
    );
}

/** Returns the instant from which a content item may be shown; a Czech embargo covers every language. */
export function shownFrom({ data, czech }: ListedContent): string | null {
  return latest(embargoEnd(data), czech ? embargoEnd(czech.data) : null);
}

export function latest(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

export function publicationOf({ displayAt }: { displayAt: string | null }): string | null {
  return optional(displayAt, toInstant);
}

/** Returns the year of an ISO instant in Prague as a facet value. */
export function yearOf(instant: string | null): string[] {
  return instant === null ? [] : [wallClock(Date.parse(instant)).date.slice(0, 4)];
}

/** Returns the year and the month in Prague: `2026`, `2026-05`. */
export function yearAndMonthOf(instant: string | null): string[] {
  return instant === null ? [] : [...yearOf(instant), monthAt(Date.parse(instant))];
}

export const fact = {
  text: (text: string | null | undefined): FactValue | null => (text ? { text } : null),
  instant: (instant: string | null | undefined): FactValue | null => (instant ? { instant } : null),
  labels: (labels: readonly Label[]): FactValue | null => (labels.length > 0 ? { labels } : null),
  coded: (of: FacetName, values: readonly string[]): FactValue | null => (values.length > 0 ? { of, values } : null),
};
