import { z } from "zod";
import { localDate, localDateTime, startOfDay, toInstant } from "#schemas/time/dates.ts";
import { amount, toAmount } from "#schemas/values/amount.ts";
import { audience, toAudience } from "#schemas/values/audience.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { legalReference, toLegalReference } from "#schemas/values/legal-reference.ts";
import { link, toLink, toLinks } from "#schemas/values/link.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { formRow, toFormRow } from "#schemas/values/offer/form-row.ts";
import { submission, toSubmission } from "#schemas/values/offer/submission.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { question, toQuestion } from "#schemas/values/question.ts";
import { step, toStep } from "#schemas/values/step.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

/** A pause of a service; it counts even without a reason. */
const pause = z.object({
  duvod: field(text.nullish(), { cs: "Důvod", en: "Reason", expected: true }),
  od: field(localDateTime.nullish(), { cs: "Od", en: "From" }),
  do: field(localDateTime.nullish(), { cs: "Do", en: "Until" }),
});

const end = z.object({
  od: field(localDate, { cs: "Ke dni", en: "On" }),
  nahrada: field(link.nullish(), { cs: "Čím je nahrazena", en: "Replaced by" }),
});

const neededItem = z.object({
  nazev: field(text, { cs: "Název", en: "Name" }),
  povinne: field(z.boolean(), { cs: "Povinné", en: "Mandatory" }),
  poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note" }),
});

const deadlines = withRules(
  z.object({
    podani: field(text.nullish(), { cs: "Kdy podat žádost", en: "When to apply" }),
    rozhodnuti: field(text.nullish(), { cs: "Do kdy úřad rozhodne", en: "When the office decides" }),
    trvani: field(text.nullish(), { cs: "Jak dlouho nárok trvá", en: "How long it is valid" }),
    zpetne: field(text.nullish(), { cs: "Zpětné přiznání", en: "Retroactive claim" }),
  }),
  anyOf("service.deadline", ["podani", "rozhodnuti", "trvani", "zpetne"]),
);

const fees = z.object({
  zdarma: field(z.boolean(), { cs: "Zdarma", en: "Free of charge" }),
  polozky: field(z.array(amount).nullish(), { cs: "Poplatky", en: "Fees" }),
});

const whereTo = z.object({
  pravidlo: field(text, { cs: "Která pobočka je příslušná", en: "Which office is competent" }),
  pobocky: field(z.array(link).nullish(), { cs: "Pobočky", en: "Offices" }),
  hledani: field(link.nullish(), { cs: "Hledání pobočky", en: "Office finder" }),
});

/** A service of the state to citizens or employers: who is entitled, what they get and how to apply (spec §2.4). */
export const service = structure({
  names: { cms: "sluzba", cs: "Služba", en: "Service" },
  data: z.object({
    perex: field(text, { cs: "Perex", en: "Lead", advisedLength: 300 }),
    pozastaveni: field(pause.nullish(), { cs: "Pozastavení služby", en: "Pause of the service" }),
    ukonceni: field(end.nullish(), { cs: "Ukončení služby", en: "End of the service" }),
    zivotniUdalosti: field(z.array(link).nullish(), { cs: "Životní situace", en: "Life events", expected: true }),
    urceno: field(z.array(audience), { cs: "Komu je určena", en: "Audience" }),
    garant: field(text.nullish(), { cs: "Garant služby", en: "Guarantor", expected: true }),
    obecneInformace: field(html, { cs: "Obecné informace", en: "General information" }),
    kdoMaNarok: field(html, { cs: "Kdo má nárok", en: "Eligibility" }),
    dalsiPodminky: field(html.nullish(), { cs: "Další podmínky", en: "Additional conditions" }),
    coZiskate: field(html.nullish(), { cs: "Co získáte", en: "Outcome", expected: true }),
    castky: field(z.array(amount).nullish(), { cs: "Částky", en: "Amounts" }),
    jakPostupovat: field(z.array(step).min(1), { cs: "Jak postupovat", en: "Procedure" }),
    coPotrebujete: field(z.array(neededItem).nullish(), { cs: "Co potřebujete", en: "What you need", expected: true }),
    formulare: field(z.array(formRow).nullish(), { cs: "Formuláře", en: "Forms", expected: true }),
    zpusobyPodani: field(z.array(submission).min(1), { cs: "Způsoby podání", en: "Submission methods" }),
    lhuty: field(deadlines, { cs: "Lhůty", en: "Deadlines" }),
    poplatky: field(fees, { cs: "Poplatky", en: "Fees" }),
    kamSeObratit: field(whereTo, { cs: "Kam se obrátit", en: "Where to turn" }),
    povinnosti: field(html.nullish(), { cs: "Povinnosti a hlášení změn", en: "Obligations", expected: true }),
    opravneProstredky: field(html.nullish(), { cs: "Opravné prostředky", en: "Remedies", expected: true }),
    pravniPredpisy: field(z.array(legalReference).nullish(), {
      cs: "Právní předpisy",
      en: "Legislation",
      expected: true,
    }),
    otazky: field(z.array(question).nullish(), { cs: "Otázky a odpovědi", en: "Questions and answers" }),
    souvisejici: field(z.array(card).nullish(), { cs: "Související služby", en: "Related services" }),
    kontakt: field(contact, { cs: "Kontakt", en: "Contact" }),
  }),
  view: ({ data, ctx }) => ({
    lead: toText(data.perex),
    pause: optional(data.pozastaveni, toPause),
    end: optional(data.ukonceni, toEnd, ctx),
    lifeEvents: toLinks(data.zivotniUdalosti, ctx),
    audiences: data.urceno.map(toAudience),
    guarantor: optional(data.garant, toText),
    generalInfo: ctx.richText(data.obecneInformace, 2),
    eligibility: ctx.richText(data.kdoMaNarok, 3),
    conditions: optional(data.dalsiPodminky, ctx.richText, 4),
    outcome: optional(data.coZiskate, ctx.richText, 3),
    amounts: listOf(data.castky, toAmount),
    procedure: data.jakPostupovat.map((item) => toStep(item, ctx)),
    needs: listOf(data.coPotrebujete, toNeededItem),
    forms: listOf(data.formulare, toFormRow, ctx),
    submission: data.zpusobyPodani.map((item) => toSubmission(item, ctx)),
    deadlines: toDeadlines(data.lhuty),
    fees: { free: data.poplatky.zdarma, items: listOf(data.poplatky.polozky, toAmount) },
    whereTo: toWhereTo(data.kamSeObratit, ctx),
    obligations: optional(data.povinnosti, ctx.richText, 4),
    remedies: optional(data.opravneProstredky, ctx.richText, 4),
    legal: listOf(data.pravniPredpisy, toLegalReference, ctx),
    questions: listOf(data.otazky, toQuestion, ctx),
    related: toCards(data.souvisejici, ctx),
    contact: toContact(data.kontakt, ctx),
  }),
});

export type Service = View<typeof service>;

function toPause(wire: z.output<typeof pause>) {
  return {
    from: optional(wire.od, toInstant),
    to: optional(wire.do, toInstant),
    reason: optional(wire.duvod, toText),
  };
}

function toEnd({ od, nahrada }: z.output<typeof end>, ctx: ViewContext) {
  return { from: startOfDay(od), replacement: optional(nahrada, toLink, ctx) };
}

function toNeededItem({ nazev, povinne, poznamka }: z.output<typeof neededItem>) {
  return { name: toText(nazev), mandatory: povinne, note: optional(poznamka, toText) };
}

function toDeadlines({ podani, rozhodnuti, trvani, zpetne }: z.output<typeof deadlines>) {
  return {
    apply: optional(podani, toText),
    decision: optional(rozhodnuti, toText),
    duration: optional(trvani, toText),
    retroactive: optional(zpetne, toText),
  };
}

function toWhereTo({ pravidlo, pobocky, hledani }: z.output<typeof whereTo>, ctx: ViewContext) {
  return { rule: toText(pravidlo), offices: toLinks(pobocky, ctx), finder: optional(hledani, toLink, ctx) };
}
