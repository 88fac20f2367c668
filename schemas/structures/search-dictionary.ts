import { z } from "zod";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { field } from "#schemas/values/field.ts";
import { optional } from "#schemas/values/optional.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

const expression = field(text.max(100), { cs: "Výraz", en: "Expression", example: "mateřská" });
const expressions = field(z.array(expression).min(1).max(50), { cs: "Výrazy", en: "Expressions" });

const synonym = z.object({
  vyrazy: field(expressions, { cs: "Výrazy návštěvníků", en: "Visitors’ expressions" }),
  znamena: field(expressions, { cs: "Co se hledá také", en: "Searched for as well" }),
});

const bestBet = z.object({
  vyrazy: field(expressions, { cs: "Hledané výrazy", en: "Search terms" }),
  stranka: field(pageReference, { cs: "Stránka na prvním místě", en: "Page in the first place" }),
});

/** Czech letters: dictionaries of other languages may use them for pages that exist only in Czech. */
const czechLetters = /[áčďéěíňóřšťúůýž]/i;

/**
 * Dictionary of a site's search in one language: synonyms from everyday and official language, and pages promoted for a
 * term. It is not a public page; editors see it in the preview.
 */
export const searchDictionary = structure({
  names: { cms: "slovnik-hledani", cs: "Slovník hledání", en: "Search dictionary" },
  hasNoPage: true,
  data: z.object({
    synonyma: field(z.array(synonym).max(2000).nullish(), { cs: "Synonyma", en: "Synonyms" }),
    prednost: field(z.array(bestBet).max(500).nullish(), { cs: "Přednostní stránky", en: "Best bets" }),
  }),
  view: ({ data, ctx }) => ({
    synonyms: (data.synonyma ?? []).map(({ vyrazy, znamena }) => ({
      expressions: vyrazy.map(toText),
      meanings: znamena.map((text) => ({
        text: toText(text),
        language: czechLetters.test(text) ? defaultLanguage : null,
      })),
    })),
    bestBets: (data.prednost ?? []).map(({ vyrazy, stranka }) => ({
      expressions: vyrazy.map(toText),
      name: optional(stranka.name, toText),
      href: ctx.page(stranka)?.href ?? null,
    })),
  }),
});

export type SearchDictionary = View<typeof searchDictionary>;
