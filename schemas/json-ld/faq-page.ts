import { plainText } from "#schemas/parse/plain-text.ts";
import { languages } from "#schemas/site/languages.ts";
import type { RichText } from "#schemas/structures/structure.ts";
import type { JsonLdContext, Thing } from "./json-ld-context.ts";

interface Question {
  question: string;
  answer: RichText;
}

/** Returns the questions on a page, from all of its sections; an empty list when it has none. */
export function toFaqPage(questions: readonly Question[], { url, language }: JsonLdContext): Thing[] {
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#questions`,
      inLanguage: languages[language].tag,
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
    },
  ];
}
