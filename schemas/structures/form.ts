import { z } from "zod";
import { exampleExits, exampleSteps } from "#schemas/forms/definition/example-form.ts";
import { expertCase } from "#schemas/forms/definition/expert-case.ts";
import { formKey } from "#schemas/forms/definition/form-key.ts";
import { formRules } from "#schemas/forms/definition/form-rules.ts";
import { exit, step, toExit, toStep } from "#schemas/forms/definition/step.ts";
import { casesField } from "#schemas/forms/form-fields.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { withRules } from "#schemas/values/object-rules.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { lead, text, textsLike, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

const signIns = { netreba: "none", mozne: "optional", nutne: "required" } as const;

const submission = z.object({
  kanal: field(formKey, {
    cs: "Kanál, kterým se podání doručí (název z nastavení portálu)",
    en: "Channel of delivery (name in the portal's settings)",
    example: "podatelna",
  }),
  uchovani: field(z.number().int().min(0).max(365), {
    cs: "Kolik dní po doručení portál podání uchová",
    en: "Days that the portal keeps a submission after its delivery",
    example: "7",
  }),
  dalsiKroky: field(html, { cs: "Co bude následovat", en: "What happens next" }),
});

/** Online form: an application that visitors fill in and send (spec §2.4, online applications). */
export const form = structure({
  names: { cms: "formular", cs: "Online formulář", en: "Online form" },
  ranking: { weight: 0.8 },
  life: "advice",
  data: withRules(
    z.object({
      perex: field(lead.nullish(), { cs: "Perex", en: "Lead", expected: true, advisedLength: 300 }),
      uvod: field(html.nullish(), { cs: "Než začnete", en: "Before you start" }),
      priprava: field(textsLike("Číslo účtu").nullish(), { cs: "Co si připravit", en: "What you will need" }),
      minuty: field(z.number().int().min(1).max(180).nullish(), {
        cs: "Kolik minut vyplnění trvá",
        en: "Minutes it takes",
        example: "5",
        expected: true,
      }),
      kroky: field(z.array(step).min(1).max(40), { cs: "Kroky", en: "Steps", example: JSON.stringify(exampleSteps) }),
      konec: field(z.array(exit).max(20).nullish(), {
        cs: "Stránky, kde formulář skončí dřív",
        en: "Exit pages",
        example: JSON.stringify(exampleExits),
      }),
      prohlaseni: field(text.nullish(), {
        cs: "Prohlášení v souhrnu",
        en: "Declaration on the summary",
        example: "Potvrzuji, že údaje jsou pravdivé.",
      }),
      prihlaseni: field(oneOf(signIns).nullish(), { cs: "Přihlášení", en: "Signing in" }),
      odeslani: field(submission, { cs: "Odeslání", en: "Submission" }),
      papir: field(file.nullish(), { cs: "Papírový formulář", en: "Form on paper", expected: true }),
      [casesField]: field(z.array(expertCase).max(50).nullish(), {
        cs: "Zkušební případy",
        en: "Expert cases",
        forChecks: true,
      }),
    }),
    ...formRules,
  ),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    intro: optional(data.uvod, ctx.richText, 2),
    needed: listOf(data.priprava, toText),
    minutes: data.minuty ?? null,
    steps: data.kroky.map((source) => toStep(source, ctx)),
    exits: listOf(data.konec, toExit, ctx),
    declaration: optional(data.prohlaseni, toText),
    signIn: signIns[data.prihlaseni ?? "netreba"],
    channel: data.odeslani.kanal,
    keptDays: data.odeslani.uchovani,
    nextSteps: ctx.richText(data.odeslani.dalsiKroky, 2),
    paper: optional(data.papir, toFile, ctx),
  }),
});

export type OnlineForm = View<typeof form>;
