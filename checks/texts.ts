import i18next, { type i18n } from "i18next";
import cs from "#locales/editors/cs.json" with { type: "json" };
import en from "#locales/editors/en.json" with { type: "json" };
import type { InBoth } from "./finding.ts";

/** What stands in the places of a text; what has a name in each language has it in both. */
export type Values = Readonly<Record<string, string | number | InBoth | undefined>>;

const namespace = "translation";
const czech = createTexts("cs", cs);
const english = createTexts("en", en);

/** A text for editors by its key in locales/editors, such as `codes.missing.message`. */
export function inBothLanguages(key: string, values: Values = {}): InBoth {
  return { cs: textIn("cs", czech, key, values), en: textIn("en", english, key, values) };
}

/** Whether there is a text, with a context such as `array` and with numbers or without. */
export function hasText(key: string, context: string): boolean {
  const name = `${key}_${context}`;
  const isThere =
    contexts.get(name) ?? ["", "_other"].some((form) => czech.i18n.getResource("cs", namespace, name + form));
  contexts.set(name, isThere);
  return isThere;
}

/** What was asked of the texts, as codes and contexts are few. */
const contexts = new Map<string, boolean>();

interface Texts {
  i18n: i18n;
  /** Texts without a number are looked up once. */
  known: Map<string, readonly string[]>;
  numbers: Intl.NumberFormat;
}

function createTexts(language: keyof InBoth, texts: object): Texts {
  const i18n = i18next.createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { [namespace]: texts } },
    initAsync: false,
    parseMissingKeyHandler: missingText,
  });
  void i18n.init();
  return { i18n, known: new Map(), numbers: new Intl.NumberFormat(language) };
}

/** i18next finds the form for context and number; the places are filled here, as there are thousands in a report. */
function textIn(language: keyof InBoth, texts: Texts, key: string, values: Values): string {
  return partsOf(texts, key, values)
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const value = values[part];
      if (value === undefined) return missingText(`${key} {{${part}}}`);
      if (typeof value === "number") return texts.numbers.format(value);
      return typeof value === "string" ? value : value[language];
    })
    .join("");
}

/** A text in parts: what stands there, then the name of a place, in turns. */
function partsOf({ i18n, known }: Texts, key: string, { context, count }: Values): readonly string[] {
  const name = `${key} ${context}`;
  const parts = count === undefined ? known.get(name) : undefined;
  if (parts) return parts;
  // With a default, keys may be any texts: those for editors are made of codes.
  const text = i18n.t(key, { context, count: Number(count ?? 0), defaultValue: key, skipInterpolation: true });
  const found = text.split(/\{\{(\w+)\}\}/);
  if (count === undefined) known.set(name, found);
  return found;
}

function missingText(key: string): string {
  if (process.env["NODE_ENV"] === "production") return key;
  throw new Error(`Text ${key} is missing`);
}
