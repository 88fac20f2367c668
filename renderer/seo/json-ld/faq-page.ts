import type { FAQPage } from "schema-dts";
import { plainText } from "#schemas/parse/plain-text.ts";
import { languages } from "#schemas/site/languages.ts";
import type { QuestionsAndAnswers } from "#schemas/structures/questions-and-answers.ts";
import type { Service } from "#schemas/structures/service.ts";
import type { StandardPage } from "#schemas/structures/standard-page.ts";
import type { RichText } from "#schemas/structures/structure.ts";
import type { JsonLdContext } from "./json-ld-context.ts";

interface Question {
  question: string;
  answer: RichText;
}

/** All questions on a page, from all of its sections. */
export function blocksToFaqPage({ blocks }: StandardPage, context: JsonLdContext): FAQPage[] {
  return toFaqPage(
    blocks.flatMap((block) => (block.type === "questions" ? block.items : [])),
    context,
  );
}

export function groupsToFaqPage({ groups }: QuestionsAndAnswers, context: JsonLdContext): FAQPage[] {
  return toFaqPage(
    groups.flatMap(({ items }) => items),
    context,
  );
}

export function serviceToFaqPage({ questions }: Service, context: JsonLdContext): FAQPage[] {
  return toFaqPage(questions, context);
}

function toFaqPage(questions: readonly Question[], { url, language }: JsonLdContext): FAQPage[] {
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#questions`,
      inLanguage: languages[language].tag,
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question" as const,
        name: question,
        acceptedAnswer: { "@type": "Answer" as const, text: plainText(answer) },
      })),
    },
  ];
}
