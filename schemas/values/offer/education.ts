import { oneOf } from "#schemas/values/one-of.ts";

const levels = {
  zakladni: "basic",
  stredni: "vocational",
  maturita: "secondary",
  vyssiOdborne: "higherVocational",
  bakalarske: "bachelor",
  magisterske: "master",
} as const;

/** The level of education that a position asks for. */
export const education = oneOf(levels);

export function toEducation(wire: keyof typeof levels) {
  return levels[wire];
}
