import { decodings } from "#harness/check/private-data/decodings.ts";
import { detectors, isHarmless, type RedactionRule } from "./detectors.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

interface Options {
  pseudonyms: Pseudonyms;
  /** Rules that do not apply, such as those of contacts that an office publishes. */
  except?: readonly RedactionRule[];
  /** Called with each rule by which something was replaced. */
  found?(rule: RedactionRule): void;
}

/** Replaces secrets and personal data of a text, also encoded ones. */
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

/** True when a text holds something private once it is decoded. */
function isHiding(text: string, except: readonly RedactionRule[]): boolean {
  return privateRulesIn(text, except).length > 0;
}

/** Returns the rules that a text breaks as it stands and as it decodes. */
export function privateRulesIn(text: string, except: readonly RedactionRule[] = []): RedactionRule[] {
  if (isHarmless(text)) return [];
  const views = [...decodings(text)];
  return detectors.flatMap(({ rule, pattern, isOne = () => true }) =>
    !except.includes(rule) && views.some((view) => [...view.matchAll(pattern)].some(([match]) => isOne(match)))
      ? [rule]
      : [],
  );
}
