import { situationsField } from "#schemas/lists/search/situations.ts";
import { namesIn, wordsIn } from "#schemas/lists/search/words.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { endOfDay, localDate, localDateTime, toInstant } from "#schemas/time/dates.ts";
import { toText, withoutTags } from "#schemas/values/text.ts";
import { asked } from "#server/search/situations.ts";

/** Fields of a content item as they are indexed. */
export interface IndexedDocument {
  title: string;
  /** Leads, headings and abbreviations. */
  lead: string;
  text: string;
  /** Everyday sentences of people who need the page, and what they ask a guide. */
  situations: readonly string[];
  /** In milliseconds; null when the content does not give it. */
  published: number | null;
  validTo: number | null;
}

export function toDocument(content: Content): IndexedDocument {
  const { name, data, displayAt, description, friendlyURLs, language } = content;
  const text = wordsIn(data);
  return {
    title: toText(name),
    lead: [...leadsIn(data), description ?? "", ...headingsIn(data)].filter(Boolean).join(" "),
    text: [text || (description ?? ""), ...new Set(namesIn(data)), ...wordsOf(inLanguage(friendlyURLs, language))].join(
      " ",
    ),
    situations: [...textsIn(data[situationsField]), ...questionsIn(content)],
    published: displayAt === null ? null : Date.parse(toInstant(displayAt)),
    validTo: validToIn(data),
  };
}

/** The words of the last segment of the address, which often has the everyday word for the topic. */
function wordsOf(slug: string | null): string[] {
  return slug?.split("/").at(-1)?.split("-") ?? [];
}

const leadFields = ["perex", "popis", "zkratka", "synonyma"];

function leadsIn(data: Content["data"]): string[] {
  return leadFields.flatMap((name) => textsIn(data[name]));
}

function textsIn(value: unknown): string[] {
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => (typeof text === "string" ? withoutTags(text, " ") : []));
}

/** The title of a guide with the name of each of its results, since people ask by name what they are entitled to. */
function questionsIn({ name, data: { vysledky: results } }: Content): string[] {
  if (!Array.isArray(results)) return [];
  const names = results.flatMap((result) => (isRecord(result) ? textsIn(result["nazev"]) : []));
  return names.map((each) => `${toText(name)} ${asked} ${each}`);
}

/** Text of all HTML headings in the content. */
function headingsIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes("<h") ? headingsOf(value) : [];
  if (typeof value !== "object" || value === null || "friendlyURLs" in value) return [];
  return Object.values(value).flatMap(headingsIn);
}

function headingsOf(html: string): string[] {
  return html.split(/<h[1-6]\b[^<>]*>/i).flatMap((part, at) => (at === 0 ? [] : withoutTags(untilClosed(part), " ")));
}

function untilClosed(part: string): string {
  const end = part.search(/<\/h[1-6]/i);
  return end < 0 ? "" : part.slice(0, end);
}

/** Fields with the time at which a content item becomes outdated. */
const endFields = ["platnostDo", "relevantniDo", "sejmuto", "lhuta", "konec"];

function validToIn(data: Content["data"]): number | null {
  const { ukonceni: end } = data;
  const values = [...endFields.map((name) => data[name]), isRecord(end) ? end["od"] : null];
  const ends = values.flatMap((value) => {
    if (typeof value !== "string") return [];
    if (localDate.safeParse(value).success) return Date.parse(endOfDay(value));
    return localDateTime.safeParse(value).success ? Date.parse(toInstant(value)) : [];
  });
  return ends.length > 0 ? Math.min(...ends) : null;
}
