import { type LanguageCode, languageCodes, languages } from "../languages.ts";
import { isRecord } from "../portal.ts";

/** A text per language; languages without it are left out. */
export type Texts = Partial<Record<LanguageCode, string>>;

/** Reads a localized field of a document in all of its languages. */
export function textsOf(value: unknown): Texts {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = value[code];
      return typeof text === "string" && text !== "" ? [[code, text]] : [];
    }),
  );
}

/** Texts by wire key, such as `cs_cz`. */
export function onWire(texts: Texts): Record<string, string> {
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = texts[code];
      return text === undefined ? [] : [[languages[code].wire, text]];
    }),
  );
}

/** Texts by our language codes; a single text for all languages is the Czech one. */
export function offWire(value: unknown): Texts {
  if (typeof value === "string") return { cs: value };
  if (!isRecord(value)) return {};
  return textsOf(Object.fromEntries(languageCodes.map((code) => [code, value[languages[code].wire]])));
}
