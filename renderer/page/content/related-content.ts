import { withCzech } from "#schemas/lists/listed.ts";
import { memo } from "#schemas/parse/memo.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Vocabulary } from "#schemas/site/category.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Document } from "#schemas/site/document.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import type { Tag } from "#schemas/site/tag.ts";
import type { Web } from "#schemas/site/web.ts";
import { structures } from "#schemas/structures/registry.ts";
import type { ListedContent, Structure } from "#schemas/structures/structure.ts";
import { toInstant } from "#schemas/time/dates.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { isPageContent, type PageSettings } from "#server/cms/page-contents.ts";
import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import type { FileSizes } from "#server/view/file-formats.ts";
import { toDocument } from "#server/view/view-context.ts";

type Keys = Config["structureKeys"];

export function listedKeys(content: Content, keys: Keys): readonly string[] {
  const { lists = [] }: Structure = structures[structureKeyOf(content, keys)];
  return typeof lists === "function" ? lists(content.data) : lists;
}

/** Ids of the sites whose content items a page lists: its own, and all other public ones if its structure says so. */
export function listedSites(content: Content, webs: readonly Web[], keys: Keys): readonly string[] {
  const { listsAllSites = false }: Structure = structures[structureKeyOf(content, keys)];
  const others = webs.filter(({ id, isUnlisted }) => listsAllSites && id !== content.webId && !isUnlisted);
  return [content.webId, ...others.map(({ id }) => id)];
}

/** Name of the list of a page whose rows come from the search index; null for others. */
export function indexedList(content: Content, keys: Keys): string | null {
  const { indexed }: Structure = structures[structureKeyOf(content, keys)];
  return indexed?.(content.data) ?? null;
}

interface ListedSources {
  reader: CmsReader;
  webs: readonly Web[];
  indexed: IndexedContents | null;
}

/**
 * Reads the content items that a page lists: in its language, and in Czech where no translation exists. A failure is
 * logged and gives none if the page can miss them.
 */
export async function readListed(
  content: Content,
  sources: ListedSources,
  { config, log }: { config: PageSettings; log: Log },
): Promise<readonly ListedContent[]> {
  const { canMissListed }: Structure = structures[structureKeyOf(content, config.structureKeys)];
  try {
    // Read from the CMS, few items make a page depend on them alone; the index changes with every content item.
    return await readAllListed(content, canMissListed ? { ...sources, indexed: null } : sources, config);
  } catch (err) {
    if (!canMissListed) throw err;
    log.warn({ err, content: content.id }, "listed content items cannot be read; page shown without them");
    return noContents;
  }
}

async function readAllListed(
  content: Content,
  { reader, webs, indexed }: ListedSources,
  settings: PageSettings,
): Promise<readonly ListedContent[]> {
  const ours = listedKeys(content, settings.structureKeys);
  if (ours.length === 0) return noContents;
  const bySite = await Promise.all(
    listedSites(content, webs, settings.structureKeys).map((webId) => {
      const place = { ...content, webId };
      return indexed ? listedInIndex(ours, place, settings, indexed) : readStructures(ours, place, reader, settings);
    }),
  );
  return bySite.reduce((all, listed) => joinSites(all)(listed));
}

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
  return language === defaultLanguage ? own : joinCzech(own)(contentsIn(defaultLanguage));
}

/** Reads all pages of a site with the given structure keys: in a language, and in Czech where no translation exists. */
export async function readStructures(
  ownKeys: readonly string[],
  { webId, language }: Pick<Content, "webId" | "language">,
  reader: CmsReader,
  settings: PageSettings,
): Promise<readonly ListedContent[]> {
  const structureKeys = keysInCms(ownKeys, settings.structureKeys);
  const pagesIn = async (wanted: Content["language"]) =>
    pagesOf(await reader.contents({ webId, language: wanted, structureKeys }))(settings);
  const own = await pagesIn(language);
  return language === defaultLanguage ? own : joinCzech(own)(await pagesIn(defaultLanguage));
}

export function keysInCms(ours: readonly string[], keys: Keys): string[] {
  return Object.keys(keys).filter((key) => ours.includes(keys[key] ?? ""));
}

/** Reads a translation's Czech version to fill its gaps; null if it is restricted or, as logged, not readable. */
export async function readCzech(content: Content, reader: CmsReader, log: Log): Promise<Content | null> {
  if (content.language === defaultLanguage || !content.languages.includes(defaultLanguage)) return null;
  const { id, webId } = content;
  try {
    const czech = await reader.contentById(id, { webId, language: defaultLanguage, onlyPublished: true });
    return czech?.roles === null ? czech : null;
  } catch (err) {
    log.warn({ err, content: id }, "Czech version of a page cannot be read; page shown without it");
    return null;
  }
}

/** Reads file sizes for content items whose text links to files. A failure is logged and the sizes are omitted. */
export async function readSizes(content: Content, reader: CmsReader, log: Log): Promise<FileSizes> {
  if (!linksToFiles(content)) return noSizes;
  const { webId } = content;
  try {
    const documents = await reader.documents({ webId });
    return sizesOf(documents);
  } catch (err) {
    log.warn({ err }, "sizes of files cannot be read; page shown without them");
    return noSizes;
  }
}

const linksToFiles = memo((content: Content) => JSON.stringify(content.data).includes('href=\\"/documents/'));

const noSizes: FileSizes = new Map();
const sizesOf = memo(
  (documents: readonly Document[]): FileSizes => new Map(documents.map(({ url, size }) => [toDocument(url), size])),
);

/** Shared empty list: a new array each time would defeat memoised parsing. */
export const noContents: readonly ListedContent[] = [];

/** Memoised, so that the same list gives the same object. */
const pagesOf = memo((contents: readonly Content[]) =>
  memo((settings: PageSettings) => contents.filter((content) => isPageContent(content, settings))),
);

const joinSites = memo((all: readonly ListedContent[]) =>
  memo((listed: readonly ListedContent[]) => [...all, ...listed]),
);

/** Memoised, so that values derived from the lists stay valid. */
const joinCzech = memo((own: readonly Content[]) => memo((czech: readonly Content[]) => withCzech(own, czech)));

/**
 * Reads vocabularies and tags for a page that shows or filters by them. A failure is logged and their translations are
 * omitted.
 */
export async function readTopics(
  content: Content,
  reader: CmsReader,
  { config, log }: { config: Pick<Config, "structureKeys">; log: Log },
): Promise<{ vocabularies?: readonly Vocabulary[]; tags?: readonly Tag[] }> {
  const isList = "list" in structures[structureKeyOf(content, config.structureKeys)];
  if (!isList && content.categories.length === 0) return {};
  try {
    const [vocabularies, tags] = await Promise.all([reader.categories(), isList ? reader.tags() : []]);
    // Left out when empty: an empty list is a new object each time.
    return { ...(vocabularies.length > 0 && { vocabularies }), ...(tags.length > 0 && { tags }) };
  } catch (err) {
    log.warn({ err, content: content.id }, "categories or tags cannot be read; page shown without them");
    return {};
  }
}
