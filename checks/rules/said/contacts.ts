import type { RecordPath, Rule } from "#checks/rule.ts";
import { proseOf, sentencesOf } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { hasCommonWords } from "./likeness.ts";

interface Contact {
  written: string;
  /** Digits of a telephone number, or an address in small letters. */
  value: string;
  path: RecordPath;
  /** Name of the office or line. */
  name: string;
}

/** A telephone number or e-mail address in a text that is that of a contact of the record with a slip. */
const otherThanField: Rule = {
  code: "contact.other-than-field",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const fields = textsOf(subject).objects.flatMap(({ path, value, shape }) => {
      const name = [value["nazev"], value["jmeno"], value["prijmeni"], value["funkce"]].join(" ");
      return (["telefon", "email"] as const).flatMap((key): Contact[] => {
        const written = value[key];
        if (!shape.keys.has(key) || typeof written !== "string") return [];
        const [found] = contactsIn(written);
        return found ? [{ ...found, path: [...path, key], name }] : [];
      });
    });
    if (fields.length === 0) return;
    const known = new Set(fields.map(({ value }) => value));
    const texts = proseOf(subject).filter(({ path }) => !fields.some((field) => field.path.join() === path.join()));
    const said = texts.flatMap(({ path, text }) =>
      sentencesOf(text).flatMap((sentence) => contactsIn(sentence).map((each) => ({ ...each, path, sentence }))),
    );
    const times = Map.groupBy(said, ({ value }) => value);
    for (const { path, value, written, sentence } of said) {
      // A number that is said again is meant.
      if (known.has(value) || (times.get(value)?.length ?? 0) > 1) continue;
      const same = fields.filter((field) => field.value.includes("@") === value.includes("@"));
      const isNamed = (field: Contact) => same.length === 1 && hasCommonWords(sentence, field.name, 2);
      const meant = same.find((field) => isSlip(field.value, value) || (isNear(field.value, value) && isNamed(field)));
      if (!meant) continue;
      const values = { text: written, other: meant.written };
      yield { path, expected: meant.written, received: written, values, about: [written] };
    }
  },
};

const phone = /(?<![\d/+])(?:(?:\+|00) ?420[ \u00a0-]?)?(\d{3}[ \u00a0-]?\d{3}[ \u00a0-]?\d{3})(?![\d/]|[ \u00a0]\d)/g;
const email = /(?<![\p{L}\d._-])[\p{L}\d][\p{L}\d._-]{0,60}@[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,4}/giu;

function contactsIn(text: string): Pick<Contact, "written" | "value">[] {
  const phones = /\d{3}[ \u00a0-]?\d{3}/.test(text) ? [...text.matchAll(phone)] : [];
  const emails = text.includes("@") ? [...text.matchAll(email)] : [];
  return [
    ...phones.map(([written, digits = ""]) => ({ written, value: digits.replace(/\D/g, "") })),
    ...emails.map(([written]) => ({ written, value: written.toLowerCase() })),
  ];
}

/** True for two neighbouring digits or letters swapped, and for an address with one letter more, less or other. */
function isSlip(one: string, other: string): boolean {
  const first = [...one].findIndex((sign, index) => sign !== other[index]);
  if (first < 0) return one.includes("@") && other.length === one.length + 1;
  const swapped = `${one.slice(0, first)}${one.charAt(first + 1)}${one.charAt(first)}${one.slice(first + 2)}`;
  if (swapped === other) return true;
  const [rest, otherRest] = [one.slice(first), other.slice(first)];
  // Neighbouring lines differ in one digit, and so do addresses with numbers.
  if (!one.includes("@") || /\d/.test(one.charAt(first))) return false;
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
}

function isNear(one: string, other: string): boolean {
  if (one.includes("@")) return one.split("@")[0] === other.split("@")[0];
  return one.length === other.length && [...one].filter((digit, index) => digit !== other[index]).length <= 2;
}

export const contactRules: readonly Rule[] = [otherThanField];
