import { z } from "zod";
import type { List } from "#schemas/lists/list.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { type FormRow, formKinds, formRow, toFormRow } from "#schemas/values/offer/form-row.ts";
import { submission, toSubmission } from "#schemas/values/offer/submission.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { lead, text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

const group = z.object({
  nazev: field(text, { cs: "Agenda", en: "Agenda", example: "Dávky pro rodiny" }),
  popis: field(text.nullish(), { cs: "Popis", en: "Description", example: "Formuláře k dávkám pro rodiny s dětmi." }),
  formulare: field(z.array(formRow).min(1), { cs: "Formuláře", en: "Forms" }),
});

/** Searches forms by name and code; filters by the way to fill them in and by agenda. */
const list: List<ListedForm> = {
  textOf: ({ form: { name, code, summary } }) => [name, code, summary].filter(Boolean).join(" "),
  nameOf: ({ form }) => form.name,
  facets: [
    { name: "kind", choice: "any", known: formKinds, valuesOf: ({ form }) => form.links.map(({ kind }) => kind) },
    { name: "agenda", choice: "one", valuesOf: ({ agenda }) => [agenda] },
  ],
  orders: ["given"],
  views: ["list"],
};

/** Forms of one or more agendas, each with all ways to fill it in (spec §2.4 form pages). */
export const formList = structure({
  names: { cms: "seznam-formularu", cs: "Seznam formulářů", en: "List of forms" },
  ranking: { weight: 0.7 },
  life: "advice",
  data: z.object({
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    jakPodat: field(html.nullish(), { cs: "Jak formulář podat", en: "How to submit a form" }),
    zpusobyPodani: field(z.array(submission).nullish(), { cs: "Způsoby podání", en: "Submission methods" }),
    skupiny: field(z.array(group).min(1), { cs: "Skupiny formulářů", en: "Groups of forms" }),
    kontakt: field(contact.nullish(), { cs: "Pomoc s vyplněním", en: "Help with the forms" }),
  }),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    howToSubmit: optional(data.jakPodat, ctx.richText, 3),
    submission: listOf(data.zpusobyPodani, toSubmission, ctx),
    groups: data.skupiny.map(({ nazev, popis }, index) => ({
      id: groupId(index),
      title: toText(nazev),
      lead: optional(popis, toText),
    })),
    /** Forms of all groups, in the order of the groups. */
    forms: data.skupiny.flatMap(({ nazev, formulare }, index) =>
      formulare.map((item) => ({ group: groupId(index), agenda: toText(nazev), form: toFormRow(item, ctx) })),
    ),
    contact: optional(data.kontakt, toContact, ctx),
  }),
  list: { of: () => list, rowsOf: ({ forms }) => forms },
});

export type FormList = View<typeof formList>;

export interface ListedForm {
  group: string;
  agenda: string;
  form: FormRow;
}

function groupId(index: number): string {
  return `section-${index + 1}`;
}
