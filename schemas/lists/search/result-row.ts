import type { z } from "zod";
import type { FacetName } from "#schemas/lists/list.ts";
import { toListed } from "#schemas/lists/listed.ts";
import { longestTerm } from "#schemas/lists/state.ts";
import { defaultLanguage, type Language } from "#schemas/site/languages.ts";
import type { ListedContent, Structure, ViewContext } from "#schemas/structures/structure.ts";
import { toInstant, wallClock } from "#schemas/time/dates.ts";
import { embargoEnd } from "#schemas/time/embargo.ts";
import type { File } from "#schemas/values/file.ts";
import { optional } from "#schemas/values/optional.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import type { RowState } from "./row-state.ts";

/** What is said of a result beside its title and summary, in this order. */
export const factNames = [
  "evidenceNumber",
  "number",
  "referenceNumber",
  "offerNumber",
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
] as const;
export type FactName = (typeof factNames)[number];

/** A text of the content, an ISO instant, or values that a facet has words for. */
export type FactValue = { text: string } | { instant: string } | { of: FacetName; values: readonly string[] };

export type ResultFact = FactValue & {
  name: FactName;
  /** Of a text that is not in the language of its result. */
  language: Language | null;
};

/** A row of every search, whatever it is made of; plain data without anything that depends on the time. */
export interface ResultRow {
  /** That of the content, or its own where a content holds several rows. */
  id: string;
  title: string;
  href: string;
  /** Set when it is not in the page's language. */
  language: Language | null;
  /** Where results of several types stand together: a value of the facet `type`. */
  type: string | null;
  /** ISO instant. */
  date: string | null;
  summary: string | null;
  /** Set when the summary alone is in another language. */
  summaryLanguage: Language | null;
  /** ISO instant before which it may not be shown. */
  shownFrom: string | null;
  state: RowState | null;
  facts: readonly ResultFact[];
  files: readonly File[];
  values: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** Of the calendar. */
  event: CalendarEvent | null;
}

/** What a structure knows of its result; a fact stands under its own name. */
export type Told = { title: string } & Partial<
  Pick<ResultRow, "type" | "date" | "summary" | "state" | "files" | "values" | "event">
> & { [Name in FactName]?: FactValue | null };

interface Place extends Pick<ResultRow, "id" | "href" | "language" | "shownFrom"> {
  /** Fields that are in Czech because the page's language lacks them. */
  inCzech?: readonly string[];
}

export function toResultRow(told: Told, { id, href, language, shownFrom, inCzech = [] }: Place): ResultRow {
  const languageOf = (name: string) => (inCzech.includes(name) ? defaultLanguage : null);
  const { title, type = null, date = null, summary = null, state = null, files = [], values = {}, event = null } = told;
  return {
    ...{ id, title, href, language, type, date, summary, summaryLanguage: languageOf("summary"), shownFrom },
    ...{ state, files, values, event },
    facts: factNames.flatMap((name) => {
      const value = told[name];
      return value ? [{ name, ...value, language: languageOf(name) }] : [];
    }),
  };
}

/** Contents as results, each told by as much of its structure as its row shows. */
export function toResults<Schema extends z.ZodType>(
  row: Structure<Schema, Told>,
  listed: readonly ListedContent[],
  ctx: ViewContext,
): ResultRow[] {
  return listed.flatMap((content) =>
    toListed(row, [content], ctx).map(({ view, ...place }) =>
      toResultRow(view, { id: content.id, ...place, shownFrom: shownFrom(content) }),
    ),
  );
}

/** The rows that contents hold as results; each leads to its page, narrowed to the title or to what else tells the row from others. */
export function toHeldResults<Schema extends z.ZodType, Name extends string, Held>(
  page: Structure<Schema, Record<Name, readonly Held[]>>,
  name: Name,
  toTold: (held: Held) => Told & { calledBy?: string },
  listed: readonly ListedContent[],
  ctx: ViewContext,
): ResultRow[] {
  return listed.flatMap((content) =>
    toListed(page, [content], ctx).flatMap(({ view, href, language, inCzech }) =>
      view[name].map((held, index) => {
        const { calledBy, ...told } = toTold(held);
        return toResultRow(told, {
          id: `${content.id}-${index + 1}`,
          href: `${href}?q=${encodeURIComponent((calledBy ?? told.title).slice(0, longestTerm))}`,
          language: inCzech.includes(name) ? defaultLanguage : language,
          shownFrom: shownFrom(content),
        });
      }),
    ),
  );
}

/** When a content may be shown: what is secret in Czech is so in every language. */
export function shownFrom({ data, czech }: ListedContent): string | null {
  return latest(embargoEnd(data), czech ? embargoEnd(czech.data) : null);
}

/** The later of two ISO instants. */
export function latest(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/** When a content was published. */
export function publicationOf({ displayAt }: { displayAt: string | null }): string | null {
  return optional(displayAt, toInstant, "Europe/Prague");
}

/** The year in Prague of an ISO instant, as a value of the facet. */
export function yearOf(instant: string | null): string[] {
  return instant === null ? [] : [wallClock(Date.parse(instant)).date.slice(0, 4)];
}

/** A fact that may not be there. */
export const fact = {
  text: (text: string | null | undefined): FactValue | null => (text ? { text } : null),
  instant: (instant: string | null | undefined): FactValue | null => (instant ? { instant } : null),
  coded: (of: FacetName, values: readonly string[]): FactValue | null => (values.length > 0 ? { of, values } : null),
};
