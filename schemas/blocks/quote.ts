import { field } from "#schemas/values/field.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { block } from "./block.ts";

export const quoteBlock = block(
  "citace",
  { cs: "Citace", en: "Quote" },
  {
    text: field(text, { cs: "Citát", en: "Quoted words", example: "Žádost jsem vyřídila za jedno dopoledne." }),
    autor: field(text.nullish(), {
      cs: "Kdo to řekl",
      en: "Who said it",
      example: "Jana Vzorová",
      expected: true,
      personal: true,
    }),
    funkce: field(text.nullish(), { cs: "Funkce", en: "Role", example: "ředitelka odboru rodinné politiky" }),
  },
  ({ text: words, autor, funkce }) => ({
    type: "quote" as const,
    words: toText(words),
    author: optional(autor, toText),
    role: optional(funkce, toText),
  }),
);
