import { z } from "zod";
import { withValue } from "#harness/content/nodes.ts";
import type { Area, Defect } from "#harness/self-test/defect.ts";
import { findingsIn, recordOf, seriousFindingsIn, signatureOf } from "#harness/self-test/in-content.ts";
import { fromPointer } from "#schemas/parse/issue.ts";
import json from "./content.json" with { type: "json" };

/** A defect in a recorded content item; the value is removed unless a value is set, appended or merged. */
const row = z.strictObject({
  name: z.string(),
  code: z.string(),
  /** Pointer of the changed value and of the expected finding. */
  at: z.string(),
  set: z.union([z.string(), z.number(), z.boolean()]).optional(),
  append: z.string().optional(),
  merge: z.record(z.string(), z.unknown()).optional(),
  /** Below fixtures/contents. */
  fixture: z.string().optional(),
  /** Part of the Czech message, such as a suggested name. */
  says: z.string().optional(),
});
type Row = z.output<typeof row>;

const rows = z.strictObject({ schema: z.array(row), reference: z.array(row), rule: z.array(row) }).parse(json);

/** Records that violate their schema, have broken references, or break a rule. */
export const contentDefects: readonly Defect[] = (["schema", "reference", "rule"] as const).flatMap((area) =>
  rows[area].map((each) => toDefect(area, each)),
);

function toDefect(area: Area, { name, code, at, fixture, says = "", ...change }: Row): Defect {
  const path = fromPointer(at);
  return {
    name,
    area,
    expected: { code, place: at, says },
    // Correct content may also get advice.
    original: async () => (await seriousFindingsIn(recordOf(fixture))).map(signatureOf),
    seeded: async () => {
      const record = recordOf(fixture);
      const value = path.reduce<unknown>((node, key) => Object(node)[key], record);
      return (await findingsIn(withValue(record, path, changed(value, change)))).map(signatureOf);
    },
  };
}

function changed(value: unknown, { set, append, merge }: Pick<Row, "set" | "append" | "merge">): unknown {
  if (append !== undefined) return `${value}${append}`;
  return merge ? { ...Object(value), ...merge } : set;
}
