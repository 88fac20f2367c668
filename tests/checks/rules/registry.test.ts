import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Rule } from "#checks/rule.ts";
import { rules } from "#checks/rules/registry.ts";
import editorsCs from "#locales/editors/cs.json" with { type: "json" };
import editorsEn from "#locales/editors/en.json" with { type: "json" };
import { toPointer } from "#schemas/parse/issue.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { type Example, examples, subjectOf } from "./example-subject.ts";

const kinds = ["failed", "passed", "inapplicable"] as const;
const cases = (...wanted: (typeof kinds)[number][]) =>
  rules.flatMap((rule) =>
    wanted
      .flatMap((kind) => examples[rule.code]?.[kind] ?? [])
      .map((example, nth) => ({ name: `${rule.code} ${nth + 1}`, rule, example })),
  );
const problemsOf = (rule: Rule, example: Example) => [...rule.check(subjectOf(example))];

test("every exported rule is in the registry", async () => {
  const folder = join(import.meta.dirname, "../../../checks/rules");
  const modules = await Promise.all(globSync("**/*.ts", { cwd: folder }).map((file) => import(join(folder, file))));
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

test("every rule has its own code and examples of each kind in checks/rules/examples, and there are no other examples", () => {
  expect(Object.keys(examples).toSorted()).toEqual(rules.map(({ code }) => code).toSorted());
  expect(rules.length).toBeGreaterThan(40);
  for (const [code, own] of Object.entries(examples))
    for (const kind of kinds) expect(own[kind].length, `${code} ${kind}`).toBeGreaterThan(0);
});

test.each(cases("failed"))(
  "$name: the failing example is reported with its pointer, on every run",
  ({ rule, example }) => {
    const at = typeof example === "string" ? undefined : example.at;
    expect(problemsOf(rule, example).map(({ path }) => toPointer(path))).toContain(at ?? "/data/obsah");
    const subject = subjectOf(example);
    const before = JSON.stringify(subject.record);
    expect([...rule.check(subject)]).toEqual([...rule.check(subject)]);
    expect(JSON.stringify(subject.record)).toBe(before);
  },
);

test.each(cases("passed", "inapplicable"))(
  "$name: passing and inapplicable examples have no findings",
  ({ rule, example }) => {
    expect(problemsOf(rule, example)).toEqual([]);
  },
);

test.each(rules)("$code has texts in both languages, with only the placeholders it provides", (rule) => {
  const problems = examples[rule.code]?.failed.flatMap((example) => problemsOf(rule, example)) ?? [];
  for (const texts of [editorsCs, editorsEn]) {
    const words = wordsOf(texts, rule.code);
    const missing = `write codes.${rule.code}.message and .fix in locales/editors/{cs,en}.json`;
    expect(words, missing).toMatchObject({ fix: expect.any(String) });
    expect("message" in words || "message_other" in words).toBe(true);
    const named = JSON.stringify(words).matchAll(/\{\{(\w+)\}\}/g);
    const names = [...named].map(([, name]) => name);
    for (const { values } of problems)
      expect(["label", "received", ...Object.keys(values ?? {})]).toEqual(expect.arrayContaining(names));
  }
});

/** The texts below a code, without those of codes that continue it. */
function wordsOf(texts: object, code: string): Record<string, unknown> {
  const found = ["codes", ...code.split(".")].reduce<unknown>(
    (node, key) => (isRecord(node) ? node[key] : null),
    texts,
  );
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, sentence]) => typeof sentence === "string"));
}
