import { memo } from "#schemas/parse/memo.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { Library, LibraryContent, Rule } from "../rule.ts";
import { clean } from "./html.ts";

const pagesByTitle = memo((contents: Library["contents"]) => Map.groupBy(contents.filter(isPage), keyOf));

export const duplicateTitle: Rule = {
  code: "title.duplicate",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ content, library }) {
    if (!library) return;
    const index = pagesByTitle(library.contents);
    const others = isPage(content) ? (index.get(keyOf(content)) ?? []).filter(({ id }) => id !== content.id) : [];
    const alike = others.find(({ structureKey }) => structureKey === content.structureKey);
    const other = alike ?? others[0];
    if (!other) return;
    const url = inLanguage(other.friendlyURLs, other.language) ?? "";
    yield {
      path: ["name"],
      expected: "a title of its own",
      received: content.name,
      values: { title: content.name, url },
      // Lists and searches say what kind of page each is.
      ...(!alike && { severity: "info" }),
    };
  },
};

/**
 * Returns the pages compared by title: without an address there is no page, demo pages are not searched, and a glossary
 * term may be named like the page about it.
 */
function isPage(content: LibraryContent): boolean {
  const { friendlyURLs, published, language } = content;
  const url = inLanguage(friendlyURLs, language);
  return published && url !== null && !url.startsWith("dev/") && structureKeyOf(content) !== "glossary-term";
}

function keyOf({ webId, language, name }: LibraryContent): string {
  return `${webId} ${language} ${clean(name).toLowerCase()}`;
}
