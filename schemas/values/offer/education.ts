import { oneOf } from "#schemas/values/one-of.ts";

const levels = {
  zakladni: "basic",
  stredni: "vocational",
  maturita: "secondary",
  vyssiOdborne: "higherVocational",
  bakalarske: "bachelor",
  magisterske: "master",
} as const;

/** Required level of education for a position. */
export const education = oneOf(levels);

export function toEducation(wire: keyof typeof levels) {
  return levels[wire];
}
