import { expect, test } from "vitest";
import { condition, holds, toCondition } from "#schemas/forms/definition/condition.ts";

const is = (pole: string, hodnota: string) => ({ pole, vztah: "je" as const, hodnota });
const answers: Record<string, string> = { a: "1", b: "2", c: "3" };
const valuesOf = (question: string) => {
  const value = answers[question];
  return value === undefined ? [] : [[value]];
};
const [right, wrong, unanswered] = [is("a", "1"), is("b", "1"), is("d", "1")];
const group = (podminky: object[], more: object = {}) => ({ podminky, ...more });

/** Conditions, and whether the answers a = 1, b = 2, c = 3 meet them. */
const cases: readonly (readonly [name: string, wire: object, isMet: boolean])[] = [
  ["a group alone", { skupiny: [group([right])] }, true],
  ["a group that fails", { skupiny: [group([right, wrong])] }, false],
  ["a test and a group", { podminky: [right], skupiny: [group([wrong, right], { spojka: "nebo" })] }, true],
  ["a test and a group that fails", { podminky: [right], skupiny: [group([wrong])] }, false],
  ["a wrong test or a group", { spojka: "nebo", podminky: [wrong], skupiny: [group([right])] }, true],
  ["two groups, both needed", { skupiny: [group([right]), group([wrong])] }, false],
  ["one of two groups", { spojka: "nebo", skupiny: [group([wrong]), group([right])] }, true],
  ["none of two groups", { spojka: "nebo", skupiny: [group([wrong]), group([unanswered])] }, false],
  ["the opposite of a group", { skupiny: [group([right], { opak: true })] }, false],
  ["the opposite of a wrong group", { skupiny: [group([wrong], { opak: true })] }, true],
  ["the opposite of one of two", { skupiny: [group([right, wrong], { opak: true, spojka: "nebo" })] }, false],
  ["the opposite of both", { skupiny: [group([right, wrong], { opak: true })] }, true],
  ["the opposite of a question without an answer", { skupiny: [group([unanswered], { opak: true })] }, true],
];

test.each(cases)("%s", (_name, wire, isMet) => {
  expect(holds(toCondition(condition.parse(wire)), valuesOf)).toBe(isMet);
});
