import { expect, test } from "vitest";
import { changesBetween } from "#checks/changes/changes.ts";
import { createRandom } from "#harness/content/random.ts";
import { parseContent, structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { isExhaustive } from "../../exhaustive.ts";
import { readFixture, recordedFiles } from "../../recorded.ts";
import { plantedEdits } from "./planted.ts";

const records = recordedFiles.flatMap((file) => {
  const record: unknown = readFixture(file);
  const { content, issues } = parseContent(record);
  return content && issues.length === 0 ? [{ file, record, key: structureKeyOf(content) }] : [];
});

/** The longest record of each structure; in an exhaustive run, all of them. */
const samples = isExhaustive
  ? records
  : [...Map.groupBy(records, ({ key }) => key).values()].flatMap(
      (own) => own.toSorted((a, b) => JSON.stringify(b.record).length - JSON.stringify(a.record).length)[0] ?? [],
    );

const told = (before: unknown, after: unknown, key: StructureKey) =>
  changesBetween({ record: before, key }, { record: after, key }).changes.map(
    ({ kind, pointer }) => `${kind} ${pointer}`,
  );

test("a single edit is named by its field, and nothing else is", () => {
  const random = createRandom(45);
  const edits = samples.flatMap(({ file, record, key }) =>
    plantedEdits(key, record, isExhaustive ? 60 : 8, random).map((edit) => ({ ...edit, file, key })),
  );
  const wrong = edits.flatMap(({ name, file, key, before, after, expected }) => {
    const found = told(before, after, key);
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ file, name, found: found.slice(0, 5) }];
  });
  expect(new Set(samples.map(({ key }) => key)).size).toBeGreaterThan(30);
  expect(edits.length).toBeGreaterThanOrEqual(200);
  expect(wrong).toEqual([]);
});

test("no record differs from itself as another program writes it", () => {
  const rewritten = (value: unknown, field = ""): unknown => {
    if (Array.isArray(value)) return value.map((item) => rewritten(item));
    if (typeof value !== "object") return value;
    if (value === null) return undefined;
    return Object.fromEntries(
      Object.entries(field === "data" ? { neznamePole: "x", ...value } : value)
        .toReversed()
        .map(([name, part]) => [name, part === null ? "" : rewritten(part, name)]),
    );
  };
  const wrong = records.flatMap(({ file, record, key }) => {
    const again = { ...Object(rewritten(record)), updatedAt: "2026-11-30T08:00:00", versionId: 99, published: false };
    const found = told(record, again, key);
    return found.length === 0 ? [] : [{ file, found: found.slice(0, 5) }];
  });
  expect(records.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
