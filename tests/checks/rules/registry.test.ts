import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TriedRule } from "#checks/rules/examples.ts";
import { rules } from "#checks/rules/registry.ts";
import editorsCs from "#locales/editors/cs.json" with { type: "json" };
import editorsEn from "#locales/editors/en.json" with { type: "json" };
import { toPointer } from "#schemas/parse/issue.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { subjectOf } from "./example-subject.ts";

const pointersOf = (rule: TriedRule, example: Parameters<typeof subjectOf>[0]) =>
  [...rule.check(subjectOf(example))].map(({ path }) => toPointer(path));

const kinds = (kind: "failed" | "passed" | "inapplicable") =>
  rules.flatMap((rule) =>
    rule.examples[kind].map((example, nth) => ({ code: `${rule.code} ${nth + 1}`, rule, example })),
  );

test("every rule that a file exports is in the registry", async () => {
  const folder = join(import.meta.dirname, "../../../checks/rules");
  const files = globSync("*.ts", { cwd: folder });
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  const exported = modules.flatMap((module) => Object.entries<unknown>(module));
  const unlisted = exported.filter(
    ([, value]) => isRecord(value) && "check" in value && !rules.some((rule) => Object.is(rule, value)),
  );
  expect(exported.length).toBeGreaterThan(rules.length);
  expect(
    unlisted.map(([name]) => name),
    "add each of these rules to checks/rules/registry.ts",
  ).toEqual([]);
});

test("every rule has a code of its own and examples of each kind", () => {
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThan(40);
  for (const { code, examples } of rules)
    for (const kind of [examples.failed, examples.passed, examples.inapplicable])
      expect(
        kind.length,
        `give ${code} an example that fails, one that passes and one that is inapplicable`,
      ).toBeGreaterThan(0);
});

test.each(kinds("failed"))("$code: the failing example is found at its place", ({ rule, example }) => {
  const at = typeof example === "string" ? "/data/obsah" : (example.at ?? "/data/obsah");
  expect(pointersOf(rule, example)).toContain(at);
});

test.each(kinds("passed"))("$code: nothing is wrong with the passing example", ({ rule, example }) => {
  expect(pointersOf(rule, example)).toEqual([]);
});

test.each(kinds("inapplicable"))("$code: the inapplicable example is none of its business", ({ rule, example }) => {
  expect(pointersOf(rule, example)).toEqual([]);
});

test.each(kinds("failed"))("$code: the same subject gets the same answer twice", ({ rule, example }) => {
  const subject = subjectOf(example);
  const before = JSON.stringify(subject.record);
  expect([...rule.check(subject)]).toEqual([...rule.check(subject)]);
  expect(JSON.stringify(subject.record)).toBe(before);
});

test.each(rules)(
  "$code has words in both languages, and they name nothing that it does not say",
  ({ code, examples, check }) => {
    const problems = examples.failed.flatMap((example) => [...check(subjectOf(example))]);
    for (const texts of [editorsCs, editorsEn]) {
      const words = wordsOf(texts, code);
      const missing = `write codes.${code}.message and codes.${code}.fix in locales/editors/{cs,en}.json`;
      expect(words, missing).toMatchObject({ fix: expect.any(String) });
      const sentences = Object.entries(words);
      expect(sentences.some(([name]) => name === "message" || name === "message_other")).toBe(true);
      const named = sentences.flatMap(([, sentence]) =>
        [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
      );
      const always = ["label", "received"];
      for (const { values } of problems)
        expect([...always, ...Object.keys(values ?? {})]).toEqual(expect.arrayContaining(named));
    }
  },
);

function wordsOf(texts: object, code: string): Record<string, string> {
  const found = ["codes", ...code.split(".")].reduce<unknown>(
    (node, key) =>
      typeof node === "object" && node !== null ? Object.entries(node).find(([name]) => name === key)?.[1] : null,
    texts,
  );
  const entries = typeof found === "object" && found !== null ? Object.entries(found) : [];
  return Object.fromEntries(entries.filter(([, sentence]) => typeof sentence === "string"));
}
