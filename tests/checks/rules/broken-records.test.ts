import { expect, test } from "vitest";
import type { Problem, Subject } from "#checks/rule.ts";
import { rules } from "#checks/rules/registry.ts";
import { faultsOf } from "#harness/content/faults.ts";
import hostile from "#harness/content/hostile-texts.json" with { type: "json" };
import { ownReference, recordOf } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { variationsOf } from "#harness/content/variations.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { type Content, toContent, wireContent } from "#schemas/site/content.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { isStructureKey, type StructureKey, structures } from "#schemas/structures/registry.ts";
import { inTurn, isExhaustive } from "../../exhaustive.ts";
import { chances } from "../chances.ts";
import { exampleNow, subjectOf } from "./example-subject.ts";

const keys = Object.keys(structures).filter(isStructureKey);
const library = subjectOf({ library: { documents: [], categories: [] } }).library;

function subjectFor(key: StructureKey, data: unknown): Subject {
  const record = recordOf(key, data);
  const content: Content = toContent(
    wireContent.parse({ ...record, data: isRecord(data) ? { ...data, layout: null } : {} }),
  );
  return { content, record, key, library, translations: languageCodes, now: exampleNow };
}

function problemsOf(subject: Subject): Problem[] {
  return rules.flatMap((rule) => [...rule.check(subject)]);
}

test.each(keys)("%s: rules never throw on broken records", { timeout: 120_000 }, (key) => {
  const schema = structures[key].data;
  const maximal = maximalOf(schema, key);
  const faults = inTurn([...faultsOf(schema, maximal, ownReference)], ({ pointer }) => pointer);
  const values = [...faults, ...variationsOf(schema, maximal)].map(({ value }) => value);
  expect(values.length).toBeGreaterThan(10);
  for (const value of values)
    for (const { path } of problemsOf(subjectFor(key, value))) expect(path.length).toBeGreaterThan(0);
});

test("rules never throw on arbitrary data", { timeout: 120_000 }, () => {
  const { json, pick, below } = chances(7);
  let fieldCount = 0;
  const rounds = isExhaustive ? 5000 : 500;
  for (let round = 0; round < rounds; round++) {
    const key = pick(keys);
    const fields = Object.keys(structures[key].data.shape ?? {});
    const data = Object.fromEntries(fields.filter(() => below(2) === 0).map((field) => [field, json(4)]));
    problemsOf(subjectFor(key, data));
    fieldCount += Object.keys(data).length;
  }
  expect(fieldCount).toBeGreaterThan(rounds / 2);
});

// How the time grows with a text, "npm run bench -- growth" measures.
test("rules never throw on texts that consist of one part again and again", { timeout: 120_000 }, () => {
  for (const part of hostile) {
    const text = part.repeat(20_000 / part.length);
    problemsOf(subjectOf({ data: { obsah: text }, library: { documents: [] } }));
    problemsOf(subjectOf({ data: { perex: text, sekce: [{ typ: "markdown", obsah: text }] }, library: {} }));
    const polozky = [{ titulek: text, adresa: text }];
    problemsOf(subjectOf({ data: { sekce: [{ typ: "odkazy", polozky }] }, library: {} }));
  }
  expect(hostile.length).toBeGreaterThan(100);
});
