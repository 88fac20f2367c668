import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { faultsOf } from "#harness/content/faults.ts";
import { ownReference } from "#harness/content/page-record.ts";
import { maximalOf, minimalOf } from "#harness/content/records.ts";
import { contractFiles, readContract } from "#harness/contract/contract.ts";
import { brokenRules, missing } from "#schemas/parse/broken-rules.ts";
import { shapeOf } from "#schemas/parse/shape.ts";
import { isStructureKey, structures } from "#schemas/structures/registry.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { inTurn } from "./exhaustive.ts";

const root = join(import.meta.dirname, "..");
const files = await contractFiles();
const page = files["structures.md"] ?? "";

test("the contract in docs/ is what the schemas give: write it anew with npm run contract", () => {
  const written = readContract();
  expect(Object.keys(written).toSorted()).toEqual(Object.keys(files).toSorted());
  expect(Object.keys(files).filter((name) => written[name] !== files[name])).toEqual([]);
});

test("each key of the CMS has a JSON Schema and a table with all of its fields", () => {
  const keys = Object.entries(defaultStructureKeys);
  expect(keys.length).toBeGreaterThanOrEqual(Object.keys(structures).length);
  for (const [cmsKey, key] of keys) {
    const schema = JSON.parse(files[`contract/${cmsKey}.schema.json`] ?? "{}");
    const shape = shapeOf(structures[key].data);
    const fields = shape.kind === "object" ? shape.fields : [];
    expect(Object.keys(schema.properties.data.properties)).toEqual(fields.map((field) => field.key));
    const section = page.split(`\n## ${cmsKey}\n`)[1]?.split("\n## ")[0] ?? "";
    for (const field of fields) expect(section).toContain(`| \`${field.key}\` | ${field.meta?.cs} |`);
  }
});

test.each(Object.entries(defaultStructureKeys))(
  "%s: its JSON Schema is as strict as the portal, rules apart",
  (cmsKey, key) => {
    const schema: z.ZodType = structures[key].data;
    const { properties, $defs } = JSON.parse(files[`contract/${cmsKey}.schema.json`] ?? "", withoutRules);
    const published = z.fromJSONSchema({ ...properties.data, $defs });
    const maximal = maximalOf(schema, key);
    expect([maximal, minimalOf(schema, key)].map((value) => published.safeParse(value).error)).toEqual([
      undefined,
      undefined,
    ]);
    const faults = inTurn([...faultsOf(schema, maximal, ownReference)], ({ pointer }) => pointer);
    const lacksNothing = (value: unknown) => !brokenRules(schema, value).some(({ rule }) => rule.code === missing);
    const isGood = (value: unknown) => schema.safeParse(value).success && lacksNothing(value);
    const differing = faults.filter(({ value }) => published.safeParse(value).success !== isGood(value));
    const isRule = (code: string) => code === "custom" || code.includes(".");
    expect(
      differing.filter(({ codes }) => !codes.some(isRule)).map(({ name, pointer }) => `${pointer} ${name}`),
    ).toEqual([]);
    expect(faults.length).toBeGreaterThan(differing.length);
  },
);

/** Zod ignores `if`; the test below checks the rules. */
function withoutRules(key: string, value: unknown): unknown {
  if (key !== "allOf" || !Array.isArray(value)) return value;
  const others = value.filter((each) => !("x-rule" in each));
  return others.length > 0 ? others : undefined;
}

test("each rule over several fields has a sentence below its table and a form in the schemas", () => {
  const codes = new Set<string>();
  const formless: string[] = [];
  const note = (key: string, value: unknown): unknown => {
    if (key !== "allOf" || !Array.isArray(value)) return value;
    for (const { "x-rule": code, title, description, ...form } of value) {
      if (!code) continue;
      codes.add(code);
      expect(page, code).toContain(`| \`${code}\` | `);
      expect(page, code).toContain(`| ${title} | ${description} |`);
      if (!["anyOf", "if", "x-order", "properties"].some((name) => name in form)) formless.push(code);
    }
    return value;
  };
  for (const [name, text] of Object.entries(files)) if (name.endsWith(".json")) JSON.parse(text, note);
  expect(codes.size).toBeGreaterThan(35);
  // What JSON Schema cannot express.
  expect([...new Set(formless)].toSorted()).toEqual([
    ...[
      "event.movedDate",
      "event.recurrence",
      "form.comparison",
      "form.condition",
      "form.keys",
      "guide.condition",
      "guide.keys",
      "guide.trend-question",
      "notice.delivery",
      "payment.exceptionFar",
      "payment.exceptionTwice",
      "units.depth",
      "value.double",
      "value.expression",
      "value.overlap",
      "value.unit",
    ],
  ]);
});

test("every template the contract names is there", () => {
  const named = [...page.matchAll(/`(templates\/([\w-]+)\/\2\.tsx)`/g)];
  expect(named.map(([, , key = ""]) => key).filter((key) => !isStructureKey(key))).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(Object.keys(structures).length);
  expect(named.map(([, file = ""]) => file).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("every link within the contract leads somewhere", () => {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => text.toLowerCase().replaceAll(" ", "-"));
  const anchors = new Set([...headings, ...[...page.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id)]);
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  const paths = [...page.matchAll(/\]\((contract\/[^)]+)\)/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(Object.keys(structures).length);
  expect(paths.filter((path) => !(path in files))).toEqual([]);
});
