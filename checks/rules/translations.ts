import type { InBoth } from "#checks/finding.ts";
import type { Rule } from "#checks/rule.ts";
import { languageInBothLanguages } from "#checks/texts.ts";

/** Reports missing translations, for structures that the site translates. Most content is in Czech only. */
export const missingTranslation: Rule = {
  code: "translation.missing",
  level: "content",
  severity: "info",
  wcag: [],
  *check({ content, translations }) {
    if (content.language !== "cs" || content.languages.length === 0) return;
    const missing = translations.filter((language) => !content.languages.includes(language));
    if (missing.length === 0) return;
    const named = (own: keyof InBoth) => missing.map((each) => languageInBothLanguages(each)[own]).join(", ");
    yield {
      path: ["friendlyURLs"],
      expected: `an address in ${missing.join(", ")}`,
      received: content.friendlyURLs,
      values: { languages: { cs: named("cs"), en: named("en") } },
    };
  },
};
