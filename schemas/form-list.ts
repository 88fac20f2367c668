import { z } from "zod";
import { toInstant } from "./dates.ts";
import { field, structure, type View } from "./structure.ts";
import { contact, toContact } from "./values/contact.ts";
import { formRow, toFormRow } from "./values/form-row.ts";
import { html } from "./values/html.ts";
import { submission, toSubmission } from "./values/submission.ts";
import { text, toText } from "./values/text.ts";

const group = z.object({
  nazev: field(text, { cs: "Agenda", en: "Agenda", need: "required", example: "Dávky pro rodiny" }),
  popis: field(text.nullish(), { cs: "Popis", en: "Description" }),
  formulare: field(z.array(formRow).min(1), { cs: "Formuláře", en: "Forms", need: "required" }),
});

/** Forms of one or more agendas, each with every way to fill it in (spec §2.4 form pages). */
export const formList = structure({
  data: z.object({
    perex: field(text.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    jakPodat: field(html.nullish(), { cs: "Jak formulář podat", en: "How to submit a form" }),
    zpusobyPodani: field(z.array(submission).nullish(), { cs: "Způsoby podání", en: "Submission methods" }),
    skupiny: field(z.array(group).min(1), { cs: "Skupiny formulářů", en: "Groups of forms", need: "required" }),
    kontakt: field(contact.nullish(), { cs: "Pomoc s vyplněním", en: "Help with the forms" }),
  }),
  view: ({ content, data, to }) => ({
    title: toText(content.name),
    lead: data.perex ? toText(data.perex) : null,
    howToSubmit: data.jakPodat ? to.richText(data.jakPodat, 3) : null,
    submission: (data.zpusobyPodani ?? []).map((item) => toSubmission(item, to)),
    groups: data.skupiny.map(({ nazev, popis, formulare }, index) => ({
      id: `section-${index + 1}`,
      title: toText(nazev),
      lead: popis ? toText(popis) : null,
      forms: formulare.map((item) => toFormRow(item, to)),
    })),
    contact: data.kontakt ? toContact(data.kontakt) : null,
    updatedAt: content.updatedAt ? toInstant(content.updatedAt, "UTC") : null,
  }),
});

export type FormList = View<typeof formList>;
