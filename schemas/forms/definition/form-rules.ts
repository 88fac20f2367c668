import type { z } from "zod";
import { no, yes } from "#schemas/forms/form-fields.ts";
import { toDay, toDecimal } from "#schemas/forms/formats.ts";
import type { ObjectRule } from "#schemas/values/object-rules.ts";
import { rule } from "#schemas/values/object-rules.ts";
import type { condition } from "./condition.ts";
import { keysOf } from "./question.ts";
import type { exit, step } from "./step.ts";

interface Steps {
  kroky: readonly z.output<typeof step>[];
  konec?: readonly z.output<typeof exit>[] | null | undefined;
}

type Path = (string | number)[];

/** Each key of a step, of a question and of an exit page is used once: answers are stored by them, and pages found. */
const keys: ObjectRule<Steps> = rule("form.keys", "kroky", ({ kroky, konec }) => [
  ...repeated(kroky.map(({ klic }, at) => [klic, ["kroky", at, "klic"]])),
  ...repeated((konec ?? []).map(({ klic }, at) => [klic, ["konec", at, "klic"]])),
  ...repeated(
    kroky.flatMap(({ pole }, at) =>
      pole.flatMap((source, index) =>
        keysOf(source).map((key): [string, Path] => [key, ["kroky", at, "pole", index, "klic"]]),
      ),
    ),
  ),
]);

/**
 * Conditions look back only, so that no form leads in circles. One about a later or unknown question, or about an
 * option that there is not, or one that compares with a word, is left out: what it hides is always shown.
 */
const conditions: ObjectRule<Steps> = rule("form.condition", "kroky", ({ kroky, konec }) => {
  const known = new Map<string, readonly string[] | null>();
  const broken: Path[] = [];
  const check = (when: z.output<typeof condition> | null | undefined, path: Path) => {
    const tests = [when, ...(when?.skupiny ?? [])].flatMap((part) => part?.podminky ?? []);
    const isBroken = tests.some(({ pole, vztah, hodnota }) => {
      const options = known.get(pole);
      if (options === undefined) return true;
      const isOrder = vztah === "nejmene" || vztah === "nejvyse";
      if (isOrder && !isOrdered(hodnota?.trim() ?? "")) return true;
      const isOption = vztah === "je" || vztah === "neni" || vztah === "obsahuje";
      return isOption && options !== null && !options.includes(hodnota?.trim() ?? "");
    });
    if (isBroken) broken.push(path);
  };
  for (const [at, { kdyz, pole }] of kroky.entries()) {
    check(kdyz, ["kroky", at, "kdyz"]);
    for (const [index, { kdyz: own }] of pole.entries()) check(own, ["kroky", at, "pole", index, "kdyz"]);
    for (const source of pole) for (const key of keysOf(source)) known.set(key, optionsOf(source));
  }
  for (const [at, { kdyz }] of (konec ?? []).entries()) check(kdyz, ["konec", at, "kdyz"]);
  return broken;
});

/** A question is compared with another one of the same or an earlier step: days with days, answers with answers of their kind. */
const comparisons: ObjectRule<Steps> = rule("form.comparison", "kroky", ({ kroky }) => {
  const known = new Map<string, string>();
  const broken: Path[] = [];
  for (const [at, { pole }] of kroky.entries()) {
    for (const source of pole) for (const key of keysOf(source)) known.set(key, source.druh);
    for (const [index, { klic, druh, pravidla }] of pole.entries())
      for (const name of ["nejdrive", "nejpozdeji", "po", "pred", "nejvyseJako", "stejne"] as const) {
        const other = pravidla?.[name];
        if (!other || other === "dnes" || /^\d/.test(other)) continue;
        const needed = name === "stejne" || name === "nejvyseJako" ? druh : "datum";
        if (other === klic || known.get(other) !== needed) broken.push(["kroky", at, "pole", index, "pravidla", name]);
      }
  }
  return broken;
});

export const formRules = [keys, conditions, comparisons] as const;

/** The values that answers can have; null for any. */
function optionsOf({ druh, moznosti }: Steps["kroky"][number]["pole"][number]): string[] | null {
  return druh === "anoNe" ? [yes, no] : (moznosti?.map(({ hodnota }) => hodnota) ?? null);
}

/** True for a number or a day, with which answers can be compared. */
function isOrdered(value: string): boolean {
  return toDecimal(value) === value || toDay(value) === value;
}

function repeated(entries: readonly (readonly [string, Path])[]): Path[] {
  const seen = new Set<string>();
  return entries.flatMap(([key, path]) => {
    if (seen.has(key)) return [path];
    seen.add(key);
    return [];
  });
}
