import type { FAQPage } from "schema-dts";
import { plainText } from "#schemas/parse/plain-text.ts";
import { languages } from "#schemas/site/languages.ts";
import type { QuestionsAndAnswers } from "#schemas/structures/questions-and-answers.ts";
import type { Service } from "#schemas/structures/service.ts";
import type { StandardPage } from "#schemas/structures/standard-page.ts";
import type { RichText } from "#schemas/structures/structure.ts";
import type { About } from "./about.ts";

interface Question {
  question: string;
  answer: RichText;
}

/** All questions on a page, from all of its sections. */
export function blocksToFaqPage({ blocks }: StandardPage, about: About): FAQPage[] {
  return toFaqPage(
    blocks.flatMap((block) => (block.type === "questions" ? block.items : [])),
    about,
  );
}

export function groupsToFaqPage({ groups }: QuestionsAndAnswers, about: About): FAQPage[] {
  return toFaqPage(
    groups.flatMap(({ items }) => items),
    about,
  );
}

export function serviceToFaqPage({ questions }: Service, about: About): FAQPage[] {
  return toFaqPage(questions, about);
}

function toFaqPage(questions: readonly Question[], { url, language }: About): FAQPage[] {
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
