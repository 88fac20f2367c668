import { join } from "node:path";
import { root } from "#harness/bench/root.ts";
import { createTextSource } from "#harness/content/text-source.ts";
import { parseConfig } from "#portal/config/config.ts";
import { parseContent } from "#portal/contract/parse/parse-page.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { languages } from "#portal/contract/site/languages.ts";
import { readStore } from "#portal/replay/store.ts";
import { createKinds } from "#portal/search/kinds.ts";

export const now = Date.parse("2026-11-20T12:00:00Z");

/** Structures in the proportions of a real site: much news, few services. */
const kindsOfTen = ["service", "standard-page", "standard-page", "press-release", "public-notice", "glossary-term"];

/** Options of the index writer. */
export const generatedKinds = {
  ...createKinds(parseConfig({})),
  keyOf: ({ id }: { id: string }) => kindsOfTen[Number(id) % 10] ?? "news-item",
  isDictionary: () => false,
};

/** Generates content items from words of the fixtures, language by language as from a CMS. */
export function createGenerated(number: number) {
  const texts = createTextSource(readStore(join(root, "fixtures")).contents);
  const inLanguage = number / languageCodes.length;
  function contentOf(at: number, changes = ""): Content {
    const language = languageCodes[Math.floor(at / inLanguage)] ?? "cs";
    const key = languages[language].locale.replace("-", "_").toLowerCase();
    const { content } = parseContent({
      ...{ id: String(at % inLanguage), webId: "12", language, published: true },
      ...{ name: `${texts.title(language)} ${changes}`, structure: { key: "aktualita" } },
      ...{ friendlyURLs: { [key]: `generated/${at}` }, displayAt: "2026-01-01T08:00:00" },
      data: { obsah: `<p>${texts.body(language)}</p>` },
    });
    if (!content) throw new Error("A generated content item cannot be parsed.");
    return content;
  }
  return { texts, contentOf };
}
