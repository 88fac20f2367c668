import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { formKey } from "./form-key.ts";

const answer = z.object({
  pole: field(formKey, { cs: "Otázka (klíč)", en: "Question (key)", example: "osoba" }),
  hodnota: field(z.string().max(5000), { cs: "Odpověď", en: "Answer", example: "sebe" }),
});

const outcome = z.object({
  konec: field(formKey.nullish(), { cs: "Skončí na stránce (klíč)", en: "Ends at the exit page (key)" }),
  krok: field(formKey.nullish(), { cs: "Zastaví se na kroku (klíč)", en: "Stops at the step (key)" }),
  souhrn: field(z.boolean().nullish(), { cs: "Dojde k souhrnu", en: "Reaches the summary" }),
});

/** Schema of an expert case: answers, and the page to which they must lead. Checks try it; no page shows it. */
export const expertCase = z.object({
  nazev: field(z.string().min(1).max(200), { cs: "Případ", en: "Case", example: "Žádá za sebe" }),
  odpovedi: field(z.array(answer).max(100), { cs: "Odpovědi", en: "Answers" }),
  cil: field(outcome, { cs: "Kam dojde", en: "Outcome" }),
});

export type ExpertCase = z.output<typeof expertCase>;
