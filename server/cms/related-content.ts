import { withCzech } from "#schemas/lists/listed.ts";
import { memo } from "#schemas/parse/memo.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Vocabulary } from "#schemas/site/category.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Document } from "#schemas/site/document.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import type { Tag } from "#schemas/site/tag.ts";
import { structures } from "#schemas/structures/registry.ts";
import type { ListedContent, Structure } from "#schemas/structures/structure.ts";
import { toInstant } from "#schemas/time/dates.ts";
import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import type { FileSizes } from "#server/view/file-formats.ts";
import { toDocument } from "#server/view/view-context.ts";
import type { CmsReader } from "./cms-reader.ts";
import { isPageContent, type PageSettings } from "./page-contents.ts";

type Keys = Config["structureKeys"];

/** Our structure keys of the contents a page lists. */
export function listedKeys(content: Content, keys: Keys): readonly string[] {
  const { lists = [] }: Structure = structures[structureKeyOf(content, keys)];
  return typeof lists === "function" ? lists(content.data) : lists;
}

/** Name of the list of a page whose rows are in the portal's index; null for others. */
export function indexedList(content: Content, keys: Keys): string | null {
  const { indexed }: Structure = structures[structureKeyOf(content, keys)];
  return indexed?.(content.data) ?? null;
}

/** The contents a page lists in its language, and in Czech those that the language lacks. */
export async function readListed(
  content: Content,
  reader: CmsReader,
  settings: PageSettings,
  indexed: IndexedContents | null,
): Promise<readonly ListedContent[]> {
  const ours = listedKeys(content, settings.structureKeys);
  if (ours.length === 0) return noContents;
  return indexed ? listedInIndex(ours, content, settings, indexed) : readStructures(ours, content, reader, settings);
}

/** Reads the contents of some kinds from the portal's index. */
type IndexedContents = (request: {
  site: string;
  language: Content["language"];
  keys: readonly string[];
  nearest?: { to: string; count: number };
}) => readonly Content[];

function listedInIndex(
  keys: readonly string[],
  content: Content,
  { structureKeys }: PageSettings,
  indexed: IndexedContents,
): readonly ListedContent[] {
  const { webId, language, displayAt } = content;
  const { listsNearest: count }: Structure = structures[structureKeyOf(content, structureKeys)];
  const nearest = count && displayAt ? { nearest: { to: toInstant(displayAt), count } } : {};
  const contentsIn = (wanted: Content["language"]) => indexed({ site: webId, language: wanted, keys, ...nearest });
  const own = contentsIn(language);
  return language === defaultLanguage ? own : joined(own)(contentsIn(defaultLanguage));
}

/** Every page of our structure keys on a site, in a language, and in Czech those that the language lacks. */
export async function readStructures(
  ours: readonly string[],
  { webId, language }: Pick<Content, "webId" | "language">,
  reader: CmsReader,
  settings: PageSettings,
): Promise<readonly ListedContent[]> {
  const structureKeys = keysInCms(ours, settings.structureKeys);
  const pagesIn = async (wanted: Content["language"]) =>
    pagesOf(await reader.contents({ webId, language: wanted, structureKeys }))(settings);
  const own = await pagesIn(language);
  return language === defaultLanguage ? own : joined(own)(await pagesIn(defaultLanguage));
}

/** The CMS's structure keys for ours. */
export function keysInCms(ours: readonly string[], keys: Keys): string[] {
  return Object.keys(keys).filter((key) => ours.includes(keys[key] ?? ""));
}

/** The Czech version of a translation, unless it is for some roles only; a failure to read it costs no more than what only it has. */
export async function readCzech(content: Content, reader: CmsReader, log: Log): Promise<Content | null> {
  if (content.language === defaultLanguage || !content.languages.includes(defaultLanguage)) return null;
  const { id, webId } = content;
  try {
    const czech = await reader.contentById(id, { webId, language: defaultLanguage, onlyPublished: true });
    return czech?.roles === null ? czech : null;
  } catch (err) {
    log.warn({ err, content: id }, "the Czech version of a page cannot be read");
    return null;
  }
}

/**
 * Sizes of the CMS's files, for contents whose text links to one; a failure to read them costs the page no more than
 * the sizes.
 */
export async function readSizes(content: Content, reader: CmsReader, log: Log): Promise<FileSizes> {
  if (!linksToFiles(content)) return noSizes;
  const { webId } = content;
  try {
    const documents = await reader.documents({ webId });
    return sizesOf(documents);
  } catch (err) {
    log.warn({ err }, "the sizes of files cannot be read");
    return noSizes;
  }
}

const linksToFiles = memo((content: Content) => JSON.stringify(content.data).includes('href=\\"/documents/'));

const noSizes: FileSizes = new Map();
const sizesOf = memo(
  (documents: readonly Document[]): FileSizes => new Map(documents.map(({ url, size }) => [toDocument(url), size])),
);

/** The list of pages that list nothing; one for all, as pages are parsed anew for another. */
export const noContents: readonly ListedContent[] = [];

/** The same list gives the same object. */
const pagesOf = memo((contents: readonly Content[]) =>
  memo((settings: PageSettings) => contents.filter((content) => isPageContent(content, settings))),
);

/** The same lists give the same object, so that what was derived from it stays valid. */
const joined = memo((own: readonly Content[]) => memo((czech: readonly Content[]) => withCzech(own, czech)));

/** The vocabularies and tags of the CMS for a page that names or filters by them; a failure costs it their translations. */
export async function readTopics(
  content: Content,
  reader: CmsReader,
  { config, log }: { config: Pick<Config, "structureKeys">; log: Log },
): Promise<{ vocabularies?: readonly Vocabulary[]; tags?: readonly Tag[] }> {
  const isList = "list" in structures[structureKeyOf(content, config.structureKeys)];
  if (!isList && content.categories.length === 0) return {};
  try {
    const [vocabularies, tags] = await Promise.all([reader.categories(), isList ? reader.tags() : []]);
    // An empty list is another object each time.
    return { ...(vocabularies.length > 0 && { vocabularies }), ...(tags.length > 0 && { tags }) };
  } catch (err) {
    log.warn({ err, content: content.id }, "the categories or tags of the CMS cannot be read");
    return {};
  }
}
