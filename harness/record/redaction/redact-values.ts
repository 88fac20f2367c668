import { z } from "zod";
import { contactKindsOf } from "#harness/check/private-data/public-contacts.ts";
import { shapeOf } from "#portal/contract/parse/shape.ts";
import type { RedactionRule } from "./detectors.ts";
import { safeNumbers } from "./fields.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { privateRulesIn, redactText } from "./redact-text.ts";

interface Redacting {
  pseudonyms: Pseudonyms;
  /** Names of people in the response, which are replaced everywhere. */
  names: readonly string[];
  /** Called with the rule of each replaced value. */
  note(rule: RedactionRule): void;
  /** Called with each value that is kept although it looks private. */
  keep(value: string): void;
}

/** Creates functions that redact single values. */
export function createValueRedactor({ pseudonyms, names, note, keep }: Redacting) {
  return { text, personalText, number };

  function text(value: string, schema: z.ZodType | null): string {
    let result = value;
    for (const name of names) {
      if (!result.includes(name)) continue;
      note("personal");
      result = result.replaceAll(name, pseudonyms.text(name));
    }
    const except = schema ? contactKindsOf(schema) : [];
    if (except.length > 0) keep(value);
    return redactText(result, { pseudonyms, except, found: note });
  }

  function personalText(value: string, schema: z.ZodType | null): string {
    if (value.trim() === "" || /^redacted-/.test(value)) return value;
    // A value of an enumeration, such as a region, does not identify a person.
    if (schema && shapeOf(schema).schema instanceof z.ZodEnum) return value;
    note("personal");
    const detected = redactText(value, { pseudonyms });
    if (/^redacted-\S+$/.test(detected)) return detected;
    if (schema === null || contactKindsOf(schema).length === 0)
      return redactText(pseudonyms.text(value), { pseudonyms });
    return detected === value ? pseudonyms.digits(value, "01") : detected;
  }

  function number(value: number, key: string | number | undefined, isPersonal: boolean): number {
    const digits = String(value);
    if (isPersonal && digits.length > 3) {
      note("personal");
      return Number(digits.slice(0, 3) + pseudonyms.digits(digits.slice(3)));
    }
    if (!/^(?:\d{9,10}|420\d{9})$/.test(digits)) return value;
    if (safeNumbers.has(String(key))) {
      keep(digits);
      return value;
    }
    const [rule] = privateRulesIn(digits);
    if (rule === undefined) return value;
    note(rule);
    return Number(pseudonyms.digits(digits, "9900"));
  }
}
