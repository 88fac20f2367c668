import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { oneOf } from "#schemas/values/one-of.ts";
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

/** When a part of a form is shown: tests of answers of earlier steps. */
export const condition = z.object({
  spojka: field(oneOf(joins).nullish(), { cs: "Spojka mezi podmínkami", en: "How the tests are joined" }),
  podminky: field(z.array(test).min(1).max(20), { cs: "Podmínky", en: "Tests" }),
});

export type Condition = ReturnType<typeof toCondition>;

export function toCondition({ spojka, podminky }: z.output<typeof condition>) {
  return {
    join: joins[spojka ?? "a"],
    tests: podminky.map(({ pole, vztah, hodnota }) => ({
      question: pole,
      relation: relations[vztah],
      value: hodnota?.trim() ?? "",
    })),
  };
}

/** Values of a question; one list for each repetition of its step, none for a question that is not shown. */
export type ReadValues = (question: string) => readonly (readonly string[])[];

/** True when there is no condition, or the answers meet it. A test of a question without an answer fails. */
export function holds(when: Condition | null, valuesOf: ReadValues): boolean {
  if (!when) return true;
  const meets = ({ question, relation, value }: Condition["tests"][number]) => {
    const answered = valuesOf(question).filter(({ length }) => length > 0);
    if (relation === "isNot") return answered.length > 0 && answered.every((values) => !values.includes(value));
    return answered.some((values) => meetsOne(relation, values, value));
  };
  return when.join === "all" ? when.tests.every(meets) : when.tests.some(meets);
}

function meetsOne(relation: Condition["tests"][number]["relation"], values: readonly string[], value: string): boolean {
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
