import { indexedList } from "#renderer/page/content/related-content.ts";
import { type IndexedRows, toIndexedListing } from "#schemas/lists/indexed-listing.ts";
import { toListing } from "#schemas/lists/listing.ts";
import { type Failure, type Listing, noneElsewhere, type SearchNotes } from "#schemas/lists/listing-view.ts";
import { type Parameters, parametersOf, readTerm } from "#schemas/lists/state.ts";
import type { TypedView } from "#schemas/parse/parse-structure.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { type StructureKey, structures, type ViewOf } from "#schemas/structures/registry.ts";
import type { Listable, ListedContent, Structure } from "#schemas/structures/structure.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { IndexedList } from "#server/search/lists/indexed-lists.ts";
import type { Site } from "./resolve-site.ts";
import type { Services } from "./resolved.ts";
import { type SearchFound, searchElsewhere } from "./search-elsewhere.ts";

/** A list filtered by the query string, and the query parameters that its page reads. */
export interface ReadListing {
  listing: Listing<unknown>;
  usedParameters: readonly string[];
}

/**
 * Returns the rows of a list page for a query string; null for pages that are not lists. If the search fails, the
 * listing itself carries the failure.
 */
export async function readListing(
  typed: TypedView,
  parameters: Parameters,
  source: ListingSource,
): Promise<ReadListing | null> {
  const listable = listableOf(typed.key);
  if (!listable) return null;
  const { content, services, isPreview, isIndexed } = source;
  const { language } = source.site.ctx;
  const now = services.clock.now();
  const term = readTerm(parameters.get("q")?.[0] ?? "");
  const name = indexedList(content, services.config.structureKeys);
  const keys = listable.searchedOf?.(typed.view);
  // The index has no drafts, so previews read the CMS. A site-wide search lists nothing without a term.
  const isSearched = term !== "" && (keys === null || !isPreview);
  const isListed = isIndexed && (keys !== null || term !== "");
  if (name !== null && (isListed || isSearched))
    return readIndexed(typed, listable, { name, term }, parameters, source);
  const found = keys !== undefined && term !== "" ? await search(term, keys, source) : null;
  return listingOf(typed, parameters, { language, now, found, cut: source.reader.cut });
}

async function readIndexed(
  { key, view }: TypedView,
  listable: Listable<TypedView["view"], unknown>,
  { name, term }: { name: string; term: string },
  parameters: Parameters,
  source: ListingSource,
): Promise<ReadListing> {
  const { content, services, site } = source;
  const { language } = site.ctx;
  const { webId } = content;
  const keys = listable.searchedOf?.(view) ?? null;
  const list = listable.of(view);
  const usedParameters = parametersOf(list);
  try {
    const indexed = await services.search.list({
      list: name,
      site: webId,
      language,
      keys,
      term,
      mixesLanguages: list.mixesLanguages ?? false,
    });
    if (indexed === "preparing") return { listing: failed(indexed), usedParameters };
    const { found } = indexed;
    const isSiteSearch = found !== null && keys === null;
    if (isSiteSearch) countSearch(term, found, source);
    const beside = isSiteSearch ? await searchElsewhere(term, found, source) : noneElsewhere;
    const notes = found && { ...found, ...beside };
    const rows = toIndexedRows(indexed, (contents) => listable.toRows?.(contents, site.ctx, view) ?? []);
    return {
      listing: toIndexedListing(list, rows, parameters, { language, now: services.clock.now(), notes }),
      usedParameters,
    };
  } catch (err) {
    services.log.error({ err, content: content.id, key }, "a list cannot be read from the index");
    return { listing: failed("failed"), usedParameters };
  }

  function failed(failure: Failure): Listing<unknown> {
    return toListing(list, [], parameters, { language, now: services.clock.now(), found: failure });
  }
}

/** Counts a search of the whole site, for the frequent searches and for those without results. */
function countSearch(term: string, { total, missing }: SearchFound, { content, site, services, visit }: ListingSource) {
  if (visit === null) return;
  const hasFound = total > 0 && missing.length === 0;
  services.search.count({ site: content.webId, language: site.ctx.language, term, visit, hasFound });
}

/** Converts the content items of an indexed list to rows, only for the pages of the list that are read. */
function toIndexedRows(
  indexed: IndexedList,
  toRows: (contents: readonly ListedContent[]) => readonly unknown[],
): IndexedRows<unknown> {
  return {
    values: indexed.values,
    version: indexed.version,
    answer(wanted) {
      const { contents, steps, ...counted } = indexed.answer(wanted);
      return {
        ...counted,
        rows: (order, from, count) => toRows(contents(order, from, count)),
        *steps(order) {
          for (const some of steps(order)) yield toRows(some);
        },
      };
    },
  };
}

/** Returns a list that needs no search, or one whose search was done before. */
export function listingOf(
  { key, view }: TypedView,
  parameters: Parameters,
  { language, now, found = null, cut = null }: ListingContext,
): ReadListing | null {
  const listable = listableOf(key);
  if (!listable) return null;
  const list = listable.of(view);
  const { ids, notes = null } = found === null || typeof found === "string" ? { ids: found } : found;
  const listing = toListing(list, listable.rowsOf(view), parameters, { language, now, found: ids, notes, cut });
  return { listing, usedParameters: listing.extent === "short" ? [] : parametersOf(list) };
}

interface Found {
  ids: readonly string[];
  notes?: SearchNotes;
}

interface ListingContext {
  language: Language;
  now: number;
  /** Search results for the term. */
  found?: Found | Failure | null;
  cut?: Listing<unknown>["cut"];
}

export interface ListingSource {
  content: Content;
  site: Pick<Site, "input" | "ctx">;
  reader: CmsReader;
  services: Services;
  /** True for previews: drafts are not in the index. */
  isPreview: boolean;
  /** True when the page's rows come from the search index and were not read from the CMS. */
  isIndexed: boolean;
  /** Id of the visit, for counting searches; null when the search is not counted. */
  visit: string | null;
}

/** Searches the content item's site; the rows were already read from the CMS. */
async function search(
  term: string,
  keys: readonly string[] | null,
  { content, services }: ListingSource,
): Promise<Found | Failure> {
  const { webId, language } = content;
  try {
    const results = await services.search.search(term, { site: webId, language, keys });
    if (results === "preparing") return results;
    return { ids: results.ids(), notes: { ...results, ...noneElsewhere } };
  } catch (err) {
    services.log.error({ err, content: content.id }, "the site could not be searched");
    return "failed";
  }
}

/** The structure registry, typed so that each structure takes its own view. */
const registry: { [Key in StructureKey]: Pick<Structure<Structure["data"], ViewOf<Key>>, "list"> } = structures;

function listableOf(key: StructureKey): Listable<TypedView["view"], unknown> | undefined {
  // TypeScript cannot see that the key and the view come from the same entry.
  return registry[key].list as Listable<TypedView["view"], unknown> | undefined;
}
