import { memo } from "#schemas/parse/memo.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
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
    const pages = isPage(content) ? pagesByTitle(library.contents).get(keyOf(content)) : [];
    const other = pages?.find(({ id }) => id !== content.id);
    if (!other) return;
    const url = inLanguage(other.friendlyURLs, other.language) ?? "";
    yield {
      path: ["name"],
      expected: "a title of its own",
      received: content.name,
      values: { title: content.name, url },
    };
  },
};

/** The published content items of a name in the same language, on any site, without the item itself. */
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

/** Kinds that may be named like a page: a term or a leaflet like the page on the same thing, a redirect like its target. */
const namesakes: readonly StructureKey[] = ["glossary-term", "information-leaflet", "redirect"];

/** True for pages compared by title: drafts and contents without an address are no pages, demo pages are not searched. */
function isPage(content: LibraryContent): boolean {
  const { friendlyURLs, published, language } = content;
  const url = inLanguage(friendlyURLs, language);
  return published && url !== null && !url.startsWith("dev/") && !namesakes.includes(structureKeyOf(content));
}

function keyOf({ webId, language, name }: LibraryContent): string {
  return `${webId} ${nameKey(language, name)}`;
}
