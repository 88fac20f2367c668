import { expect, test } from "vitest";
import { areas, type Defect, type Signature } from "#harness/self-test/defect.ts";
import { machineDefects } from "#harness/self-test/defects/machines.ts";
import { allDefects } from "#harness/self-test/defects.ts";
import { createBrowser } from "#harness/self-test/in-browser.ts";
import { createPictures } from "#harness/self-test/in-pictures.ts";
import { outcomeTable } from "#harness/self-test/outcome-table.ts";
import { runDefects } from "#harness/self-test/run.ts";

const signal = new AbortController().signal;
const all = allDefects(createBrowser(signal), createPictures());

function defect(original: Signature[], seeded: Signature[] | (() => never)): Defect {
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

test("every area has uniquely named defects, at least 126 in total", () => {
  expect(new Set(all.map(({ area }) => area))).toEqual(new Set(areas));
  expect(all.length).toBeGreaterThanOrEqual(126);
  expect(new Set(all.map(({ area, name }) => `${area} ${name}`)).size).toBe(all.length);
});

test("a defect counts as caught only with its code, place and text", async () => {
  const right = { code: "link.vague", place: "/data/obsah", says: "Odkaz „zde“" };
  expect(await reasonOf(defect([], [{ code: "other", place: "" }, right]))).toBe("");
  expect(await reasonOf(defect([], [{ ...right, code: "link.empty" }]))).toContain("reported: link.empty");
  expect(await reasonOf(defect([], [{ ...right, place: "/data/perex" }]))).toContain("/data/perex");
  expect(await reasonOf(defect([], [{ ...right, says: "Odkaz" }]))).toContain("Odkaz");
  expect(await reasonOf(defect([], []))).toBe("reported: nothing");
});

test("a defect does not count as caught if the original has findings or a check throws", async () => {
  const right = { code: "link.vague", place: "/data/obsah", says: "zde" };
  expect(await reasonOf(defect([right], [right]))).toContain("the original has findings");
  const broken = () => {
    throw new TypeError("no rules");
  };
  expect(await reasonOf(defect([], broken))).toBe("threw TypeError: no rules");
});

test("an interrupted run has no outcomes", async () => {
  expect(await runDefects(all, { signal: AbortSignal.abort(), onOutcome() {} })).toEqual([]);
});

test("the table shows the counts, and the reason for each missed defect", () => {
  const outcome = { name: "n", area: "rule", expected: { code: "c", place: "/p" }, milliseconds: 1.4 } as const;
  const table = outcomeTable(
    [
      { ...outcome, isCaught: true, reason: "" },
      { ...outcome, isCaught: false, reason: "reported: nothing" },
    ],
    true,
  );
  expect(table.split("\n").slice(1, 4)).toEqual([
    expect.stringMatching(/✓.*rule {2}n {7}c \/p {6}1$/),
    expect.stringMatching(/✗.*rule {2}n {7}c \/p {6}1$/),
    "   reported: nothing",
  ]);
  expect(table).toContain("1 caught, 1 missed");
});

test.each(machineDefects)("a defect in a machine is caught: $name", async (each) => {
  expect(await reasonOf(each)).toBe("");
});
