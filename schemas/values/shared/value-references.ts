import { localDate, startOfDay } from "#schemas/time/dates.ts";

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

/** Beginning of a reference, with what belongs to it: up to its end, or as far as somebody may have forgotten it. */
const reference = /\{\{\s*hodnota\b[^{}<>\n]{0,200}(?:\}\}?)?/g;

const key = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** True for a text that may contain a reference. */
export function mayHaveReference(text: string): boolean {
  return text.includes("{{") && /\{\{\s*hodnota\b/.test(text);
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
  let lost = 0;
  for (const { 0: written, index } of text.matchAll(reference)) {
    const before = text.slice(done, index).replaceAll(gap, "");
    isInTag = /<[a-z/!][^<>]*$/i.test(before) || (isInTag && !before.includes(">"));
    const value = write(isInTag ? null : parseReference(written), written, isInTag);
    // Nothing of a sentence is inside a tag: only the reference goes.
    const shown = value ?? (isInTag ? "" : gap);
    if (shown === gap) lost += 1;
    result += before + shown;
    done = index + written.length;
    if (shown.endsWith(".") && text[done] === ".") done += 1;
  }
  result += text.slice(done).replaceAll(gap, "");
  return lost === 0 ? result : withoutGaps(result, lost);
}

/** Stands for a reference without a value while its sentence is being removed. It is in no text that is not corrupt. */
const gap = "\u{f0000}";

/** Maximum number of sentences to remove from a text; above it only the references go. */
const maxRemoved = 50;

function parseReference(written: string): ValueReference | null {
  const [, inner] = /^\{\{\s*hodnota\s*:([^{}]*)\}\}$/.exec(written) ?? [];
  const [name = "", ...options] = (inner ?? "")
    .replaceAll("&nbsp;", " ")
    .split("|")
    .map((part) => part.trim());
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

function withoutGaps(text: string, count: number): string {
  let rest = text;
  for (let removed = 0; removed < Math.min(count, maxRemoved); removed++) {
    const at = rest.indexOf(gap);
    if (at < 0) break;
    rest = withoutSentence(rest, at);
  }
  return rest.replaceAll(gap, "").replace(/ {2,}/g, " ").trim() || "–";
}

/** Tags between which a sentence lies. */
const block =
  /<\/?(?:p|li|td|th|h[1-6]|div|dd|dt|ul|ol|dl|tr|table|tbody|thead|blockquote|caption|figcaption|section)\b[^<>]*>|<br\b[^<>]*>|\n/gi;

/** A full stop before a capital ends a sentence, so that `č. 117/1995 Sb., o …` is not split. */
const betweenSentences = /(?<=[.!?…](?:<\/[a-z]+>)*)\s+(?=(?:<[a-z][^<>]*>)*[\p{Lu}„“"«(])/gu;

/**
 * Removes the sentence at a place. The only sentence of a paragraph, list item or heading takes that element with it; a
 * cell keeps a dash; the only sentence of a plain text loses the reference alone.
 */
function withoutSentence(text: string, place: number): string {
  const tags = [...text.matchAll(block)];
  const opening = tags.findLast(({ 0: tag, index }) => index + tag.length <= place);
  const closing = tags.find(({ index }) => index > place);
  const [from, to] = [opening ? opening.index + opening[0].length : 0, closing?.index ?? text.length];
  const inner = text.slice(from, to);
  const [start, end] = sentenceAt(inner, place - from);
  const isOnly = start === 0 && end === inner.length;
  if (!isOnly && isBalanced(inner.slice(start, end))) return text.slice(0, from + start) + text.slice(from + end);
  const name = /^<([a-z]\w*)/i.exec(opening?.[0] ?? "")?.[1]?.toLowerCase();
  const isElement = name !== undefined && closing?.[0].toLowerCase() === `</${name}>`;
  if (isElement && /^t[dh]$/.test(name)) return `${text.slice(0, from)}–${text.slice(to)}`;
  if (isElement) return text.slice(0, opening?.index) + text.slice(to + (closing?.[0].length ?? 0));
  return text.slice(0, place) + text.slice(place + gap.length);
}

/** Returns the bounds of the sentence at a place, with the space after it. */
function sentenceAt(text: string, place: number): [number, number] {
  const ends = [...text.matchAll(betweenSentences)].map(({ 0: space, index }) => index + space.length);
  return [ends.findLast((end) => end <= place) ?? 0, ends.find((end) => end > place) ?? text.length];
}

/** True for a part of HTML that closes every tag that it opens, and no other. */
function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z]\w*)\b[^<>]*>/gi)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
