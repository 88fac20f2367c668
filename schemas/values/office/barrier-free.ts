import { z } from "zod";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";

const isThere = z.boolean().nullish();

/** Accessibility of a building for people with disabilities; unchecked properties are absent. */
export const barrierFree = z.object({
  vstup: field(isThere, { cs: "Vstup bez schodů", en: "Step-free entrance" }),
  rampa: field(isThere, { cs: "Rampa nebo plošina", en: "Ramp or platform lift" }),
  vytah: field(isThere, { cs: "Výtah", en: "Lift" }),
  parkovani: field(isThere, { cs: "Vyhrazené parkování", en: "Reserved parking" }),
  toaleta: field(isThere, { cs: "Bezbariérová toaleta", en: "Accessible toilet" }),
  vodiciPes: field(isThere, { cs: "Vstup s vodicím psem", en: "Guide dogs welcome" }),
  indukcniSmycka: field(isThere, { cs: "Indukční smyčka", en: "Induction loop" }),
  hmatoveZnaceni: field(isThere, { cs: "Hmatové značení", en: "Tactile signs" }),
  poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "Zvonek je u vjezdu do dvora." }),
  overeno: field(localDate.nullish(), { cs: "Ověřeno dne", en: "Checked on", example: "2026-03-12" }),
});

const features = [
  ["vstup", "entrance"],
  ["rampa", "ramp"],
  ["vytah", "lift"],
  ["parkovani", "parking"],
  ["toaleta", "toilet"],
  ["vodiciPes", "guideDog"],
  ["indukcniSmycka", "inductionLoop"],
  ["hmatoveZnaceni", "tactileSigns"],
] as const;

export type BarrierFree = ReturnType<typeof toBarrierFree>;

export function toBarrierFree(wire: z.output<typeof barrierFree>) {
  return {
    features: features.flatMap(([key, name]) => {
      const isThere = wire[key] ?? null;
      return isThere === null ? [] : [{ name, isThere }];
    }),
    note: optional(wire.poznamka, toText),
    checkedAt: optional(wire.overeno, startOfDay),
  };
}
