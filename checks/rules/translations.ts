import { languages } from "#schemas/site/languages.ts";
import type { TriedRule } from "./examples.ts";

const inTwoLanguages = { friendlyURLs: { cs_cz: "zkouska", en_gb: "trial" } };

/** Reports only structures that the site translates: most of an authority's content is in Czech only. */
export const missingTranslation: TriedRule = {
  code: "translation.missing",
  level: "content",
  severity: "info",
  wcag: [],
  *check({ content, translations }) {
    if (content.language !== "cs" || content.languages.length === 0) return;
    const missing = translations.filter((language) => !content.languages.includes(language));
    if (missing.length === 0) return;
    yield {
      path: ["friendlyURLs"],
      expected: `an address in ${missing.join(", ")}`,
      received: content.friendlyURLs,
      values: { languages: missing.map((language) => languages[language].name).join(", ") },
    };
  },
  examples: {
    failed: [{ translations: ["en", "ua"], record: inTwoLanguages, at: "/friendlyURLs" }],
    passed: [
      { translations: ["en"], record: inTwoLanguages },
      { translations: ["cs", "ua"], record: { friendlyURLs: { cs_cz: "zkouska", "uk-UA": "sproba" } } },
    ],
    inapplicable: [
      { record: inTwoLanguages },
      { translations: ["ua"], language: "en", record: { friendlyURLs: { en_gb: "trial" } } },
      { translations: ["ua"], record: { friendlyURLs: {} } },
    ],
  },
};
