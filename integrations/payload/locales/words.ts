import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export type WordKey = keyof typeof cs & keyof typeof en;

/** A text in the editors' languages. */
export type Words = { cs: string; en: string };

/** Returns a text of this CMS in the editors' languages; `{name}` is replaced by a value. */
export function words(key: WordKey, values: Readonly<Record<string, string | number>> = {}): Words {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  return { cs: fill(cs[key]), en: fill(en[key]) };
}

/** The editor's language, which may differ from the content item's. */
export function editorLanguage({ i18n }: { i18n?: { language?: string } }): keyof Words {
  return i18n?.language === "en" ? "en" : "cs";
}
