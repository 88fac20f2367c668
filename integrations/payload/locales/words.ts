import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export type WordKey = keyof typeof cs & keyof typeof en;

/** A text in the languages of the editors. */
export type Words = { cs: string; en: string };

/** Returns a text of this CMS in the languages of the editors; `{name}` is replaced by a value. */
export function words(key: WordKey, values: Readonly<Record<string, string | number>> = {}): Words {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  return { cs: fill(cs[key]), en: fill(en[key]) };
}

/** Language of the person who edits, which need not be that of the content. */
export function editorLanguage({ i18n }: { i18n?: { language?: string } }): keyof Words {
  return i18n?.language === "en" ? "en" : "cs";
}
