import { z } from "zod";
import { casesField } from "#schemas/forms/form-fields.ts";
import { exampleCases, exampleQuestions, exampleResults } from "#schemas/guides/definition/example-guide.ts";
import { guideCase } from "#schemas/guides/definition/guide-case.ts";
import { guideQuestion, toGuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { guideResult, toGuideResult } from "#schemas/guides/definition/guide-result.ts";
import { guideRules } from "#schemas/guides/definition/guide-rules.ts";
import { publisherOf } from "#schemas/json-ld/json-ld-context.ts";
import { situations } from "#schemas/lists/search/situations.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { link, toLinks } from "#schemas/values/link.ts";
import { withRules } from "#schemas/values/object-rules.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { optional } from "#schemas/values/optional.ts";
import { lead, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

/**
 * Where answers are: in the address, which can be shared, or with the portal until the browser is closed. A word that cannot be
 * read keeps them, because an address cannot be taken back.
 */
const keeping = { adresa: "address", relace: "session" } as const;

/** Guide to entitlements: questions about a situation, and what follows from the answers (spec §2.4). */
export const entitlementGuide = structure({
  names: { cms: "pruvodce-narokem", cs: "Průvodce nárokem", en: "Entitlement guide" },
  ranking: { weight: 0.9 },
  life: "advice",
  data: withRules(
    z.object({
      perex: field(lead.nullish(), { cs: "Perex", en: "Lead", expected: true, advisedLength: 300 }),
      uvod: field(html.nullish(), { cs: "Než začnete", en: "Before you start" }),
      situace: situations,
      uchovani: field(oneOf(keeping).nullish(), { cs: "Kde jsou odpovědi", en: "Where answers are kept" }),
      otazky: field(z.array(guideQuestion).min(1).max(40), {
        cs: "Otázky",
        en: "Questions",
        example: JSON.stringify(exampleQuestions),
      }),
      vysledky: field(z.array(guideResult).min(1).max(60), {
        cs: "Výsledky",
        en: "Results",
        example: JSON.stringify(exampleResults),
      }),
      bezNaroku: field(html.nullish(), {
        cs: "Text pro toho, kdo na nic nárok nemá",
        en: "Text for those who are entitled to nothing",
        expected: true,
      }),
      pomoc: field(z.array(link).nullish(), { cs: "Kdo poradí", en: "Where to get advice", expected: true }),
      [casesField]: field(z.array(guideCase).max(200).nullish(), {
        cs: "Zkušební případy",
        en: "Expert cases",
        forChecks: true,
        example: JSON.stringify(exampleCases),
      }),
    }),
    ...guideRules,
  ),
  view: ({ content, data, ctx }) => ({
    lead: optional(data.perex, toText),
    intro: optional(data.uvod, ctx.richText, 2),
    keeping: keeping[data.uchovani ?? (content.data["uchovani"] ? "relace" : "adresa")],
    questions: data.otazky.map(toGuideQuestion),
    results: data.vysledky.map((result) => toGuideResult(result, ctx)),
    /** False when results with faults are left out: nobody can be told then that they are entitled to nothing. */
    hasAllResults: data.vysledky.length === lengthOf(content.data["vysledky"]),
    nothing: optional(data.bezNaroku, ctx.richText, 3),
    help: toLinks(data.pomoc, ctx),
  }),
  jsonLd: ({ title, lead, results }, context) => [
    {
      "@type": "WebApplication",
      "@id": context.url,
      url: context.url,
      name: title,
      description: lead || undefined,
      applicationCategory: "GovernmentApplication",
      isAccessibleForFree: true,
      inLanguage: context.language,
      provider: publisherOf(context),
      about: results.map(({ name, service }) => ({
        "@type": "GovernmentService",
        name,
        url: (service && context.absolute(service.href)) || undefined,
      })),
    },
  ],
});

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

export type EntitlementGuide = View<typeof entitlementGuide>;
