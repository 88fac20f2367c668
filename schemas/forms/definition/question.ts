import { z } from "zod";
import { toDay } from "#schemas/forms/formats.ts";
import { field } from "#schemas/values/field.ts";
import { anyOfWhen, inOrder, rule, withRules } from "#schemas/values/object-rules.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { valueReference } from "#schemas/values/shared/value-item.ts";
import { text, toText } from "#schemas/values/text.ts";
import { condition, toCondition } from "./condition.ts";
import { formKey } from "./form-key.ts";

const kinds = {
  text: "text",
  dlouhy: "area",
  cislo: "number",
  castka: "amount",
  datum: "day",
  email: "email",
  telefon: "phone",
  volba: "choice",
  volby: "choices",
  anoNe: "yesNo",
  soubory: "files",
  adresa: "address",
} as const;

const patterns = {
  psc: "postcode",
  ico: "companyId",
  schranka: "dataBox",
  rodneCislo: "birthNumber",
  ucet: "bankAccount",
  pismena: "alpha",
  pismenaCislice: "alphaNum",
  cislice: "numeric",
  web: "url",
  ip: "ipAddress",
  mac: "macAddress",
} as const;

/** Tokens of `autocomplete` (WCAG 1.3.5) that forms of the ministry use. */
const autoCompletes = {
  "given-name": 1,
  "family-name": 1,
  name: 1,
  organization: 1,
  "street-address": 1,
  "address-level2": 1,
  "postal-code": 1,
  email: 1,
  tel: 1,
  bday: 1,
} as const;

const prefills = { jmeno: "name", adresa: "address" } as const;

/** Kinds whose answers say nothing about a person, so that they may stand in an address. */
const impersonalKinds: readonly string[] = ["volba", "volby", "anoNe"];

export const option = z.object({
  hodnota: field(formKey, {
    cs: "Hodnota, stejná ve všech jazycích",
    en: "Value, the same in all languages",
    example: "ano",
  }),
  popisek: field(text, { cs: "Popisek", en: "Label", example: "Ano, pracuji" }),
});

const limit = z.number().min(-1_000_000_000).max(1_000_000_000);
const dayLimit = z
  .string()
  .regex(/^(?:dnes|\d{4}-\d\d-\d\d|[a-z][a-z0-9-]{0,39})$/)
  // A message about a day that does not exist could not be formatted.
  .refine((text) => !/^\d/.test(text) || toDay(text) !== null);

const refused = field(z.string().min(1).max(100), { cs: "Hodnota", en: "Value", example: "0000000000" });

const limits = withRules(
  z.object({
    min: field(limit.nullish(), { cs: "Nejmenší hodnota", en: "Minimum" }),
    max: field(limit.nullish(), { cs: "Největší hodnota", en: "Maximum" }),
    minHodnota: field(valueReference.nullish(), {
      cs: "Nejmenší hodnota ze sdílených hodnot",
      en: "Minimum from the shared values",
    }),
    maxHodnota: field(valueReference.nullish(), {
      cs: "Největší hodnota ze sdílených hodnot",
      en: "Maximum from the shared values",
    }),
    nejmeneZnaku: field(z.number().int().min(1).max(5000).nullish(), { cs: "Nejméně znaků", en: "Minimum length" }),
    delka: field(z.number().int().min(1).max(5000).nullish(), { cs: "Nejvíce znaků", en: "Maximum length" }),
    vzor: field(oneOf(patterns).nullish(), { cs: "Tvar hodnoty", en: "Format" }),
    neboVzor: field(oneOf(patterns).nullish(), { cs: "Nebo tento tvar", en: "Or this format" }),
    aVzor: field(oneOf(patterns).nullish(), { cs: "A zároveň tento tvar", en: "And this format too" }),
    neni: field(z.array(refused).max(20).nullish(), { cs: "Hodnoty, které neplatí", en: "Values that are refused" }),
    opsat: field(text.nullish(), {
      cs: "Text, který je třeba opsat",
      en: "Text to be written as it is",
      example: "Souhlasím",
    }),
    nejdrive: field(dayLimit.nullish(), {
      cs: "Nejdříve (datum, dnes, nebo klíč otázky)",
      en: "Earliest day",
      example: "dnes",
    }),
    nejpozdeji: field(dayLimit.nullish(), {
      cs: "Nejpozději (datum, dnes, nebo klíč otázky)",
      en: "Latest day",
      example: "dnes",
    }),
    po: field(dayLimit.nullish(), {
      cs: "Později než (datum, dnes, nebo klíč otázky)",
      en: "Later than",
      example: "dnes",
    }),
    pred: field(dayLimit.nullish(), {
      cs: "Dříve než (datum, dnes, nebo klíč otázky)",
      en: "Earlier than",
      example: "dnes",
    }),
    nejvyseJako: field(formKey.nullish(), {
      cs: "Nejvýše jako otázka (klíč)",
      en: "At most as question (key)",
      example: "pocet",
    }),
    stejne: field(formKey.nullish(), {
      cs: "Stejně jako otázka (klíč)",
      en: "Same as question (key)",
      example: "email",
    }),
    bezUdaju: field(z.boolean().nullish(), {
      cs: "Z fotek odstranit místo, čas a přístroj",
      en: "Remove place, time and device from photographs",
    }),
  }),
  inOrder("question.limits", { from: "min", to: "max" }),
  inOrder("question.limits", { from: "nejmeneZnaku", to: "delka" }),
  inOrder("question.limits", { from: "nejdrive", to: "nejpozdeji" }),
  inOrder("question.limits", { from: "po", to: "pred" }),
);

/** Schema of a question of a form. */
export const question = withRules(
  z.object({
    klic: field(formKey, {
      cs: "Klíč, stejný ve všech jazycích",
      en: "Key, the same in all languages",
      example: "jmeno",
    }),
    druh: field(oneOf(kinds), { cs: "Druh odpovědi", en: "Kind of answer" }),
    popisek: field(text, { cs: "Otázka", en: "Question", example: "Jméno a příjmení", advisedLength: 120 }),
    napoveda: field(text.nullish(), {
      cs: "Nápověda",
      en: "Hint",
      example: "Podle občanského průkazu",
      advisedLength: 300,
    }),
    nepovinne: field(z.boolean().nullish(), { cs: "Nepovinná", en: "Optional" }),
    moznosti: field(z.array(option).min(2).max(50).nullish(), { cs: "Možnosti", en: "Options" }),
    pravidla: field(limits.nullish(), { cs: "Pravidla", en: "Rules" }),
    autocomplete: field(oneOf(autoCompletes).nullish(), { cs: "Vyplní prohlížeč", en: "Filled in by the browser" }),
    predvyplnit: field(oneOf(prefills).nullish(), {
      cs: "Předvyplnit z účtu nebo z adresy",
      en: "Filled in from the account or the address",
    }),
    proc: field(text.nullish(), {
      cs: "Proč se ptáme",
      en: "Why we ask",
      example: "zákon to u žádosti vyžaduje",
      advisedLength: 300,
    }),
    chyba: field(text.nullish(), {
      cs: "Chyba, když chybí odpověď",
      en: "Error without an answer",
      example: "Zadejte své jméno.",
      advisedLength: 120,
    }),
    kdyz: field(condition.nullish(), { cs: "Zobrazit, když", en: "Shown when" }),
  }),
  anyOfWhen("question.options", "druh", ["volba", "volby"], ["moznosti"]),
  rule(
    "question.prefill",
    "predvyplnit",
    ({ druh, predvyplnit }) => predvyplnit === "adresa" && !impersonalKinds.includes(druh),
    {
      if: { required: ["predvyplnit"], properties: { predvyplnit: { const: "adresa" } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema names it so.
      then: { properties: { druh: { enum: impersonalKinds } } },
    },
  ),
);

type QuestionSource = z.output<typeof question>;

export type Question = ReturnType<typeof toQuestion>;

/** Longest answers in characters, where editors set no other length. */
const longest = { text: 200, area: 5000 } as const;

/** The questions that an address consists of, with the rules and the token for the browser's autofill of each. */
const addressParts = {
  ulice: { part: "street", autocomplete: "street-address", vzor: null },
  obec: { part: "town", autocomplete: "address-level2", vzor: null },
  psc: { part: "postcode", autocomplete: "postal-code", vzor: "psc" },
} as const;

/** Keys under which the answers to a question are kept: three for an address. */
export function keysOf({ klic, druh }: Pick<QuestionSource, "klic" | "druh">): string[] {
  return druh === "adresa" ? Object.keys(addressParts).map((part) => `${klic}-${part}`) : [klic];
}

/** Returns the question, or the three that an address consists of. */
export function toQuestions(source: QuestionSource): Question[] {
  if (source.druh !== "adresa") return [toQuestion(source, kinds[source.druh])];
  return Object.entries(addressParts).map(([part, { autocomplete, vzor, part: name }], index) => ({
    ...toQuestion(
      {
        ...source,
        klic: `${source.klic}-${part}`,
        pravidla: { vzor },
        autocomplete: source.autocomplete && autocomplete,
      },
      "text",
    ),
    part: name,
    // They are said once, with the first part.
    ...(index > 0 && { hint: null, reason: null }),
  }));
}

export function toQuestion(source: QuestionSource, kind: Exclude<(typeof kinds)[keyof typeof kinds], "address">) {
  const { pravidla: rules } = source;
  return {
    key: source.klic,
    kind,
    /** The part of an address that is asked for; null for other questions. */
    part: null as (typeof addressParts)[keyof typeof addressParts]["part"] | null,
    label: toText(source.popisek),
    hint: optional(source.napoveda, toText),
    isRequired: source.nepovinne !== true,
    options: listOf(source.moznosti, ({ hodnota, popisek }) => ({ value: hodnota, label: toText(popisek) })),
    limits: {
      min: rules?.min ?? null,
      max: rules?.max ?? null,
      length: rules?.delka ?? (kind === "area" ? longest.area : longest.text),
      minLength: rules?.nejmeneZnaku ?? null,
      format: rules?.vzor ? patterns[rules.vzor] : null,
      orFormat: rules?.neboVzor ? patterns[rules.neboVzor] : null,
      andFormat: rules?.aVzor ? patterns[rules.aVzor] : null,
      refused: listOf(rules?.neni, (value) => value.trim()),
      copied: optional(rules?.opsat, toText),
      after: rules?.po ?? null,
      before: rules?.pred ?? null,
      atMostAs: rules?.nejvyseJako ?? null,
      earliest: rules?.nejdrive ?? null,
      latest: rules?.nejpozdeji ?? null,
      sameAs: rules?.stejne ?? null,
    },
    /** True when data about place, time and device is removed from photographs. */
    removesMetadata: rules?.bezUdaju === true,
    autoComplete: source.autocomplete ?? null,
    /** The part of the account, or the address of the page, that has the answer until the visitor gives one. */
    prefill: source.predvyplnit ? prefills[source.predvyplnit] : null,
    reason: optional(source.proc, toText),
    missing: optional(source.chyba, toText),
    when: optional(source.kdyz, toCondition),
  };
}
