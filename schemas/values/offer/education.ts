import { z } from "zod";

const levels = {
  zakladni: "basic",
  stredni: "vocational",
  maturita: "secondary",
  vyssiOdborne: "higherVocational",
  bakalarske: "bachelor",
  magisterske: "master",
} as const;

/** The level of education that a position asks for. */
export const education = z.enum(["zakladni", "stredni", "maturita", "vyssiOdborne", "bakalarske", "magisterske"]);

export function toEducation(wire: keyof typeof levels) {
  return levels[wire];
}
