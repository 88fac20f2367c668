import { z } from "zod";
import { toFaqPage } from "#schemas/json-ld/faq-page.ts";
import type { List } from "#schemas/lists/list.ts";
import { plainText } from "#schemas/parse/plain-text.ts";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLinks } from "#schemas/values/link.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { optional } from "#schemas/values/optional.ts";
import { question, toQuestion } from "#schemas/values/question.ts";
import { lead, text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const answered = question.extend({
  kotva: field(
    z
      .string()
      .regex(/^[a-z0-9-]{1,80}$/)
      .nullish(),
    { cs: "Kotva v adrese", en: "Anchor", expected: true, example: "kdo-ma-narok" },
  ),
  aktualizovano: field(localDate.nullish(), { cs: "Odpověď platí ke dni", en: "Answer checked on" }),
  odkazy: field(z.array(link).nullish(), { cs: "Odkazy", en: "Links" }),
});

const group = z.object({
  titulek: field(text, { cs: "Téma", en: "Topic", example: "Přídavek na dítě", advisedLength: 80 }),
  otazky: field(z.array(answered).min(1), { cs: "Otázky", en: "Questions" }),
});

/** Searches questions by their words, answers and topics. */
const list: List<AnsweredQuestion> = {
  textOf: ({ topic, question: words, answer }) => [topic, words, plainText(answer)].join(" "),
  nameOf: ({ question: words }) => words,
  facets: [],
  orders: ["given"],
  views: ["list"],
  searchedFrom: 9,
};

/** Frequent questions with answers, by topic. */
export const questionsAndAnswers = structure({
  names: { cms: "otazky-a-odpovedi", cs: "Otázky a odpovědi", en: "Questions and answers" },
  life: "advice",
  data: z.object({
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    skupiny: field(z.array(group).min(1), { cs: "Témata", en: "Topics" }),
    kontakt: field(contact.nullish(), { cs: "Kam se zeptat dál", en: "Where else to ask" }),
  }),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    groups: data.skupiny.map(({ titulek, otazky }) => {
      // Anchors chosen by editors take precedence over those made from titles.
      const title = toText(titulek);
      const items = otazky.map((item) => toAnswered(item, title, ctx));
      return { id: ctx.anchor(titulek), title, items };
    }),
    contact: optional(data.kontakt, toContact, ctx),
  }),
  list: { of: () => list, rowsOf: ({ groups }) => groups.flatMap(({ items }) => items) },
  jsonLd: ({ groups }, context) =>
    toFaqPage(
      groups.flatMap(({ items }) => items),
      context,
    ),
});

export type QuestionsAndAnswers = View<typeof questionsAndAnswers>;
export type AnsweredQuestion = ReturnType<typeof toAnswered>;

function toAnswered(item: z.output<typeof answered>, topic: string, ctx: ViewContext) {
  return {
    id: ctx.anchor(item.kotva ?? item.otazka),
    topic,
    ...toQuestion(item, ctx),
    checkedAt: optional(item.aktualizovano, startOfDay),
    links: toLinks(item.odkazy, ctx),
  };
}
