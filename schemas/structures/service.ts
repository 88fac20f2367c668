import { z } from "zod";
import { localDate, localDateTime, startOfDay, toInstant } from "#schemas/time/dates.ts";
import { amount, toAmount } from "#schemas/values/amount.ts";
import { audience, toAudience } from "#schemas/values/audience.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { html } from "#schemas/values/html.ts";
import { legalReference, toLegalReference } from "#schemas/values/legal-reference.ts";
import { link, toLink, toLinks } from "#schemas/values/link.ts";
import { formRow, toFormRow } from "#schemas/values/offer/form-row.ts";
import { submission, toSubmission } from "#schemas/values/offer/submission.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { question, toQuestion } from "#schemas/values/question.ts";
import { step, toStep } from "#schemas/values/step.ts";
import { text, toText } from "#schemas/values/text.ts";
import { field, structure, type View, type ViewContext } from "./structure.ts";

/** A service that cannot be used for some time stays so even when the editor says no reason. */
const pause = z.object({
  duvod: field(text.nullish(), { cs: "Důvod", en: "Reason", need: "expected" }),
  od: field(localDateTime.nullish(), { cs: "Od", en: "From" }),
  do: field(localDateTime.nullish(), { cs: "Do", en: "Until" }),
});

const end = z.object({
  od: field(localDate, { cs: "Ke dni", en: "On", need: "required" }),
  nahrada: field(link.nullish(), { cs: "Čím je nahrazena", en: "Replaced by" }),
});

const neededItem = z.object({
  nazev: field(text, { cs: "Název", en: "Name", need: "required" }),
  povinne: field(z.boolean(), { cs: "Povinné", en: "Mandatory", need: "required", example: "true" }),
  poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note" }),
});

const deadlines = z
  .object({
    podani: field(text.nullish(), { cs: "Kdy podat žádost", en: "When to apply" }),
    rozhodnuti: field(text.nullish(), { cs: "Do kdy úřad rozhodne", en: "When the office decides" }),
    trvani: field(text.nullish(), { cs: "Jak dlouho nárok trvá", en: "How long it is valid" }),
    zpetne: field(text.nullish(), { cs: "Zpětné přiznání", en: "Retroactive claim" }),
  })
  .refine((value) => Object.values(value).some(Boolean), { path: ["podani"], message: "service.deadline" });

const fees = z.object({
  zdarma: field(z.boolean(), { cs: "Zdarma", en: "Free of charge", need: "required", example: "true" }),
  polozky: field(z.array(amount).nullish(), { cs: "Poplatky", en: "Fees" }),
});

const whereTo = z.object({
  pravidlo: field(text, { cs: "Která pobočka je příslušná", en: "Which office is competent", need: "required" }),
  pobocky: field(z.array(link).nullish(), { cs: "Pobočky", en: "Offices" }),
  hledani: field(link.nullish(), { cs: "Hledání pobočky", en: "Office finder" }),
});

/** A service of the state to citizens or employers: who is entitled, what they get and how to apply (spec §2.4). */
export const service = structure({
  data: z.object({
    perex: field(text, { cs: "Perex", en: "Lead", need: "required", advisedLength: 300 }),
    pozastaveni: field(pause.nullish(), { cs: "Pozastavení služby", en: "Pause of the service" }),
    ukonceni: field(end.nullish(), { cs: "Ukončení služby", en: "End of the service" }),
    zivotniUdalosti: field(z.array(link).nullish(), { cs: "Životní události", en: "Life events", need: "expected" }),
    urceno: field(z.array(audience), { cs: "Komu je určena", en: "Audience", need: "required" }),
    garant: field(text.nullish(), { cs: "Garant služby", en: "Guarantor", need: "expected" }),
    obecneInformace: field(html, { cs: "Obecné informace", en: "General information", need: "required" }),
    kdoMaNarok: field(html, { cs: "Kdo má nárok", en: "Eligibility", need: "required" }),
    dalsiPodminky: field(html.nullish(), { cs: "Další podmínky", en: "Additional conditions" }),
    coZiskate: field(html.nullish(), { cs: "Co získáte", en: "Outcome", need: "expected" }),
    castky: field(z.array(amount).nullish(), { cs: "Částky", en: "Amounts" }),
    jakPostupovat: field(z.array(step).min(1), { cs: "Jak postupovat", en: "Procedure", need: "required" }),
    coPotrebujete: field(z.array(neededItem).nullish(), {
      cs: "Co potřebujete",
      en: "What you need",
      need: "expected",
    }),
    formulare: field(z.array(formRow).nullish(), { cs: "Formuláře", en: "Forms", need: "expected" }),
    zpusobyPodani: field(z.array(submission).min(1), {
      cs: "Způsoby podání",
      en: "Submission methods",
      need: "required",
    }),
    lhuty: field(deadlines, { cs: "Lhůty", en: "Deadlines", need: "required" }),
    poplatky: field(fees, { cs: "Poplatky", en: "Fees", need: "required" }),
    kamSeObratit: field(whereTo, { cs: "Kam se obrátit", en: "Where to turn", need: "required" }),
    povinnosti: field(html.nullish(), { cs: "Povinnosti a hlášení změn", en: "Obligations", need: "expected" }),
    opravneProstredky: field(html.nullish(), { cs: "Opravné prostředky", en: "Remedies", need: "expected" }),
    pravniPredpisy: field(z.array(legalReference).nullish(), {
      cs: "Právní předpisy",
      en: "Legal provisions",
      need: "expected",
    }),
    otazky: field(z.array(question).nullish(), { cs: "Otázky a odpovědi", en: "Questions and answers" }),
    souvisejici: field(z.array(card).nullish(), { cs: "Související služby", en: "Related services" }),
    kontakt: field(contact, { cs: "Kontakt", en: "Contact", need: "required" }),
  }),
  view: ({ content, data, ctx }) => ({
    title: toText(content.name),
    lead: toText(data.perex),
    pause: data.pozastaveni ? toPause(data.pozastaveni) : null,
    end: data.ukonceni ? toEnd(data.ukonceni, ctx) : null,
    lifeEvents: toLinks(data.zivotniUdalosti, ctx),
    audiences: data.urceno.map(toAudience),
    guarantor: data.garant ? toText(data.garant) : null,
    generalInfo: ctx.richText(data.obecneInformace, 3),
    eligibility: ctx.richText(data.kdoMaNarok, 3),
    conditions: data.dalsiPodminky ? ctx.richText(data.dalsiPodminky, 3) : null,
    outcome: data.coZiskate ? ctx.richText(data.coZiskate, 3) : null,
    amounts: (data.castky ?? []).map(toAmount),
    procedure: data.jakPostupovat.map((item) => toStep(item, ctx)),
    needs: (data.coPotrebujete ?? []).map(toNeededItem),
    forms: (data.formulare ?? []).map((item) => toFormRow(item, ctx)),
    submission: data.zpusobyPodani.map((item) => toSubmission(item, ctx)),
    deadlines: toDeadlines(data.lhuty),
    fees: { free: data.poplatky.zdarma, items: (data.poplatky.polozky ?? []).map(toAmount) },
    whereTo: toWhereTo(data.kamSeObratit, ctx),
    obligations: data.povinnosti ? ctx.richText(data.povinnosti, 3) : null,
    remedies: data.opravneProstredky ? ctx.richText(data.opravneProstredky, 3) : null,
    legal: (data.pravniPredpisy ?? []).map((item) => toLegalReference(item, ctx)),
    questions: (data.otazky ?? []).map((item) => toQuestion(item, ctx)),
    related: toCards(data.souvisejici, ctx),
    contact: toContact(data.kontakt),
    updatedAt: content.updatedAt ? toInstant(content.updatedAt, "UTC") : null,
  }),
});

export type Service = View<typeof service>;

function toPause(wire: z.output<typeof pause>) {
  return {
    from: wire.od ? toInstant(wire.od, "Europe/Prague") : null,
    to: wire.do ? toInstant(wire.do, "Europe/Prague") : null,
    reason: wire.duvod ? toText(wire.duvod) : null,
  };
}

function toEnd({ od, nahrada }: z.output<typeof end>, ctx: ViewContext) {
  return { from: startOfDay(od), replacement: nahrada ? toLink(nahrada, ctx) : null };
}

function toNeededItem({ nazev, povinne, poznamka }: z.output<typeof neededItem>) {
  return { name: toText(nazev), mandatory: povinne, note: poznamka ? toText(poznamka) : null };
}

function toDeadlines({ podani, rozhodnuti, trvani, zpetne }: z.output<typeof deadlines>) {
  return {
    apply: podani ? toText(podani) : null,
    decision: rozhodnuti ? toText(rozhodnuti) : null,
    duration: trvani ? toText(trvani) : null,
    retroactive: zpetne ? toText(zpetne) : null,
  };
}

function toWhereTo({ pravidlo, pobocky, hledani }: z.output<typeof whereTo>, ctx: ViewContext) {
  return { rule: toText(pravidlo), offices: toLinks(pobocky, ctx), finder: hledani ? toLink(hledani, ctx) : null };
}
