import { z } from "zod";
import { toTopics } from "#schemas/lists/topics.ts";
import { localDate, startOfDay, toInstant } from "#schemas/time/dates.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { legalReference, toLegalReference } from "#schemas/values/legal-reference.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { money, toMoney } from "#schemas/values/money.ts";
import { anonymisedHtml, officialHtml } from "#schemas/values/offer/personal-data.ts";
import { text, toText } from "#schemas/values/text.ts";
import { field, structure, type View } from "./structure.ts";

export const informationOutcomes = {
  poskytnuto: "provided",
  "poskytnuto-castecne": "partly",
  odmitnuto: "refused",
  postoupeno: "referred",
  "vzato-zpet": "withdrawn",
} as const;

const fields = {
  cisloJednaci: field(text.nullish(), {
    cs: "Číslo jednací",
    en: "Reference number",
    need: "expected",
    example: "MPSV-2026/187342-511/1",
  }),
  prijato: field(localDate.nullish(), { cs: "Žádost přijata dne", en: "Received on", need: "expected" }),
  vyrizeno: field(localDate, { cs: "Žádost vyřízena dne", en: "Answered on", need: "required" }),
  vysledek: field(z.enum(["poskytnuto", "poskytnuto-castecne", "odmitnuto", "postoupeno", "vzato-zpet"]), {
    cs: "Výsledek",
    en: "Outcome",
    need: "required",
    example: "poskytnuto",
  }),
  utvar: field(text.nullish(), { cs: "Útvar, který odpověděl", en: "Office that answered", need: "expected" }),
  textZadosti: field(anonymisedHtml.nullish(), {
    cs: "Text žádosti bez osobních údajů",
    en: "Request without personal data",
    need: "expected",
    personal: true,
  }),
  odpoved: field(officialHtml.nullish(), { cs: "Odpověď", en: "Answer" }),
  soubory: field(z.array(file).nullish(), { cs: "Soubory s odpovědí", en: "Files of the answer" }),
  oduvodneni: field(officialHtml.nullish(), { cs: "Odůvodnění výsledku", en: "Reasons for the outcome" }),
  uhrada: field(money.nullish(), { cs: "Úhrada nákladů", en: "Fee" }),
  predpisy: field(z.array(legalReference).nullish(), { cs: "Právní předpisy", en: "Legal provisions" }),
  jakPozadat: field(link.nullish(), { cs: "Jak požádat o informace", en: "How to ask for information" }),
};

/** Answered request for information under law 106/1999 Sb., published by the ministry (spec §1). */
export const requestedInformation = structure({
  data: z
    .object(fields)
    .refine(({ odpoved, soubory }) => Boolean(odpoved || soubory?.length), {
      path: ["odpoved"],
      message: "information.answer",
    })
    .refine(({ prijato, vyrizeno }) => !prijato || prijato <= vyrizeno, {
      path: ["prijato"],
      message: "information.order",
    }),
  view: ({ content, data, ctx }) => ({
    title: toText(content.name),
    ...toTopics(content, ctx),
    referenceNumber: data.cisloJednaci ? toText(data.cisloJednaci) : null,
    receivedAt: data.prijato ? startOfDay(data.prijato) : null,
    answeredAt: startOfDay(data.vyrizeno),
    outcome: informationOutcomes[data.vysledek],
    office: data.utvar ? toText(data.utvar) : null,
    request: data.textZadosti ? ctx.richText(data.textZadosti, 3) : null,
    answer: data.odpoved ? ctx.richText(data.odpoved, 3) : null,
    files: (data.soubory ?? []).map((item) => toFile(item, ctx)),
    reasons: data.oduvodneni ? ctx.richText(data.oduvodneni, 3) : null,
    fee: data.uhrada ? toMoney(data.uhrada) : null,
    legal: (data.predpisy ?? []).map((item) => toLegalReference(item, ctx)),
    howToAsk: data.jakPozadat ? toLink(data.jakPozadat, ctx) : null,
    updatedAt: content.updatedAt ? toInstant(content.updatedAt, "UTC") : null,
  }),
});

export type RequestedInformation = View<typeof requestedInformation>;
