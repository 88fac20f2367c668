import { z } from "zod";
import { toFaqPage } from "#schemas/json-ld/faq-page.ts";
import { toGovernmentService } from "#schemas/json-ld/government-service.ts";
import { situations } from "#schemas/lists/search/situations.ts";
import { toServicePayments } from "#schemas/lists/service-payments.ts";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { audience, toAudience } from "#schemas/values/audience.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { legalReference, toLegalReference } from "#schemas/values/legal-reference.ts";
import { link, toLink, toLinks } from "#schemas/values/link.ts";
import { amount, toAmounts } from "#schemas/values/money/amount.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { formRow, toFormRow } from "#schemas/values/offer/form-row.ts";
import { serviceEnd, toServiceEnd } from "#schemas/values/offer/service-end.ts";
import { submission, toSubmission } from "#schemas/values/offer/submission.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { question, toQuestion } from "#schemas/values/question.ts";
import { step, toStep } from "#schemas/values/step.ts";
import { lead, text, textsLike, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

/** A pause of a service; the reason is optional. */
const pause = z.object({
  duvod: field(text.nullish(), {
    cs: "Důvod",
    en: "Reason",
    example: "Rozpočet na letošní rok je vyčerpán.",
    expected: true,
  }),
  od: field(localDateTime.nullish(), { cs: "Od", en: "From" }),
  do: field(localDateTime.nullish(), { cs: "Do", en: "Until" }),
});

const neededItem = z.object({
  nazev: field(text, { cs: "Název", en: "Name", example: "Občanský průkaz" }),
  povinne: field(z.boolean(), { cs: "Povinné", en: "Mandatory" }),
  poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "Stačí předložit na přepážce." }),
});

const deadlines = withRules(
  z.object({
    podani: field(text.nullish(), {
      cs: "Kdy podat žádost",
      en: "When to apply",
      example: "Do tří měsíců od narození dítěte",
    }),
    rozhodnuti: field(text.nullish(), {
      cs: "Do kdy úřad rozhodne",
      en: "When the office decides",
      example: "Do 30 dnů od podání žádosti",
    }),
    trvani: field(text.nullish(), {
      cs: "Jak dlouho nárok trvá",
      en: "How long it is valid",
      example: "Po dobu trvání podmínek",
    }),
    zpetne: field(text.nullish(), {
      cs: "Zpětné přiznání",
      en: "Retroactive claim",
      example: "Až za tři měsíce zpětně",
    }),
  }),
  anyOf("service.deadline", ["podani", "rozhodnuti", "trvani", "zpetne"]),
);

const fees = z.object({
  zdarma: field(z.boolean().nullish(), { cs: "Zdarma", en: "Free of charge", required: true }),
  polozky: field(z.array(amount).nullish(), { cs: "Poplatky", en: "Fees" }),
});

const whereTo = z.object({
  pravidlo: field(text.nullish(), {
    cs: "Která pobočka je příslušná",
    en: "Which office is competent",
    example: "Pobočka v místě trvalého pobytu",
    required: true,
  }),
  pobocky: field(z.array(link).nullish(), { cs: "Pobočky", en: "Offices" }),
  hledani: field(link.nullish(), { cs: "Hledání pobočky", en: "Office finder" }),
});

/** A public service for citizens or employers: who is entitled, what they get and how to apply (spec §2.4). */
export const service = structure({
  names: { cms: "sluzba", cs: "Služba", en: "Service" },
  ranking: { weight: 1 },
  life: "advice",
  lists: ["payment-dates"],
  listsAllSites: true,
  canMissListed: true,
  data: z.object({
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", required: true, advisedLength: 300 }),
    pozastaveni: field(pause.nullish(), { cs: "Pozastavení služby", en: "Pause of the service" }),
    ukonceni: field(serviceEnd.nullish(), { cs: "Ukončení služby", en: "End of the service" }),
    zivotniUdalosti: field(z.array(link).nullish(), { cs: "Životní situace", en: "Life events", expected: true }),
    situace: situations,
    urceno: field(z.array(audience).nullish(), { cs: "Komu je určena", en: "Audience", required: true }),
    garant: field(text.nullish(), {
      cs: "Garant služby",
      en: "Guarantor",
      example: "Odbor nepojistných sociálních dávek",
      expected: true,
    }),
    obecneInformace: field(html.nullish(), { cs: "Obecné informace", en: "General information", required: true }),
    kdoMaNarok: field(html.nullish(), { cs: "Kdo má nárok", en: "Eligibility", required: true }),
    dalsiPodminky: field(html.nullish(), { cs: "Další podmínky", en: "Additional conditions" }),
    coZiskate: field(html.nullish(), { cs: "Co získáte", en: "Outcome", expected: true }),
    castky: field(z.array(amount).nullish(), { cs: "Částky", en: "Amounts" }),
    jakPostupovat: field(z.array(step).min(1).nullish(), { cs: "Jak postupovat", en: "Procedure", required: true }),
    coPotrebujete: field(z.array(neededItem).nullish(), { cs: "Co potřebujete", en: "What you need", expected: true }),
    formulare: field(z.array(formRow).nullish(), { cs: "Formuláře", en: "Forms", expected: true }),
    zpusobyPodani: field(z.array(submission).min(1).nullish(), {
      cs: "Způsoby podání",
      en: "Submission methods",
      required: true,
    }),
    lhuty: field(deadlines.nullish(), { cs: "Lhůty", en: "Deadlines", required: true }),
    poplatky: field(fees.nullish(), { cs: "Poplatky", en: "Fees", required: true }),
    kamSeObratit: field(whereTo.nullish(), { cs: "Kam se obrátit", en: "Where to turn", required: true }),
    povinnosti: field(html.nullish(), { cs: "Povinnosti a hlášení změn", en: "Obligations", expected: true }),
    opravneProstredky: field(html.nullish(), { cs: "Opravné prostředky", en: "Remedies", expected: true }),
    pravniPredpisy: field(z.array(legalReference).nullish(), {
      cs: "Právní předpisy",
      en: "Legislation",
      expected: true,
    }),
    otazky: field(z.array(question).nullish(), { cs: "Otázky a odpovědi", en: "Questions and answers" }),
    souvisejici: field(z.array(card).nullish(), { cs: "Související služby", en: "Related services" }),
    kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact", required: true }),
    hesla: field(textsLike("Péče, příspěvek na").nullish(), {
      cs: "Další hesla v přehledu od A do Z",
      en: "Other headings in the A–Z list",
    }),
  }),
  view: ({ content, data, ctx, listed }) => ({
    lead: optional(data.perex, toText),
    payments: toServicePayments({ content, ctx, listed }),
    pause: optional(data.pozastaveni, toPause),
    end: optional(data.ukonceni, toServiceEnd, ctx),
    lifeEvents: toLinks(data.zivotniUdalosti, ctx),
    audiences: listOf(data.urceno, toAudience),
    guarantor: optional(data.garant, toText),
    generalInfo: optional(data.obecneInformace, ctx.richText, 2),
    eligibility: optional(data.kdoMaNarok, ctx.richText, 3),
    conditions: optional(data.dalsiPodminky, ctx.richText, 4),
    outcome: optional(data.coZiskate, ctx.richText, 3),
    amounts: toAmounts(data.castky, content),
    procedure: listOf(data.jakPostupovat, toStep, ctx),
    needs: listOf(data.coPotrebujete, toNeededItem),
    forms: listOf(data.formulare, toFormRow, ctx),
    submission: listOf(data.zpusobyPodani, toSubmission, ctx),
    deadlines: toDeadlines(data.lhuty ?? {}),
    fees: { free: data.poplatky?.zdarma ?? false, items: toAmounts(data.poplatky?.polozky, content) },
    whereTo: toWhereTo(data.kamSeObratit ?? {}, ctx),
    obligations: optional(data.povinnosti, ctx.richText, 4),
    remedies: optional(data.opravneProstredky, ctx.richText, 4),
    legal: listOf(data.pravniPredpisy, toLegalReference, ctx),
    questions: listOf(data.otazky, toQuestion, ctx),
    related: toCards(data.souvisejici, ctx),
    contact: optional(data.kontakt, toContact, ctx),
  }),
  jsonLd: (view, context) => [...toGovernmentService(view, context), ...toFaqPage(view.questions, context)],
});

export type Service = View<typeof service>;

function toPause(wire: z.output<typeof pause>) {
  return {
    from: optional(wire.od, toInstant),
    to: optional(wire.do, toInstant),
    reason: optional(wire.duvod, toText),
  };
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
  return { rule: optional(pravidlo, toText), offices: toLinks(pobocky, ctx), finder: optional(hledani, toLink, ctx) };
}
