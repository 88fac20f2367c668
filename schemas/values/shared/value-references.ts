import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { gap, unmatchedTags, withoutGaps } from "./sentence-removal.ts";

/** A reference to a shared value in a text: `{{hodnota:minimalni-mzda.mesicni|k:2027-01-01|bez-jednotky}}`. */
export interface ValueReference {
  /** The reference as written. */
  written: string;
  key: string;
  /** Time for which the value is written, in milliseconds; null for the present. */
  at: number | null;
  form: ValueForm;
}

/** Options of a reference about how its value is written: without its unit, or as digits for a program. */
export const valueForms = { "bez-jednotky": "bare", cislo: "digits" } as const;

/** With its unit unless an option says otherwise. */
export type ValueForm = "whole" | (typeof valueForms)[keyof typeof valueForms];

/** Tags that editors and Word put into the middle of words. */
const inlineTag = /<\/?(?:a|b|br|em|font|i|mark|span|strong|sub|sup|u)\b[^<>{}]{0,200}>/gi;

/** Braces as characters, and as editors may encode them. */
const [open, close] = ["(?:\\{|&#123;|&#x7b;|&lbrace;|&lcub;)", "(?:\\}|&#125;|&#x7d;|&rbrace;|&rcub;)"];

const between = `(?:\\s|&nbsp;|${inlineTag.source})`;

/** Also with the word in another form, which is a mistake. */
const beginning = new RegExp(`${open}(?:${between}{0,3}${open}){1,3}${between}{0,20}hodnot[auy]?\\b`, "i");

const whole = `[^{}<>]{0,200}?(?:${inlineTag.source}[^{}<>]{0,200}?){0,12}${close}(?:${between}{0,3}${close}){1,3}`;
const unfinished = `[^{}<>\\n]{0,200}\\}|(?:\\s{0,9}:\\s{0,9}[a-z0-9-]{0,60}(?:\\.[a-z0-9-]{1,60})?(?:\\|[a-z0-9:-]{0,20}){0,9})?`;

/** A reference, up to its end or, when somebody forgot it, up to the end of its key. */
const reference = new RegExp(`${beginning.source}(?:${whole}|${unfinished})`, "gi");

const key = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** True for a text that may contain a reference. */
export function mayHaveReference(text: string): boolean {
  // A word is found faster than a pattern.
  return (text.includes("odnot") || text.includes("ODNOT")) && beginning.test(text);
}

/**
 * Replaces each reference of a text by what `write` returns for it. A null for a malformed reference, for one inside a tag, or from
 * `write` leaves out the sentence around it.
 */
export function replaceReferences(
  text: string,
  write: (reference: ValueReference | null, written: string, isInTag: boolean) => string | null,
): string {
  let [result, done, isInTag] = ["", 0, false];
  for (const { 0: written, index } of text.matchAll(reference)) {
    const before = text.slice(done, index).replaceAll(gap, "");
    isInTag = /<[a-z/!][^<>]*$/i.test(before) || (isInTag && !before.includes(">"));
    const value = write(isInTag ? null : parseReference(written), written, isInTag);
    // Nothing of a sentence is inside a tag: only the reference goes.
    const shown = value ?? (isInTag ? "" : gap);
    result += before + shown + unmatchedTags(written);
    done = index + written.length;
    const [end, tags = ""] = (shown.endsWith(".") && /^((?:<\/[a-z]+>){0,9})\./.exec(text.slice(done, done + 100))) || [
      "",
    ];
    result += tags;
    done += end.length;
  }
  result += text.slice(done).replaceAll(gap, "");
  return result.includes(gap) ? withoutGaps(result) : result;
}

/** Marks of places where a word may or must not be broken. */
const invisible = /&shy;|[\u00ad\u200b-\u200d\u2060\ufeff]/g;

function parseReference(written: string): ValueReference | null {
  const plain = written.replace(inlineTag, "").replaceAll("&nbsp;", " ").replace(invisible, "");
  const braced = plain.replace(new RegExp(open, "gi"), "{").replace(new RegExp(close, "gi"), "}");
  const [, inner = ""] = /^[{\s]+hodnota\s*:([^{}]*)(?:\}\s*){2,}$/i.exec(braced) ?? [];
  // A cell of a Markdown table escapes its bars.
  const [name = "", ...options] = inner.split(/\\?\|/).map((part) => part.trim());
  if (!key.test(name)) return null;
  let at: number | null = null;
  let form: ValueForm = "whole";
  for (const option of options) {
    const day = option.startsWith("k:") ? option.slice(2).trim() : "";
    if (option === "bez-jednotky" || option === "cislo") form = valueForms[option];
    else if (localDate.safeParse(day).success) at = Date.parse(startOfDay(day));
    else return null;
  }
  return { written, key: name, at, form };
}
