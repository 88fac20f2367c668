import { each, richTextsOf } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { certainLanguage } from "#checks/rules/foreign-texts.ts";
import { textOf } from "#checks/rules/html.ts";
import { shortened } from "#checks/rules/prose.ts";
import { languageInBothLanguages } from "#checks/texts.ts";
import { languageTag } from "#schemas/site/language-tags.ts";
import { parseLanguage } from "#schemas/site/languages.ts";

/** A part that is marked as a language which does not exist, or as another than its words are in. */
export const wrongMark: Rule = {
  code: "language.mark",
  level: "accessibility",
  severity: "warning",
  wcag: ["3.1.2"],
  check: each(richTextsOf, function* ({ path, source, html }) {
    if (!source.includes("lang")) return;
    for (const element of html.elements) {
      const written = element.attributes.get("lang")?.trim();
      if (!written) continue;
      const tag = languageTag(written);
      const text = shortened(textOf(html, element));
      if (tag === null) {
        yield {
          path,
          expected: "a language tag",
          received: written,
          values: { text, tag: written, language: "", context: "unknown" },
        };
        continue;
      }
      const language = certainLanguage(textOf(html, element));
      if (!language || language === parseLanguage(tag) || relatives.has(tag.split("-")[0] ?? "")) continue;
      const values = { text, language: languageInBothLanguages(language), tag: written };
      yield { path, expected: language, received: written, values };
    }
  }),
};

/** Languages whose small words are those of one of the four languages. */
const relatives: ReadonlySet<string> = new Set([
  "sk",
  "pl",
  "sl",
  "hr",
  "sr",
  "bs",
  "be",
  "bg",
  "mk",
  "rue",
  "hsb",
  "dsb",
  "sco",
]);
