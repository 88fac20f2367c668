import { toIndexedListing, type WantedRows } from "#schemas/lists/indexed-listing.ts";
import type { Order } from "#schemas/lists/list.ts";
import { toListing } from "#schemas/lists/listing.ts";
import type { Failure, Listing, SearchNotes } from "#schemas/lists/listing-view.ts";
import { toFoundResults } from "#schemas/lists/search/everything.ts";
import { type Parameters, parametersOf, readTerm } from "#schemas/lists/state.ts";
import type { TypedView } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { type StructureKey, structures, type ViewOf } from "#schemas/structures/registry.ts";
import type { Listable, ListedContent, Structure } from "#schemas/structures/structure.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { indexedList } from "#server/cms/related-content.ts";
import type { Site } from "./resolve-site.ts";
import type { Services } from "./resolved.ts";

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
  // A preview lists drafts, which the index does not have; a search of everything lists nothing by itself.
  const isSearched = term !== "" && (keys === null || !isPreview);
  const isListed = isIndexed && (keys !== null || term !== "");
  if (name !== null && (isListed || isSearched))
    return readIndexed(typed, listable, { name, term }, parameters, source);
  const found = keys !== undefined && term !== "" ? await search(term, keys, source) : null;
  return listingOf(typed, parameters, { language, now, found, cut: source.reader.cut });
}

/** Reads a list from the index. */
async function readIndexed(
  { key, view }: TypedView,
  listable: Listable<TypedView["view"], unknown>,
  { name, term }: { name: string; term: string },
  parameters: Parameters,
  source: ListingSource,
): Promise<ReadListing> {
  const { content, services, site, visit } = source;
  const { language } = site.ctx;
  const { webId } = content;
  const keys = listable.searchedOf?.(view) ?? null;
  const list = listable.of(view);
  const usedParameters = parametersOf(list);
  try {
    const indexed = await services.search.list({
      ...{ list: name, site: webId, language, keys, term },
      mixesLanguages: list.mixesLanguages ?? false,
    });
    if (indexed === "preparing") return { listing: failed(indexed), usedParameters };
    const { found } = indexed;
    if (found && keys === null && visit !== null) {
      const hasFound = found.total > 0 && found.missing.length === 0;
      services.search.count({ site: webId, language, term, visit, hasFound });
    }
    const elsewhere =
      found && keys === null
        ? [...(await searchOtherLanguages(term, found, source)), ...(await searchElsewhere(term, found, source))]
        : [];
    const toRows = (contents: readonly ListedContent[]) => listable.toRows?.(contents, site.ctx, view) ?? [];
    const rows = {
      values: indexed.values,
      version: indexed.version,
      answer: (wanted: WantedRows) => {
        const { contents, steps, ...counted } = indexed.answer(wanted);
        return {
          ...counted,
          rows: (order: Order, from: number, count: number) => toRows(contents(order, from, count)),
          *steps(order: Order) {
            for (const some of steps(order)) yield toRows(some);
          },
        };
      },
    };
    const notes = found && { ...found, elsewhere };
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

interface ListingSource {
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

/** Searches the content's site; the rows were already read from the CMS. */
async function search(
  term: string,
  keys: readonly string[] | null,
  { content, services }: ListingSource,
): Promise<Found | Failure> {
  const { webId, language } = content;
  try {
    const results = await services.search.ask(term, { site: webId, language, keys });
    if (results === "preparing") return results;
    return { ids: results.ids(), notes: { ...results, elsewhere: [] } };
  } catch (err) {
    services.log.error({ err, content: content.id }, "the site could not be searched");
    return "failed";
  }
}

/** With fewer results than this, the other sites are searched as well. */
const minOwnResults = 5;
const maxResultsElsewhere = 3;

/** Top results in the site's other languages, when no page in the visitor's language contains all words of the term. */
async function searchOtherLanguages(
  term: string,
  { total, missing }: Pick<SearchNotes, "missing"> & { total: number },
  { site: { input, ctx }, services }: ListingSource,
): Promise<SearchNotes["elsewhere"]> {
  if (total > 0 && missing.length === 0) return [];
  const { web, language, languages = languageCodes } = input;
  const others = languages.filter((other) => other !== language);
  const found = await Promise.all(
    others.map(async (other) => {
      const results = await services.search.ask(term, { site: web.id, language: other, keys: null });
      if (results === "preparing" || results.missing.length + results.corrected.length > 0 || results.isPartial)
        return [];
      const own = results.hits.filter((hit) => hit.language === other).slice(0, maxResultsElsewhere);
      return toFoundResults(results.contentsOf(own), ctx);
    }),
  );
  const links = found.flat().map(({ title, href, language: own }) => ({ title, href, language: own }));
  return links.length > 0 ? [{ site: null, links }] : [];
}

/** Top results from other sites, when the search found little on its own site. */
async function searchElsewhere(
  term: string,
  { total }: { total: number },
  { site: { input, ctx }, services }: ListingSource,
): Promise<SearchNotes["elsewhere"]> {
  if (total >= minOwnResults) return [];
  const others = input.webs.filter(({ id }) => id !== input.web.id);
  const found = await Promise.all(
    others.map(async ({ id, names }) => {
      const results = await services.search.ask(term, { site: id, language: input.language, keys: null });
      const name = inLanguageOrDefault(names, input.language);
      if (results === "preparing" || name === null || results.missing.length > 0) return [];
      const whole = results.hits.filter((hit) => !hit.isPartial);
      const best = (whole.length > 0 ? whole : results.hits).slice(0, maxResultsElsewhere);
      const rows = toFoundResults(results.contentsOf(best), ctx);
      const links = rows.map(({ title, href, language }) => ({ title, href, language }));
      return links.length > 0 ? [{ site: name.value, links }] : [];
    }),
  );
  return found.flat();
}

/** The structure registry, typed so that each structure takes its own view. */
const registry: { [Key in StructureKey]: Pick<Structure<Structure["data"], ViewOf<Key>>, "list"> } = structures;

function listableOf(key: StructureKey): Listable<TypedView["view"], unknown> | undefined {
  // TypeScript cannot see that the key and the view come from the same entry.
  return registry[key].list as Listable<TypedView["view"], unknown> | undefined;
}
