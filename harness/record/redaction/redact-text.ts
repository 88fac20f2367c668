import { decodings, foldedBase64, inlineImage } from "#harness/check/private-data/decodings.ts";
import { joined, replaceBetweenTags } from "#harness/check/private-data/joined-text.ts";
import { detectors, folded, isHarmless, type RedactionRule } from "./detectors.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

interface Options {
  pseudonyms: Pseudonyms;
  /** Rules to skip, such as those for public contacts. */
  except?: readonly RedactionRule[];
  /** Called with the rule of each replacement. */
  found?(rule: RedactionRule): void;
}

/** Redacts secrets and personal data in a text, also encoded ones. */
export function redactText(text: string, { pseudonyms, except = [], found = () => {} }: Options): string {
  if (isHarmless(text)) return text;
  const hide = (part: string) => {
    if (!isHiding(part, except)) return part;
    found("encoded");
    return pseudonyms.mark("encoded", part);
  };
  const withPseudonyms = (part: string) =>
    detectors.reduce((rest, { rule, pattern, isOne, replace }) => {
      if (except.includes(rule)) return rest;
      const replaceMatch = (match: string) => {
        if (isOne && !isOne(match)) return match;
        found(rule);
        return replace(match, pseudonyms);
      };
      return replaceSplit(replaceFolded(rest, pattern, replaceMatch), pattern, replaceMatch);
    }, part);
  const images = text.match(inlineImage) ?? [];
  const plain = text
    .split(inlineImage)
    .map((part, index) => withPseudonyms(part) + hide(images[index] ?? ""))
    .join("");
  if (!isHiding(plain, except)) return plain;
  const byParts = [foldedBase64, /[^\s<>"']+/g].reduce((rest, part) => rest.replace(part, hide), plain);
  if (!isHiding(byParts, except)) return byParts;
  found("encoded");
  return plain.trimStart().startsWith("<")
    ? `<p>${pseudonyms.mark("encoded", plain)}</p>`
    : pseudonyms.mark("encoded", plain);
}

/** Replaces matches in a text as {@link folded}; what does not match stays as it was written. */
function replaceFolded(text: string, pattern: RegExp, replaceMatch: (match: string) => string): string {
  const plain = folded(text);
  if (plain === text) return text.replace(pattern, (match) => replaceMatch(match));
  let [result, next] = ["", 0];
  for (const { 0: match, index } of plain.matchAll(pattern)) {
    const replacement = replaceMatch(match);
    if (replacement === match) continue;
    result += text.slice(next, index) + replacement;
    next = index + match.length;
  }
  return result + text.slice(next);
}

/** Replaces matches that tags or invisible characters split; the tags stay. */
function replaceSplit(text: string, pattern: RegExp, replaceMatch: (match: string) => string): string {
  const whole = joined(text);
  if (whole.text === text) return text;
  let result = "";
  let next = 0;
  for (const { 0: match, index } of folded(whole.text).matchAll(pattern)) {
    const range = whole.originalOf(index, index + match.length);
    const replacement = range && replaceMatch(match);
    if (range === null || replacement === match || replacement === null) continue;
    result += text.slice(next, range[0]) + replaceBetweenTags(text.slice(...range), replacement);
    next = range[1];
  }
  return result + text.slice(next);
}

/** True when a text contains private data in an encoded form. */
function isHiding(text: string, except: readonly RedactionRule[]): boolean {
  return privateRulesIn(text, except).length > 0;
}

/** Returns the redaction rules that match a text, plain or decoded. */
export function privateRulesIn(text: string, except: readonly RedactionRule[] = []): RedactionRule[] {
  if (isHarmless(text)) return [];
  const views = [...decodings(text)].map(folded);
  return detectors.flatMap(({ rule, pattern, isOne = () => true }) =>
    !except.includes(rule) && views.some((view) => [...view.matchAll(pattern)].some(([match]) => isOne(match)))
      ? [rule]
      : [],
  );
}
