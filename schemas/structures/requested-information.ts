import { z } from "zod";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { legalReference, toLegalReference } from "#schemas/values/legal-reference.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { money, toMoney } from "#schemas/values/money/money.ts";
import { anyOfWhen, inOrder, withRules } from "#schemas/values/object-rules.ts";
import { anonymisedHtml, officialHtml } from "#schemas/values/offer/personal-data.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

export const informationOutcomes = {
  poskytnuto: "provided",
  "poskytnuto-castecne": "partly",
  odmitnuto: "refused",
  postoupeno: "referred",
  "vzato-zpet": "withdrawn",
} as const;

/** Outcomes with an answer. The other outcomes (refused, referred, withdrawn) give reasons instead. */
const answered = ["poskytnuto", "poskytnuto-castecne"];

const fields = {
  cisloJednaci: field(text.nullish(), {
    cs: "Číslo jednací",
    en: "Reference number",
    expected: true,
    example: "MPSV-2026/187342-511/1",
  }),
  prijato: field(localDate.nullish(), { cs: "Žádost přijata dne", en: "Received on", expected: true }),
  vyrizeno: field(localDate.nullish(), { cs: "Žádost vyřízena dne", en: "Answered on", required: true }),
  vysledek: field(oneOf(informationOutcomes).nullish(), { cs: "Výsledek", en: "Outcome", required: true }),
  utvar: field(text.nullish(), {
    cs: "Útvar, který odpověděl",
    en: "Office that answered",
    example: "Odbor kontroly a právní",
    expected: true,
  }),
  textZadosti: field(anonymisedHtml.nullish(), {
    cs: "Text žádosti bez osobních údajů",
    en: "Request without personal data",
    expected: true,
    personal: true,
  }),
  odpoved: field(officialHtml.nullish(), { cs: "Odpověď", en: "Answer" }),
  soubory: field(z.array(file).nullish(), { cs: "Soubory s odpovědí", en: "Files of the answer" }),
  oduvodneni: field(officialHtml.nullish(), { cs: "Odůvodnění výsledku", en: "Reasons for the outcome" }),
  uhrada: field(money.nullish(), { cs: "Úhrada nákladů", en: "Fee" }),
  predpisy: field(z.array(legalReference).nullish(), { cs: "Právní předpisy", en: "Legislation" }),
  jakPozadat: field(link.nullish(), { cs: "Jak požádat o informace", en: "How to ask for information" }),
};

/** Answered request for information under law 106/1999 Sb., published by the ministry (spec §1). */
export const requestedInformation = structure({
  names: { cms: "vyzadana-informace", cs: "Vyžádaná informace", en: "Requested information" },
  ranking: { weight: 0.3 },
  life: "record",
  data: withRules(
    z.object(fields),
    anyOfWhen("information.answer", "vysledek", answered, ["odpoved", "soubory"]),
    inOrder("information.order", { from: "prijato", to: "vyrizeno", at: "prijato" }),
  ),
  view: ({ content, data, ctx }) => ({
    topics: ctx.topics.of(content.categories, content.language),
    referenceNumber: optional(data.cisloJednaci, toText),
    receivedAt: optional(data.prijato, startOfDay),
    answeredAt: optional(data.vyrizeno, startOfDay),
    outcome: data.vysledek ? informationOutcomes[data.vysledek] : null,
    office: optional(data.utvar, toText),
    request: optional(data.textZadosti, ctx.richText, 3),
    answer: optional(data.odpoved, ctx.richText, 3),
    files: listOf(data.soubory, toFile, ctx),
    reasons: optional(data.oduvodneni, ctx.richText, 3),
    fee: optional(data.uhrada, toMoney),
    legal: listOf(data.predpisy, toLegalReference, ctx),
    howToAsk: optional(data.jakPozadat, toLink, ctx),
  }),
});

export type RequestedInformation = View<typeof requestedInformation>;
