import { decodings, foldedBase64, inlineImage } from "#harness/check/private-data/decodings.ts";
import { joined, replaceBetweenTags } from "#harness/check/private-data/joined-text.ts";
import { type Detector, detectors, folded, isHarmless, type RedactionRule, valuesIn } from "./detectors.ts";
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
  const withPseudonyms = (part: string) => {
    const viewsOf = createViews();
    let rest = part;
    for (const detector of detectors) {
      if (except.includes(detector.rule)) continue;
      for (const view of ["plain", "joined"] as const)
        rest = replaceIn(rest, viewsOf(rest)[view], detector, (value) => {
          found(detector.rule);
          return detector.replace(value, pseudonyms);
        });
    }
    return rest;
  };
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

/** A text as detectors read it. */
interface View {
  text: string;
  /** Replaces a range of the view in the original text. */
  originalOf(start: number, end: number): [start: number, end: number];
}

/** Creates a function that returns a text as written and without tags within lines, which stays the same until the text changes. */
function createViews() {
  let last: { of: string; plain: View; joined: View | null } | null = null;
  return (of: string) => {
    if (last?.of === of) return last;
    const whole = joined(of);
    last = {
      of,
      plain: { text: folded(of), originalOf: (start, end) => [start, end] },
      joined: whole.text === of ? null : { text: folded(whole.text), originalOf: whole.originalOf },
    };
    return last;
  };
}

/** Replaces the values found in a view; what is between them stays as it was written, also tags within them. */
function replaceIn(text: string, view: View | null, detector: Detector, replace: (value: string) => string): string {
  if (view === null) return text;
  let result = "";
  let next = 0;
  for (const { value, index } of valuesIn(view.text, detector)) {
    const [start, end] = view.originalOf(index, index + value.length);
    result += text.slice(next, start) + replaceBetweenTags(text.slice(start, end), replace(value));
    next = end;
  }
  return next === 0 ? text : result + text.slice(next);
}

/** True when a text contains private data in an encoded form. */
function isHiding(text: string, except: readonly RedactionRule[]): boolean {
  return privateRulesIn(text, except).length > 0;
}

/** Returns the redaction rules that match a text, plain or decoded. */
export function privateRulesIn(text: string, except: readonly RedactionRule[] = []): RedactionRule[] {
  if (isHarmless(text)) return [];
  const views = [...decodings(text)].map(folded);
  return detectors.flatMap((detector) =>
    !except.includes(detector.rule) && views.some((view) => !valuesIn(view, detector).next().done)
      ? [detector.rule]
      : [],
  );
}
