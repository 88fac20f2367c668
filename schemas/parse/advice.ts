import type { z } from "zod";
import type { Language } from "#schemas/site/language-codes.ts";
import type { FieldMeta } from "#schemas/values/field.ts";
import { toPointer } from "./issue.ts";
import { type Field, isAbsent, isRecord, memberFor, shapeOf } from "./shape.ts";
import { foreignScript, hasMarkup } from "./text-advice.ts";

type Path = (string | number)[];

/** A remark about a valid value for the editor; nothing is removed for it. */
export interface Advice {
  code: "expected-missing" | "too-long" | "unknown-field" | "untranslated" | "markup-in-text" | "wrong-script";
  path: Path;
  expected: string;
  received: unknown;
}

/**
 * Compares a value as sent with the field metadata of its schema: expected fields, advised lengths, unknown fields,
 * markup in plain text, and the script of the page's language. Paths with a fault are skipped, since they are already
 * reported.
 */
export function advise(
  schema: z.ZodType,
  value: unknown,
  language: Language,
  faults: readonly { path: Path }[] = [],
): Advice[] {
  const advice: Advice[] = [];
  const path: Path = [];
  const faulty = new Set(faults.map((fault) => toPointer(fault.path)));
  const note = (code: Advice["code"], expected: string, received: unknown) => {
    if (!faulty.has(toPointer(path))) advice.push({ code, path: [...path], expected, received });
  };

  function walk(schema: z.ZodType, value: unknown): void {
    const shape = shapeOf(schema);
    if (shape.kind === "leaf") {
      if (typeof value === "string") adviseText(shape.format, value);
    } else if (shape.kind === "union") {
      const member = memberFor(shape, value);
      if (member) walk(member, value);
    } else if (shape.kind === "list" && Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        path.push(index);
        walk(shape.item, value[index]);
        path.pop();
      }
    } else if (shape.kind === "object" && isRecord(value)) {
      for (const field of shape.fields) walkField(field, value[field.key]);
      if (!shape.isLoose) noteUnknown(shape.keys, value);
    }
  }

  function walkField({ key, schema, meta }: Field, value: unknown): void {
    path.push(key);
    if (meta?.expected && isAbsent(value)) note("expected-missing", meta.en, value);
    if (meta?.advisedLength && typeof value === "string" && value.length > meta.advisedLength)
      note("too-long", `at most ${meta.advisedLength} characters`, value);
    if (value !== undefined && value !== null) walk(schema, value);
    path.pop();
  }

  function noteUnknown(keys: ReadonlySet<string>, value: Record<string, unknown>): void {
    for (const key in value) {
      if (keys.has(key)) continue;
      path.push(key);
      note("unknown-field", "a known field", value[key]);
      path.pop();
    }
  }

  function adviseText(format: FieldMeta["format"] | null, text: string): void {
    if (format !== "text" && format !== "html") return;
    if (format === "text" && hasMarkup(text)) note("markup-in-text", "plain text", text);
    const foreign = foreignScript(text, language);
    if (foreign) note("wrong-script", `text in ${language}`, text);
  }

  walk(schema, value);
  return advice;
}
