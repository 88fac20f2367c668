import { languageCodes, languages } from "#schemas/languages.ts";
import type { TriedRule } from "./examples.ts";

export const missingTranslation: TriedRule = {
  code: "translation.missing",
  level: "content",
  severity: "info",
  wcag: [],
  *check({ content }) {
    if (content.language !== "cs" || content.languages.length === 0) return;
    const missing = languageCodes.filter((language) => !content.languages.includes(language));
    if (missing.length === 0) return;
    yield {
      path: ["friendlyURLs"],
      expected: `an address in ${missing.join(", ")}`,
      received: content.friendlyURLs,
      values: { languages: missing.map((language) => languages[language].name).join(", ") },
    };
  },
  examples: {
    failed: [{ record: { friendlyURLs: { cs_cz: "zkouska", en_gb: "trial" } }, at: "/friendlyURLs" }],
    passed: [{ record: { friendlyURLs: { cs_cz: "a", en_gb: "b", ru_ru: "c", uk_ua: "d" } } }],
    inapplicable: [{ language: "en", record: { friendlyURLs: { en_gb: "trial" } } }, { record: { friendlyURLs: {} } }],
  },
};
