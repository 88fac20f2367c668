import type { z } from "zod";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { isRecord, shapeOf } from "#portal/contract/parse/shape.ts";
import { wireContent } from "#portal/contract/site/content.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";
import type { RedactionRule } from "./detectors.ts";
import {
  dataSchemaOf,
  fieldOf,
  jsonIn,
  namesIn,
  passwordMask,
  personalKey,
  safeKeys,
  secretKey,
  shapeFor,
} from "./fields.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { privateRulesIn, redactText } from "./redact-text.ts";
import { createValueRedactor } from "./redact-values.ts";
import type { Redaction } from "./redaction.ts";

export interface Redacted {
  body: unknown;
  redactions: Redaction[];
  /** Values that are kept although they look private: public contacts and identifiers. */
  publicValues: ReadonlySet<string>;
}

/** Redacts a response of the CMS. */
export type Redactor = (json: unknown) => Redacted;

export function createRedactor(
  pseudonyms: Pseudonyms,
  structureKeys: Readonly<Record<string, string>> = defaultStructureKeys,
): Redactor {
  return (json) => {
    const redactions: Redaction[] = [];
    const seen = new Set<string>();
    const publicValues = new Set<string>();
    const path: (string | number)[] = [];

    function note(rule: RedactionRule): void {
      const pointer = toPointer(path);
      if (seen.has(`${rule} ${pointer}`)) return;
      seen.add(`${rule} ${pointer}`);
      redactions.push({ pointer, rule });
    }

    function keep(value: string): void {
      if (privateRulesIn(value).length > 0) publicValues.add(value);
    }

    function within<Result>(part: string | number, run: () => Result): Result {
      path.push(part);
      const result = run();
      path.pop();
      return result;
    }

    const values = createValueRedactor({ pseudonyms, names: [...namesIn(json, structureKeys)], note, keep });

    function walk(value: unknown, schema: z.ZodType | null, isPersonal: boolean): unknown {
      if (typeof value === "number") return values.number(value, path.at(-1), isPersonal);
      if (typeof value === "string") {
        if (isPersonal) return values.personalText(value, schema);
        const embedded = jsonIn(value);
        return embedded === undefined ? values.text(value, schema) : JSON.stringify(walk(embedded, schema, false));
      }
      const shape = schema && shapeFor(schema, value);
      if (Array.isArray(value)) {
        const item = shape?.kind === "list" ? shape.item : null;
        return value.map((each, index) => within(index, () => walk(each, item, isPersonal)));
      }
      if (!isRecord(value)) return value;
      const data = dataSchemaOf(value, structureKeys);
      const own = data === null ? shape : shapeOf(wireContent);
      const fieldAt = (key: string) =>
        data !== null && key === "data" ? { schema: data, isMarked: false } : fieldOf(own, key);
      return Object.fromEntries(
        Object.entries(value).map(([key, member]) => field(key, member, fieldAt(key), isPersonal)),
      );
    }

    /** Redacts the name and value of a field. */
    function field(key: string, value: unknown, { schema, isMarked }: ReturnType<typeof fieldOf>, isPersonal: boolean) {
      const rules: RedactionRule[] = [];
      const name = redactText(key, { pseudonyms, found: (rule) => rules.push(rule) });
      for (const rule of rules) within(name, () => note(rule));
      if (secretKey.test(key) && (typeof value === "string" || typeof value === "number")) {
        if (value !== passwordMask) within(name, () => note("password"));
        return [name, passwordMask];
      }
      if (typeof value === "string" && safeKeys.has(key) && /^[\d:.T-]{1,29}$/.test(value)) {
        keep(value);
        return [name, value];
      }
      const isOwn = isPersonal || isMarked || (schema === null && personalKey.test(key));
      return [name, within(name, () => walk(value, schema, isOwn))];
    }

    return { body: walk(json, null, false), redactions, publicValues: publicValues };
  };
}
