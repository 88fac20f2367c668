import type { RecordPath, Subject } from "#checks/rule.ts";
import { memo } from "#schemas/parse/memo.ts";
import { foreignScript } from "#schemas/parse/text-advice.ts";
import { clean, closest, type Element } from "./html.ts";
import { textsOf } from "./texts.ts";

/** A paragraph, heading, item or plain text of a record, without markup. */
export interface Prose {
  path: RecordPath;
  text: string;
  /** Its text without parts marked as another language. */
  own: string;
  /** Element that contains it; null for plain text. */
  block: Element | null;
  isPlain: boolean;
  /** True for two adjacent upper-case words: abbreviations or shouting. */
  hasCapitals: boolean;
  /** True for names of people and places, and codes. */
  isPersonal: boolean;
  /** True when it is marked as another language, or its field is already reported for its script. */
  isReportedForeign: boolean;
}

/** All texts of a record, in the order of its fields. */
export const proseOf = memo((subject: Subject): readonly Prose[] => read(subject));

/** Characters of texts that are searched at once: a pattern may overflow the stack on several millions. */
const longest = 100_000;

/** All texts of a record in few, a line each: a cheap place to look for what few records have. */
export const proseTexts = memo((subject: Subject): readonly string[] => {
  const texts: string[] = [];
  let lines: string[] = [];
  let length = 0;
  for (const { text } of proseOf(subject)) {
    lines.push(text);
    length += text.length;
    if (length < longest) continue;
    texts.push(lines.join("\n"));
    lines = [];
    length = 0;
  }
  return lines.length > 0 ? [...texts, lines.join("\n")] : texts;
});

function read(subject: Subject): Prose[] {
  const { plain, html } = textsOf(subject);
  const { content } = subject;
  const texts = plain.flatMap(({ path, text, isInEither, field }) => {
    const isReportedForeign = isInEither || foreignScript(text, content.language) !== null;
    const isPersonal = field?.meta?.personal === true;
    const common = { path, block: null, isPlain: true, isPersonal, isReportedForeign };
    const lines = text.split("\n").map(clean).filter(Boolean);
    return lines.map((line) => ({ ...common, text: line, own: line, hasCapitals: capitalsInRow.test(line) }));
  });
  const lines = html.flatMap(({ path, source, isInEither, html: { lines } }) => {
    const isReportedForeign = isInEither || foreignScript(source, content.language) !== null;
    const common = { path, isPlain: false, isPersonal: false, isReportedForeign };
    return lines
      .filter(({ block }) => !closest(block, "pre"))
      .map((line) => ({ ...line, ...common, hasCapitals: capitalsInRow.test(line.text) }));
  });
  return [...texts, ...lines];
}

/** Characters between words, for use in a character class. */
export const between = '\\s,.;:!?()[\\]„“”"«»–—/…';
/**
 * Matches a word of any script with its hyphens and apostrophes. A longer run of characters is split, because matching a
 * run of a million characters at once overflows the stack.
 */
export const word = new RegExp(`[^${between}]{1,200}`, "g");

/** Returns the words of a text, each with its hyphens and apostrophes. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** Upper-case letters of the four languages. */
export const capitals = "A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽА-ЯЁІЇЄҐ";
const capitalsInRow = new RegExp(`[${capitals}]{2}`);

/** Splits into sentences at full stops before a capital, so that `č. 117/1995 Sb., o …` is not split. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+(?=[\p{Lu}„“"«(])/u);
}

/** Returns a text shortened for a message. */
export function shortened(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
