import { expect, test } from "vitest";
import type { Defect, Told } from "#harness/self-test/defect.ts";
import { areas } from "#harness/self-test/defect.ts";
import { benchDefects } from "#harness/self-test/defects/bench.ts";
import { browserDefects } from "#harness/self-test/defects/browser.ts";
import { machineDefects } from "#harness/self-test/defects/machines.ts";
import { referenceDefects } from "#harness/self-test/defects/references.ts";
import { renderDefects } from "#harness/self-test/defects/render.ts";
import { ruleDefects } from "#harness/self-test/defects/rules.ts";
import { schemaDefects } from "#harness/self-test/defects/schema.ts";
import { createBrowser } from "#harness/self-test/in-browser.ts";
import { outcomeTable } from "#harness/self-test/outcome-table.ts";
import { runDefects } from "#harness/self-test/run.ts";

const contentDefects = [...schemaDefects, ...referenceDefects, ...ruleDefects];
const signal = new AbortController().signal;
const all = [
  ...[...contentDefects, ...renderDefects, ...machineDefects, ...benchDefects],
  ...browserDefects(createBrowser(signal)),
];

function defect(original: Told[], seeded: Told[] | (() => never)): Defect {
  return {
    name: "a mistake",
    area: "rule",
    expected: { code: "link.vague", place: "/data/obsah", says: "zde" },
    original: () => original,
    seeded: () => (typeof seeded === "function" ? seeded() : seeded),
  };
}

async function reasonOf(each: Defect): Promise<string | undefined> {
  const [outcome] = await runDefects([each], { signal, onOutcome() {} });
  expect(outcome?.isCaught).toBe(outcome?.reason === "");
  return outcome?.reason;
}

test("every area has its mistakes, each of another name or place, and there are a hundred", () => {
  expect(new Set(all.map(({ area }) => area))).toEqual(new Set(areas));
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all.map(({ area, name }) => `${area} ${name}`)).size).toBe(all.length);
});

test("a mistake is caught by its code, at its place, in its words, and by nothing else", async () => {
  const right = { code: "link.vague", place: "/data/obsah", says: "Odkaz „zde“" };
  expect(await reasonOf(defect([], [{ code: "other", place: "" }, right]))).toBe("");
  expect(await reasonOf(defect([], [{ ...right, code: "link.empty" }]))).toContain("told was link.empty");
  expect(await reasonOf(defect([], [{ ...right, place: "/data/perex" }]))).toContain("/data/perex");
  expect(await reasonOf(defect([], [{ ...right, says: "Odkaz" }]))).toContain("Odkaz");
  expect(await reasonOf(defect([], []))).toBe("told was nothing");
});

test("a mistake is not caught where the sound original is complained of, or where the bench breaks down", async () => {
  const right = { code: "link.vague", place: "/data/obsah", says: "zde" };
  expect(await reasonOf(defect([right], [right]))).toContain("the original is not clean");
  const broken = () => {
    throw new TypeError("no rules");
  };
  expect(await reasonOf(defect([], broken))).toBe("it threw TypeError: no rules");
});

test("what is interrupted has no outcome", async () => {
  expect(await runDefects(all, { signal: AbortSignal.abort(), onOutcome() {} })).toEqual([]);
});

test("the table names what was missed and why, and counts", () => {
  const outcome = { name: "n", area: "rule", expected: { code: "c", place: "/p" }, milliseconds: 1.4 } as const;
  const table = outcomeTable(
    [
      { ...outcome, isCaught: true, reason: "" },
      { ...outcome, isCaught: false, reason: "told was nothing" },
    ],
    true,
  );
  expect(table.split("\n").slice(1, 4)).toEqual([
    expect.stringMatching(/✓.*rule {2}n {7}c \/p {6}1$/),
    expect.stringMatching(/✗.*rule {2}n {7}c \/p {6}1$/),
    "   told was nothing",
  ]);
  expect(table).toContain("1 caught, 1 missed");
});

test.each(machineDefects)("in a machine: $name", async (each) => {
  expect(await reasonOf(each)).toBe("");
});
