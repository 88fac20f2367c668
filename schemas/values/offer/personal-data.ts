import { html } from "#schemas/values/html.ts";
import { withoutTags } from "#schemas/values/text.ts";

/** Text of an applicant, published without personal data of private persons; each occurrence is a separate issue. */
export const anonymisedHtml = html
  .refine((source) => !hasBirthNumber(toPlain(source)), { message: "personal-data.birth-number" })
  .refine((source) => !phone.test(toPlain(source)), { message: "personal-data.phone" })
  .refine((source) => !address.test(toPlain(source)), { message: "personal-data.address" });

/** Text of an office: it may contain the office's addresses and phones, but never a birth number. */
export const officialHtml = html.refine((source) => !hasBirthNumber(toPlain(source)), {
  message: "personal-data.birth-number",
});

/** Czech phone numbers with the country prefix, and mobile numbers without it; amounts of money are excluded. */
const phone =
  /(?<!\d|\d )(?:(?:\+|00)420 ?(?:\d{3} ?){2}\d{3}|(?:60[1-8]|7[02379]\d) ?\d{3} ?\d{3})(?! ?\d| ?(?:Kč|CZK|korun))/;

/** A stated residence or a postal address: `Lipová 12, 280 02 Kolín`. */
const address =
  /(?:bytem|bydliště|trvalý pobyt|trvalého pobytu)[^.]{0,40}?\p{Lu}\p{L}{1,40}[^.]{0,30}?\d|\p{L} \d{1,4}(?:\/\d{1,4}\p{L}?)?,? \d{3} ?\d{2},? \p{Lu}\p{Ll}/u;

export function hasBirthNumber(text: string): boolean {
  return [...text.matchAll(/(?<![\d/])(\d{6})( ?\/ ?|)(\d{3,4})(?![\d/])/g)].some(
    ([, day = "", slash = "", suffix = ""]) =>
      isBirthDay(day) && (suffix.length === 4 ? Number(day + suffix) % 11 === 0 : slash !== ""),
  );
}

/**
 * True for digits of a birth number: year, month and day, two each. The month is raised by 50 for women and by 20 when
 * the series is exhausted.
 */
function isBirthDay(digits: string): boolean {
  const month = Number(digits.slice(2, 4)) % 50;
  const day = Number(digits.slice(4));
  return ((month >= 1 && month <= 12) || (month >= 21 && month <= 32)) && day >= 1 && day <= 31;
}

function toPlain(source: string): string {
  return withoutTags(source, " ").replace(/(?:&nbsp;|&#160;|\s)+/g, " ");
}
