import { memo } from "#schemas/parse/memo.ts";
import { foreignScript } from "#schemas/parse/text-advice.ts";
import type { Path, Subject } from "../rule.ts";
import { clean, closest, type Element } from "./html.ts";
import { textsOf } from "./texts.ts";

/** A paragraph, heading, item or plain text of a record, without its markup. */
export interface Prose {
  path: Path;
  text: string;
  /** As much of it as nothing says to be in another language than the page. */
  own: string;
  /** What it stands in; null for plain text, which can say nothing of itself. */
  block: Element | null;
  isPlain: boolean;
  /** Two beside each other: abbreviations, or words that are shouted. */
  hasCapitals: boolean;
  /** Names of people and places, codes. */
  isPersonal: boolean;
  /** Whether it is known to be in another language, or its field told for being mostly in another script. */
  isToldForeign: boolean;
}

/** Everything that a record says in words, in the order of its fields. */
export const proseOf = memo((subject: Subject): readonly Prose[] => read(subject));

function read(subject: Subject): Prose[] {
  const { plain, html } = textsOf(subject);
  const { content } = subject;
  const texts = plain.flatMap(({ path, text, isInEither, meta }) => {
    const isToldForeign = isInEither || foreignScript(text, content.language) !== null;
    const common = { path, block: null, isPlain: true, isPersonal: meta?.personal === true, isToldForeign };
    const lines = text.split("\n").map(clean).filter(Boolean);
    return lines.map((line) => ({ ...common, text: line, own: line, hasCapitals: capitalsInRow.test(line) }));
  });
  const lines = html.flatMap(({ path, source, isInEither, html: { lines } }) => {
    const isToldForeign = isInEither || foreignScript(source, content.language) !== null;
    const common = { path, isPlain: false, isPersonal: false, isToldForeign };
    return lines
      .filter(({ block }) => !closest(block, "pre"))
      .map((line) => ({ ...line, ...common, hasCapitals: capitalsInRow.test(line.text) }));
  });
  return [...texts, ...lines];
}

/** What stands between words, as the inside of a class of characters. */
export const between = '\\s,.;:!?()[\\]„“”"«»–—/…';
const word = new RegExp(`[^${between}]+`, "g");

/** Words of any script, with the hyphens and apostrophes in them. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** Capitals of the four languages. */
export const capitals = "A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽА-ЯЁІЇЄҐ";
const capitalsInRow = new RegExp(`[${capitals}]{2}`);

/** Ends are full stops before a capital, so that `č. 117/1995 Sb., o …` is no end. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+(?=[\p{Lu}„“"«(])/u);
}

/** Cut so that it can stand in a sentence to an editor. */
export function shortened(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
