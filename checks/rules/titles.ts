import type { Library, LibraryContent, Rule } from "#checks/rule.ts";
import { memo } from "#schemas/parse/memo.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { clean } from "./html.ts";

const pagesByTitle = memo((contents: Library["contents"]) => Map.groupBy(contents.filter(isPage), keyOf));

export const duplicateTitle: Rule = {
  code: "title.duplicate",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ content, library }) {
    if (!library) return;
    const pages = isPage(content) ? pagesByTitle(library.contents).get(keyOf(content)) : [];
    const other = pages?.find(({ id }) => id !== content.id);
    if (!other) return;
    const url = inLanguage(other.friendlyURLs, other.language) ?? "";
    yield {
      path: ["name"],
      expected: "a unique title",
      received: content.name,
      values: { title: content.name, url },
    };
  },
};

/** Returns the other published content items with the same name and language, on any site. */
export function namesakesOf({ id, language, name }: LibraryContent, { contents }: Library): readonly LibraryContent[] {
  const namesakes = byName(contents).get(nameKey(language, name)) ?? [];
  return namesakes.filter((other) => other.id !== id && other.published);
}

const byName = memo((contents: Library["contents"]) =>
  Map.groupBy(contents, ({ language, name }) => nameKey(language, name)),
);

function nameKey(language: string, name: string): string {
  return `${language} ${clean(name).toLowerCase()}`;
}

/** Structures that may share the name of a page: a glossary term or leaflet on the same subject, a redirect to it. */
const namesakes: readonly StructureKey[] = ["glossary-term", "information-leaflet", "redirect"];

/**
 * True for pages whose titles are compared. Drafts and items without an address are not pages, and demo pages are not
 * searched.
 */
function isPage(content: LibraryContent): boolean {
  const { friendlyURLs, published, language } = content;
  const url = inLanguage(friendlyURLs, language);
  return published && url !== null && !url.startsWith("dev/") && !namesakes.includes(structureKeyOf(content));
}

function keyOf({ webId, language, name }: LibraryContent): string {
  return `${webId} ${nameKey(language, name)}`;
}
