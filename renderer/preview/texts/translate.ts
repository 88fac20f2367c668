import type { EditorLanguage, PanelTexts, PreviewData } from "#renderer/preview/data.ts";

type Values = Readonly<Record<string, string | number>>;

/** Keys of the texts: nested keys joined by dots, without plural suffixes. */
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Base}_${"zero" | "one" | "few" | "many" | "other"}`
      ? Base
      : Key
    : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

export type Translate = (key: KeyOf<PanelTexts>, values?: Values) => string;

const locales: Readonly<Record<EditorLanguage, string>> = { cs: "cs-CZ", en: "en-GB" };

/** Returns a function that looks up the panel's texts in one language, with plural forms by `count`. */
export function createTranslate(texts: PreviewData["texts"], language: EditorLanguage): Translate {
  const rules = new Intl.PluralRules(locales[language]);
  const at = (key: string): unknown =>
    key.split(".").reduce<unknown>((node, part) => Reflect.get(Object(node), part), texts[language]);
  return (key, values = {}) => {
    const count = Number(values["count"]);
    const forms = Number.isNaN(count) ? [] : [...(count === 0 ? ["zero"] : []), rules.select(count), "other"];
    const text =
      [key, ...forms.map((form) => `${key}_${form}`)].map(at).find((each) => typeof each === "string") ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}

/** Formats date and time in Prague's time zone. */
export function formatTime(instant: number, language: EditorLanguage): string {
  const options = { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Prague" } as const;
  return new Intl.DateTimeFormat(locales[language], options).format(instant);
}
