import { decodings } from "#harness/check/private-data/decodings.ts";
import { detectors, isHarmless, type RedactionRule } from "./detectors.ts";
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
  const plain = detectors.reduce((rest, { rule, pattern, isOne, replace }) => {
    if (except.includes(rule)) return rest;
    return rest.replace(pattern, (match: string) => {
      if (isOne && !isOne(match)) return match;
      found(rule);
      return replace(match, pseudonyms);
    });
  }, text);
  if (!isHiding(plain, except)) return plain;
  found("encoded");
  const hide = (part: string) => (isHiding(part, except) ? pseudonyms.mark("encoded", part) : part);
  const byParts = plain.replace(/[^\s<>"']+/g, hide);
  if (!isHiding(byParts, except)) return byParts;
  return plain.trimStart().startsWith("<")
    ? `<p>${pseudonyms.mark("encoded", plain)}</p>`
    : pseudonyms.mark("encoded", plain);
}

/** True when a text contains private data in an encoded form. */
function isHiding(text: string, except: readonly RedactionRule[]): boolean {
  return privateRulesIn(text, except).length > 0;
}

/** Returns the redaction rules that match a text, plain or decoded. */
export function privateRulesIn(text: string, except: readonly RedactionRule[] = []): RedactionRule[] {
  if (isHarmless(text)) return [];
  const views = [...decodings(text)];
  return detectors.flatMap(({ rule, pattern, isOne = () => true }) =>
    !except.includes(rule) && views.some((view) => [...view.matchAll(pattern)].some(([match]) => isOne(match)))
      ? [rule]
      : [],
  );
}
