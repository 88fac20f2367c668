import { expect, test } from "vitest";
import { maximalOf, minimalOf } from "#harness/content/records.ts";
import { alternativesOf, withListsOf, withLongWords, withOddTexts } from "#harness/content/variations.ts";
import { isRecord, structures } from "../portal.ts";
import { dataOfForm, formOfData } from "../wire/data.ts";
import { readFixtures } from "./fixtures.ts";

const keys = new Map(Object.values(structures).map(({ names, data }) => [names.cms, data]));
const fixtures = readFixtures().filter(({ record }) => keys.has(record.structure.key));

test("every valid fixture goes into its form and comes out of it equal", () => {
  const valid = fixtures.filter(({ isValid }) => isValid);
  expect(valid.length).toBeGreaterThan(700);
  const changed = valid.flatMap(({ file, record }) => {
    const schema = keys.get(record.structure.key);
    if (!schema) throw new Error(`${file} has no schema`);
    // Forms are transferred as JSON.
    const form = JSON.parse(JSON.stringify(formOfData(schema, record.data)));
    const data = dataOfForm(schema, form, record.data, () => undefined, record.language === "cs_cz");
    try {
      expect(withoutNulls(data)).toEqual(withoutNulls(record.data));
      return [];
    } catch (error) {
      return [`${file}: ${error instanceof Error ? error.message : error}`];
    }
  });
  expect(changed).toEqual([]);
});

test("every leaf of every structure goes into its form and comes out of it, long texts and other scripts too", () => {
  expect(Object.keys(structures).length).toBeGreaterThan(30);
  for (const [key, { data: schema }] of Object.entries(structures)) {
    const full = maximalOf(schema, key);
    const all = [full, minimalOf(schema, key), ...alternativesOf(schema, full, key).map(({ value }) => value)];
    for (const value of [
      ...all,
      withLongWords(schema, full),
      withListsOf(3, schema, full),
      withOddTexts(schema, full),
    ]) {
      const data = isRecord(value) ? value : {};
      const form = JSON.parse(JSON.stringify(formOfData(schema, data)));
      expect(withoutNulls(dataOfForm(schema, form, {}, () => undefined, true)), key).toEqual(withoutNulls(data));
    }
  }
});

/** Inside a field, the portal treats null and a missing value alike. */
function withoutNulls(value: unknown, isTop = true): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, false));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, own]) => own !== null || isTop);
  return Object.fromEntries(entries.map(([key, own]) => [key, withoutNulls(own, false)]));
}
