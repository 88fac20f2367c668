import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf } from "#schemas/values/optional.ts";
import { formKey } from "./form-key.ts";

const relations = {
  je: "is",
  neni: "isNot",
  obsahuje: "includes",
  nejmene: "atLeast",
  nejvyse: "atMost",
  vyplneno: "answered",
} as const;

const joins = { a: "all", nebo: "any" } as const;

const test = z.object({
  pole: field(formKey, { cs: "Klíč otázky z dřívějšího kroku", en: "Key of a question of an earlier step" }),
  vztah: field(oneOf(relations), { cs: "Vztah", en: "Relation" }),
  hodnota: field(z.string().max(200).nullish(), {
    cs: "Hodnota možnosti nebo číslo",
    en: "Option's value or number",
    example: "dite",
  }),
});

const join = field(oneOf(joins).nullish(), { cs: "Spojka mezi podmínkami", en: "How the tests are joined" });

const tests = z.array(test).min(1).max(20);

const group = z.object({
  spojka: join,
  opak: field(z.boolean().nullish(), { cs: "Platí, když podmínky splněné nejsou", en: "True when its tests fail" }),
  podminky: field(tests, { cs: "Podmínky", en: "Tests" }),
});

/** When a part of a form is shown: tests of answers of earlier steps, and groups of such tests. */
export const condition = withRules(
  z.object({
    spojka: join,
    podminky: field(tests.nullish(), { cs: "Podmínky", en: "Tests" }),
    skupiny: field(z.array(group).min(1).max(10).nullish(), { cs: "Skupiny podmínek", en: "Groups of tests" }),
  }),
  anyOf("condition.tests", ["podminky", "skupiny"], { costsObject: true }),
);

export type Condition = ReturnType<typeof toCondition>;

export type Test = ReturnType<typeof toTest>;

export function toCondition({ spojka, podminky, skupiny }: z.output<typeof condition>) {
  return {
    join: joins[spojka ?? "a"],
    tests: listOf(podminky, toTest),
    groups: listOf(skupiny, (source) => ({
      join: joins[source.spojka ?? "a"],
      isNegated: source.opak === true,
      tests: source.podminky.map(toTest),
    })),
  };
}

function toTest({ pole, vztah, hodnota }: z.output<typeof test>) {
  return { question: pole, relation: relations[vztah], value: hodnota?.trim() ?? "" };
}

/** Returns the tests of a condition with those of its groups; none without a condition. */
export function testsIn(when: Condition | null): Test[] {
  return when ? [when, ...when.groups].flatMap(({ tests }) => tests) : [];
}

/** Values of a question; one list for each repetition of its step, none for a question that is not shown. */
export type ReadValues = (question: string) => readonly (readonly string[])[];

/** True when there is no condition, or the answers meet it. */
export function holds(when: Condition | null, valuesOf: ReadValues): boolean {
  if (!when) return true;
  const joined = ({ join, tests }: Pick<Condition, "join" | "tests">, groups: boolean[] = []) => {
    const parts = [...tests.map((each) => meets(each, valuesOf)), ...groups];
    return join === "all" ? parts.every(Boolean) : parts.some(Boolean);
  };
  const groups = when.groups.map((group) => joined(group) !== group.isNegated);
  return joined(when, groups);
}

/** True when the answers meet the test. A test of a question without an answer fails. */
export function meets({ question, relation, value }: Test, valuesOf: ReadValues): boolean {
  const answered = valuesOf(question).filter(({ length }) => length > 0);
  if (relation === "isNot") return answered.length > 0 && answered.every((values) => !values.includes(value));
  return answered.some((values) => meetsOne(relation, values, value));
}

function meetsOne(relation: Test["relation"], values: readonly string[], value: string): boolean {
  switch (relation) {
    case "is":
      return values.length === 1 && values[0] === value;
    case "includes":
      return values.includes(value);
    case "atLeast":
      return values.some((answer) => compare(answer, value) >= 0);
    case "atMost":
      return values.some((answer) => compare(answer, value) <= 0);
    default:
      return true;
  }
}

/** Compares two numbers or two ISO days; NaN when they cannot be compared. */
function compare(answer: string, value: string): number {
  const isDay = /^\d{4}-\d\d-\d\d$/;
  if (isDay.test(answer) && isDay.test(value)) return answer < value ? -1 : Number(answer > value);
  return Number(answer) - Number(value);
}
