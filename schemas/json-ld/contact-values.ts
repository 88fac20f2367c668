import { emailsIn } from "#schemas/values/office/emails.ts";
import { numbersOf } from "#schemas/values/office/phone.ts";

/** Numbers of a telephone field; a single one as text. */
export function telephonesOf(phone: { display: string }): string | string[] {
  return oneOrAll(numbersOf(phone).map(({ text }) => text));
}

/** Addresses of an e-mail field; a single one as text. */
export function emailsOf(email: string): string | string[] {
  return oneOrAll(emailsIn(email));
}

function oneOrAll(values: string[]): string | string[] {
  return values.length === 1 ? (values[0] ?? "") : values;
}
