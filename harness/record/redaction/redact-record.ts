import { z } from "zod";
import { contactKindsOf } from "#harness/check/private-data/public-contacts.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { isRecord, shapeOf } from "#schemas/parse/shape.ts";
import { wireContent } from "#schemas/site/content.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import type { RedactionRule } from "./detectors.ts";
import {
  dataSchemaOf,
  fieldOf,
  hidden,
  jsonIn,
  namesIn,
  personalKey,
  safeKeys,
  safeNumbers,
  secretKey,
  shapeFor,
} from "./fields.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { privateRulesIn, redactText } from "./redact-text.ts";
import type { Redaction } from "./redaction.ts";

export interface Redacted {
  body: unknown;
  redactions: Redaction[];
  /** Values that stay although they look private: contacts that offices publish, and identifiers. */
  kept: ReadonlySet<string>;
}

/** Makes a function that replaces what is private in an answer of the CMS. */
export function createRedactor(
  pseudonyms: Pseudonyms,
  structureKeys: Readonly<Record<string, string>> = defaultStructureKeys,
) {
  return (json: unknown): Redacted => {
    const redactions: Redaction[] = [];
    const seen = new Set<string>();
    const kept = new Set<string>();
    const path: (string | number)[] = [];
    const phrases = [...namesIn(json, structureKeys)];

    function note(rule: RedactionRule): void {
      const pointer = toPointer(path);
      if (seen.has(`${rule} ${pointer}`)) return;
      seen.add(`${rule} ${pointer}`);
      redactions.push({ pointer, rule });
    }

    function keep(value: string): void {
      if (privateRulesIn(value).length > 0) kept.add(value);
    }

    function within<Result>(part: string | number, run: () => Result): Result {
      path.push(part);
      const result = run();
      path.pop();
      return result;
    }

    function text(value: string, schema: z.ZodType | null, isPersonal: boolean): string {
      const embedded = isPersonal ? undefined : jsonIn(value);
      if (embedded !== undefined) return JSON.stringify(walk(embedded, schema, false));
      if (isPersonal) return personalText(value, schema);
      let result = value;
      for (const phrase of phrases) {
        if (!result.includes(phrase)) continue;
        note("personal");
        result = result.replaceAll(phrase, pseudonyms.text(phrase));
      }
      const except = schema ? contactKindsOf(schema) : [];
      if (except.length > 0) keep(value);
      return redactText(result, { pseudonyms, except, found: note });
    }

    function personalText(value: string, schema: z.ZodType | null): string {
      if (value.trim() === "" || /^redacted-/.test(value)) return value;
      // A choice of few values, such as a region, says nothing of a person.
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
      if (!/^\d{9,10}$/.test(digits)) return value;
      if (safeNumbers.has(String(key))) {
        keep(digits);
        return value;
      }
      const [rule] = privateRulesIn(digits);
      if (rule === undefined) return value;
      note(rule);
      return Number(pseudonyms.digits(digits, "9900"));
    }

    function walk(value: unknown, schema: z.ZodType | null, isPersonal: boolean): unknown {
      if (typeof value === "string") return text(value, schema, isPersonal);
      if (typeof value === "number") return number(value, path.at(-1), isPersonal);
      const shape = schema && shapeFor(schema, value);
      if (Array.isArray(value)) {
        const item = shape?.kind === "list" ? shape.item : null;
        return value.map((each, index) => within(index, () => walk(each, item, isPersonal)));
      }
      if (!isRecord(value)) return value;
      const data = dataSchemaOf(value, structureKeys);
      const own = data === null ? shape : shapeOf(wireContent);
      return Object.fromEntries(
        Object.entries(value).map(([key, member]) => {
          const rules: RedactionRule[] = [];
          const name = redactText(key, { pseudonyms, found: (rule) => rules.push(rule) });
          for (const rule of rules) within(name, () => note(rule));
          const { schema: next, isMarked } =
            data !== null && key === "data" ? { schema: data, isMarked: false } : fieldOf(own, key);
          if (secretKey.test(key) && (typeof member === "string" || typeof member === "number")) {
            if (member !== hidden) within(name, () => note("password"));
            return [name, hidden];
          }
          const isOwn = isPersonal || isMarked || (next === null && personalKey.test(key));
          if (typeof member === "string" && safeKeys.has(key) && /^[\d:.T-]{1,29}$/.test(member)) {
            keep(member);
            return [name, member];
          }
          return [name, within(name, () => walk(member, next, isOwn))];
        }),
      );
    }

    return { body: walk(json, null, false), redactions, kept };
  };
}
