import { expect, test } from "vitest";
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
    // Forms travel as JSON.
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

/** Inside a field, null and nothing are the same to the portal. */
function withoutNulls(value: unknown, isTop = true): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, false));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, own]) => own !== null || isTop);
  return Object.fromEntries(entries.map(([key, own]) => [key, withoutNulls(own, false)]));
}
