import type { z } from "zod";
import type { condition } from "#schemas/forms/definition/condition.ts";
import { no, yes } from "#schemas/forms/form-fields.ts";
import { toDecimal } from "#schemas/forms/formats.ts";
import type { ObjectRule } from "#schemas/values/object-rules.ts";
import { rule } from "#schemas/values/object-rules.ts";
import type { guideQuestion } from "./guide-question.ts";
import type { guideResult } from "./guide-result.ts";

interface Guide {
  otazky: readonly z.output<typeof guideQuestion>[];
  vysledky: readonly z.output<typeof guideResult>[];
}

type Path = (string | number)[];

/** Each key of a question and of a result is used once: addresses have answers by them, and translations results. */
const keys: ObjectRule<Guide> = rule("guide.keys", "otazky", ({ otazky, vysledky }) => [
  ...repeated(otazky.map(({ klic }) => klic)).map((at): Path => ["otazky", at, "klic"]),
  ...repeated(vysledky.map(({ klic }) => klic)).map((at): Path => ["vysledky", at, "klic"]),
]);

/**
 * Conditions of questions look back only; those of criteria may be about every question. One about an unknown question or
 * option, or that compares with a word, is left out: its question is asked, its criterion is left to the office. So is a
 * criterion about that question, since nobody may be entitled by an answer that was not to be asked for.
 */
const conditions: ObjectRule<Guide> = rule("guide.condition", "otazky", ({ otazky, vysledky }) => {
  const known = new Map<string, Guide["otazky"][number]>();
  const broken: Path[] = [];
  const check = (when: z.output<typeof condition> | null | undefined, path: Path): boolean => {
    const tests = [when, ...(when?.skupiny ?? [])].flatMap((part) => part?.podminky ?? []);
    const isRight = tests.every((test) => isPossible(test, known.get(test.pole)));
    if (!isRight) broken.push(path);
    return isRight;
  };
  for (const [at, question] of otazky.entries()) {
    if (check(question.kdyz, ["otazky", at, "kdyz"])) known.set(question.klic, question);
  }
  for (const [at, { kriteria }] of vysledky.entries())
    for (const [index, { kdyz }] of (kriteria ?? []).entries())
      check(kdyz, ["vysledky", at, "kriteria", index, "kdyz"]);
  return broken;
});

/** A number of a question matters to a result only when it asks for a number. */
const trends: ObjectRule<Guide> = rule("guide.trend-question", "vysledky", ({ otazky, vysledky }) => {
  const numbers = new Set(otazky.filter(isNumeric).map(({ klic }) => klic));
  return vysledky.flatMap(({ smery }, at) =>
    (smery ?? []).flatMap(({ otazka }, index): Path[] =>
      numbers.has(otazka) ? [] : [["vysledky", at, "smery", index, "otazka"]],
    ),
  );
});

export const guideRules = [keys, conditions, trends] as const;

type Test = NonNullable<z.output<typeof condition>["podminky"]>[number];

/** True for a test that an answer to its question can meet. */
function isPossible({ vztah, hodnota }: Test, question: Guide["otazky"][number] | undefined): boolean {
  if (!question) return false;
  const value = hodnota?.trim() ?? "";
  if (vztah === "vyplneno") return true;
  if (isNumeric(question)) return vztah !== "obsahuje" && toDecimal(value) === value;
  const options = question.druh === "anoNe" ? [yes, no] : (question.moznosti ?? []).map((each) => each.hodnota);
  return (vztah === "je" || vztah === "neni") && options.includes(value);
}

function isNumeric({ druh }: Guide["otazky"][number]): boolean {
  return druh === "cislo" || druh === "castka";
}

/** Positions of the values that were there before. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));
}
