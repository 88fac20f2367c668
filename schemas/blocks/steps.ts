import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { step, toStep } from "#schemas/values/step.ts";
import { block } from "./block.ts";

export const stepsBlock = block(
  "kroky",
  { cs: "Postup", en: "Steps" },
  { polozky: field(z.array(step).min(1), { cs: "Kroky", en: "Steps" }) },
  ({ polozky }, ctx) => ({ type: "steps" as const, items: polozky.map((item) => toStep(item, ctx)) }),
);
