import { expect, test } from "vitest";
import { z } from "zod";
import { files, many, one } from "#schemas/forms/fields.ts";
import { parseForm } from "#schemas/forms/parse-form.ts";
import { type ProblemCode, problemCodes } from "#schemas/forms/problems.ts";
import * as rules from "#schemas/forms/rules.ts";
import type { SubmittedFile } from "#schemas/forms/submission.ts";

/** Returns the problem of a form with a single text field; null when there is none. */
function judge(schema: z.ZodType, text: string | null) {
  const sent = new Map(text === null ? [] : [["own", [text]]]);
  return problemOf(parseForm(z.object({ own: one(schema) }), { fields: sent, files: [] }));
}

function problemOf(result: ReturnType<typeof parseForm>) {
  if (result.data) return null;
  expect(result.problems).toHaveLength(1);
  const [{ code, params } = { code: null, params: {} }] = result.problems;
  return { code, params };
}

const text = z.string();

/** For each rule: valid and invalid values, and the parameters of its message. */
const table: Partial<Record<ProblemCode, { schema: z.ZodType; good: string[]; bad: string[]; params?: object }>> = {
  required: { schema: text, good: ["x", "0"], bad: ["", " ", "\t\r\n"] },
  email: {
    schema: text.check(rules.email),
    good: ["jana@posta.example", "a.b+c@d.cz"],
    bad: ["jana", "a@b", "@b.cz", "a b@c.cz", "a@b.cz, c@d.cz"],
  },
  integer: { schema: text.check(rules.integer), good: ["0", "-12", "+7"], bad: ["1.5", "1,5", "a", "1e3", "-"] },
  numeric: { schema: text.check(rules.numeric), good: ["0", "1,5", "1.5"], bad: ["-1", "1,", "a", "1 000"] },
  decimal: { schema: text.check(rules.decimal), good: ["1,5", "-.5", "3"], bad: ["+", "1,5,5", ",", "x"] },
  alpha: { schema: text.check(rules.alpha), good: ["Žofie", "Ольга", "Їжак"], bad: ["Jana 2", "a-b", "1"] },
  alphaNum: { schema: text.check(rules.alphaNum), good: ["č12", "Ольга7"], bad: ["a b", "a_b", "č-1"] },
  url: {
    schema: text.check(rules.url),
    good: ["https://www.mpsv.cz/a?b#c", "http://x.cz"],
    bad: ["mpsv.cz", "javascript:alert(1)", "ftp://x.cz", "https://"],
  },
  ipAddress: {
    schema: text.check(rules.ipAddress),
    good: ["10.0.0.1", "::1", "2001:db8::7"],
    bad: ["10.0.0", "256.1.1.1", "1.2.3.4.5", "g::1"],
  },
  macAddress: {
    schema: text.check(rules.macAddress),
    good: ["00:1A:2B:3C:4D:5E", "00:1a:2b:3c:4d:5e"],
    bad: ["00:1A:2B", "00-1A", "zz:1A:2B:3C:4D:5E"],
  },
  date: { schema: text.check(rules.date), good: ["2028-02-29"], bad: ["2026-02-29", "1. 2. 2026", "2026-13-01"] },
  minLength: { schema: text.check(rules.minLength(3)), good: ["abc"], bad: ["ab"], params: { min: 3 } },
  maxLength: { schema: text.check(rules.maxLength(3)), good: ["abc", "č č"], bad: ["abcd"], params: { max: 3 } },
  minValue: {
    schema: text.check(rules.minValue(3)),
    good: ["3", "3,5", "10"],
    bad: ["2,9", "-4", "x"],
    params: { min: 3 },
  },
  maxValue: {
    schema: text.check(rules.maxValue(9)),
    good: ["9", "8,9", "-1"],
    bad: ["9,1", "10", "x"],
    params: { max: 9 },
  },
  between: {
    schema: text.check(rules.between(3, 9)),
    good: ["3", "9"],
    bad: ["2", "10", "x"],
    params: { min: 3, max: 9 },
  },
  after: { schema: text.check(rules.after("2026-02-28")), good: ["2026-03-01"], bad: ["2026-02-28", "2025-12-31"] },
  afterOrEqual: { schema: text.check(rules.afterOrEqual("2026-02-28")), good: ["2026-02-28"], bad: ["2026-02-27"] },
  before: { schema: text.check(rules.before("2026-02-28")), good: ["2026-02-27"], bad: ["2026-02-28", "2027-01-01"] },
  beforeOrEqual: { schema: text.check(rules.beforeOrEqual("2026-02-28")), good: ["2026-02-28"], bad: ["2026-03-01"] },
  equal: { schema: text.check(rules.equal("ano")), good: ["ano"], bad: ["Ano", "ne"], params: { value: "ano" } },
  and: {
    schema: text.check(rules.and(text.check(rules.alphaNum), text.check(rules.minLength(2)))),
    good: ["ab"],
    bad: ["a", "a b"],
  },
  or: {
    schema: text.check(rules.or(text.check(rules.integer), text.check(rules.email))),
    good: ["1", "a@b.cz"],
    bad: ["a"],
  },
  not: { schema: text.check(rules.not(text.check(rules.integer))), good: ["a"], bad: ["1"] },
  invalid: { schema: z.enum(["a", "b"]), good: ["a"], bad: ["c", "__proto__"] },
};

test.each(Object.entries(table))(
  "%s accepts valid values and reports invalid ones with its parameters",
  (code, { schema, good, bad, params }) => {
    expect(good.length * bad.length).toBeGreaterThan(0);
    for (const value of good) expect(judge(schema, value), value).toBeNull();
    for (const value of bad) {
      const days = /^(after|before)/.test(code) ? { date: "2026-02-28" } : {};
      expect(judge(schema, value), value).toEqual({ code, params: params ?? days });
    }
  },
);

const optional = Object.entries(table).filter(([code]) => code !== "required");

test.each(optional)("%s accepts an empty optional field", (_, { schema }) => {
  expect(judge(schema.optional(), "")).toBeNull();
  expect(judge(schema.optional(), null)).toBeNull();
});

test("rules over two fields report each pair, also when a third field is invalid", () => {
  const form = z
    .object({ a: one(text), b: one(text), from: one(text.optional()), to: one(text.optional()), c: one(text) })
    .check(
      rules.sameAs("b", "a"),
      rules.compareTo("to", "from", (own, other) => String(own) > String(other)),
    );
  const problemsOf = (values: Record<string, string>) => {
    const fields = new Map(Object.entries(values).map(([name, value]) => [name, [value]]));
    const result = parseForm(form, { fields, files: [] });
    return result.data ? [] : result.problems;
  };
  expect(problemsOf({ a: "1", b: "1", c: "1" })).toEqual([]);
  expect(problemsOf({ a: "1", b: "1", c: "1", from: "1", to: "2" })).toEqual([]);
  expect(problemsOf({ a: "1", b: "2", from: "2", to: "1" })).toEqual([
    { field: "b", code: "sameAs", params: { other: "a" } },
    { field: "to", code: "compareTo", params: { other: "from" } },
    { field: "c", code: "required", params: {} },
  ]);
});

test("a required list needs at least one option", () => {
  const form = z.object({ own: many(z.enum(["a", "b"])) });
  const needed = z.object({ own: many(z.enum(["a", "b"]), { required: true }) });
  const sent = (...values: string[]) => ({ fields: new Map([["own", values]]), files: [] });
  expect(problemOf(parseForm(form, sent()))).toBeNull();
  expect(problemOf(parseForm(needed, sent("a", "b")))).toBeNull();
  expect(problemOf(parseForm(needed, sent()))).toMatchObject({ code: "required" });
  expect(problemOf(parseForm(form, sent("a", "x", "y")))).toMatchObject({ code: "invalid" });
});

const pdf: SubmittedFile = { field: "own", name: "Žádost.PDF", type: "application/pdf", size: 10, hash: "1" };
const types = ["application/pdf", "image/jpeg"] as const;

test.each([
  ["nothing", [], null],
  ["fileRequired", [], { min: 1 }],
  ["fileMinLength", [pdf], { min: 2 }],
  ["fileMaxLength", [pdf, { ...pdf, hash: "2" }, { ...pdf, hash: "3" }], {}],
  ["fileInvalid", [{ ...pdf, size: 0 }], {}],
  ["fileMaxSize", [{ ...pdf, size: 101 }], {}],
  ["fileTypes", [{ ...pdf, type: "application/octet-stream" }], {}],
  ["fileTypes", [{ ...pdf, name: "x.exe" }], {}],
  ["fileTypes", [{ ...pdf, name: "x.png", type: "image/png" }], {}],
  ["fileTypes", [{ ...pdf, name: "x.jpg" }], {}],
  ["fileDuplicate", [pdf, { ...pdf, name: "copy.pdf" }], {}],
  ["nothing", [pdf, { ...pdf, hash: "2", size: 100 }], {}],
] as const)("%s is reported for files %#", (code, sent, bounds) => {
  const form = z.object({ own: files({ max: 2, maxSize: 100, types, ...bounds }) });
  const problem = problemOf(parseForm(form, { fields: new Map(), files: [...sent, { ...pdf, field: "other" }] }));
  expect(problem?.code ?? "nothing").toBe(code);
});

test("every rule is tested here, except those for files and search terms", () => {
  const source = [...Object.keys(table), "sameAs", "compareTo"];
  const own = problemCodes.filter((code) => !code.startsWith("file") && !code.startsWith("term."));
  expect(source.toSorted()).toEqual(own.toSorted());
});
