import { toPointer } from "#schemas/parse/issue.ts";
import type { RawFinding } from "./findings.ts";

/**
 * Findings that another one includes: the code is not reported where one of the listed codes is reported about the same
 * words, so that one mistake is one finding.
 */
const includedIn: Readonly<Record<string, readonly string[]>> = {
  "abbreviation.unexplained": [
    "text.leftover",
    "text.note",
    "text.placeholder",
    "text.program-error",
    "text.upper-case",
  ],
  // Two amounts without a space between were one and its correction.
  "amount.separator": ["text.tracked-change"],
  "content.empty": ["html.empty"],
  "content.expired": ["dates.order"],
  "content.file-only": ["document.missing", "link.broken", "link.private"],
  "dictionary.joined": ["wrong-script"],
  "email.broken": ["link.broken", "link.other-contact"],
  "expected-missing": ["guide.nothing", "guide.not-proven"],
  "form.question-repeated": ["form.label-sample"],
  "hours.other-note": ["hours.contradictory"],
  "html.dropped": ["link.broken", "link.private", "text.tracked-change"],
  // A link whose target is refused leads elsewhere than one with the same text.
  "link.ambiguous": [
    "invalid-type",
    "invalid-union",
    "missing",
    "redirect.self",
    "reference.self",
    "reference.unresolved",
  ],
  "image.language": ["untranslated", "wrong-script"],
  "image.repeated": ["list.entry-repeated"],
  "link.bare-address": ["link.other-host"],
  "link.size-unsaid": ["link.broken", "link.private"],
  "paragraph.long": ["sentence.long", "too-long"],
  "person.whole-name": ["wrong-script"],
  "person.capitals": ["wrong-script"],
  "phone.digits": ["link.other-contact"],
  "region.contradictory": ["postcode.region"],
  "region.town": ["postcode.region", "region.contradictory"],
  "sentence.long": ["too-long"],
  "text.broken-off": ["text.note", "text.placeholder", "too-long"],
  "text.capitals": ["text.leftover", "text.note", "text.placeholder"],
  "text.doubled-word": ["text.placeholder"],
  "text.foreign-language": ["image.language", "untranslated"],
  "text.html": ["markup-in-text"],
  "text.invisible": ["html.empty"],
  "text.placeholder": ["anchor.dead", "form.label-sample", "form.option-placeholder", "image.placeholder", "text.note"],
  "text.upper-case": ["text.leftover", "text.note", "text.placeholder"],
  "text.underlined": ["text.tracked-change"],
  "translation.differs": ["contact.other-than-field"],
  "value.gap": ["value.ended"],
  "value.unknown": ["value.other-site"],
  "wrong-script": ["untranslated"],
};

/** Returns the findings without those that others include. */
export function withoutIncluded(all: readonly RawFinding[]): RawFinding[] {
  return all.filter((found) => {
    const codes = includedIn[found.code];
    return !codes || !all.some((other) => codes.includes(other.code) && isSameMistake(found, other));
  });
}

function isSameMistake(found: RawFinding, other: RawFinding): boolean {
  const isNear = placesOf(found).some((own) =>
    placesOf(other).some((each) => isWithin(own, each) || isWithin(each, own)),
  );
  if (!isNear) return false;
  const [words, others] = [wordsOf(found), wordsOf(other)];
  if (words.length === 0 || others.length === 0) return true;
  return words.some((own) => others.some((each) => own.includes(each) || each.includes(own)));
}

function placesOf({ path, alsoAt = [] }: RawFinding): string[] {
  return [path, ...alsoAt].map(toPointer);
}

function isWithin(pointer: string, other: string): boolean {
  return pointer === other || pointer.startsWith(`${other}/`);
}

/** Returns the words of a text that a finding is about, in small letters and without signs; none for the whole place. */
function wordsOf({ about, values = {} }: RawFinding): string[] {
  const { context: _, ...shown } = values;
  const texts = about ?? Object.values(shown).filter((value) => typeof value === "string");
  return texts.map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")).filter((text) => text.length > 1);
}
