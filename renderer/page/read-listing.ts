import { isReached } from "#renderer/seo/site-pages.ts";
import type { Cut, Failure, Listing, SearchNotes } from "#schemas/lists/list.ts";
import { toListing } from "#schemas/lists/listing.ts";
import { toFoundResults } from "#schemas/lists/search/everything.ts";
import { type Parameters, parametersOf, readTerm } from "#schemas/lists/state.ts";
import type { TypedView } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { type StructureKey, structures, type ViewOf } from "#schemas/structures/registry.ts";
import type { Listable, Structure } from "#schemas/structures/structure.ts";
import type { CmsReader } from "#server/cms/content-service.ts";
import { addressOf } from "#server/cms/sites.ts";
import type { Results } from "#server/search/search.ts";
import type { Site } from "./resolve-site.ts";
import type { Services } from "./resolved.ts";

/** A list as an address asks for it, and the parameters that its page takes. */
export interface ReadListing {
  listing: Listing<unknown>;
  takes: readonly string[];
}

/** Returns the rows that an address asks of a page; null for pages that are no list. A list whose search failed says so itself. */
export async function readListing(
  typed: TypedView,
  parameters: Parameters,
  source: ListingSource,
): Promise<ReadListing | null> {
  const listable = listableOf(typed.key);
  if (!listable) return null;
  const keys = listable.searchedOf?.(typed.view);
  const term = readTerm(parameters.get("q")?.[0] ?? "");
  const results = keys !== undefined && term !== "" ? await search(term, keys, source) : null;
  const { ctx } = source.site;
  const found =
    results === null || typeof results === "string"
      ? results
      : {
          ids: results.hits.map(({ content }) => content),
          rows: listable.toRows?.(results.contentsOf(results.hits), ctx, typed.view),
          cut: results.cut,
          notes: { ...results, elsewhere: keys === null ? await searchElsewhere(term, results, source) : [] },
        };
  const cut = (found !== null && typeof found !== "string" && found.cut) || source.reader.cut;
  return listingOf(typed, parameters, { language: ctx.language, now: source.services.clock.now(), found, cut });
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
  const hits = found === null || typeof found === "string" ? found : found.ids;
  const { rows: more = [], notes = null } = found === null || typeof found === "string" ? {} : found;
  const listing = toListing(list, [...listable.rowsOf(view), ...more], parameters, {
    language,
    now,
    found: hits,
    notes,
    cut,
  });
  return { listing, takes: listing.extent === "short" ? [] : parametersOf(list) };
}

interface Found {
  ids: readonly string[];
  rows?: readonly unknown[] | undefined;
  notes?: SearchNotes;
  cut?: Cut | null;
}

interface ListingContext {
  language: Language;
  now: number;
  /** Results for the term, with rows for views that have none of their own. */
  found?: Found | Failure | null;
  cut?: Listing<unknown>["cut"];
}

interface ListingSource {
  content: Content;
  site: Pick<Site, "input" | "ctx">;
  reader: CmsReader;
  services: Services;
  /** Tells visits apart, for counts; null for what is not counted. */
  visit: string | null;
}

/** Searches the site of a content for what is a page of it. */
async function search(
  term: string,
  keys: readonly string[] | null,
  { content, services, visit }: ListingSource,
): Promise<(Results & { cut: Cut | null }) | Failure> {
  const { webId, language } = content;
  try {
    const results = await services.search.ask(term, { site: webId, language, keys });
    if (results === "preparing") return results;
    const { hits, total, missing } = results;
    const hasFound = hits.length > 0 && missing.length === 0;
    if (keys === null && visit !== null) services.search.count({ site: webId, language, term, visit, hasFound });
    const isPageAt = (slug: string) => isReached(addressOf("", slug), services);
    const cut = total > hits.length ? { read: hits.length, total } : null;
    return { ...results, cut, hits: hits.filter(({ slug }) => isPageAt(slug)) };
  } catch (err) {
    services.log.error({ err, content: content.id }, "the site could not be searched");
    return "failed";
  }
}

/** With fewer results, those of the other sites are shown as well. */
const fewResults = 5;
const mostElsewhere = 3;

/** The first results on the other sites for a search that found little on its own. */
async function searchElsewhere(
  term: string,
  { hits }: Results,
  { site: { input, ctx }, services }: ListingSource,
): Promise<SearchNotes["elsewhere"]> {
  if (hits.length >= fewResults) return [];
  const others = input.webs.filter(({ id }) => id !== input.web.id);
  const found = await Promise.all(
    others.map(async ({ id, names }) => {
      const results = await services.search.ask(term, { site: id, language: input.language, keys: null });
      const name = inLanguageOrDefault(names, input.language);
      if (results === "preparing" || name === null || results.missing.length > 0) return [];
      const pages = results.hits.filter(({ slug }) => isReached(addressOf("", slug), services));
      const rows = toFoundResults(results.contentsOf(pages.slice(0, mostElsewhere)), ctx);
      const links = rows.map(({ title, href, language }) => ({ title, href, language }));
      return links.length > 0 ? [{ site: name.value, links }] : [];
    }),
  );
  return found.flat();
}

/** The registry seen so that any structure takes its own view. */
const registry: { [Key in StructureKey]: Pick<Structure<Structure["data"], ViewOf<Key>>, "list"> } = structures;

function listableOf(key: StructureKey): Listable<TypedView["view"], unknown> | undefined {
  // TypeScript cannot see that the key and the view come from one entry.
  return registry[key].list as Listable<TypedView["view"], unknown> | undefined;
}
