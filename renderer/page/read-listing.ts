import { isPage } from "#renderer/seo/site-pages.ts";
import type { Listing } from "#schemas/lists/list.ts";
import { toListing } from "#schemas/lists/listing.ts";
import { type Parameters, parametersOf, readTerm } from "#schemas/lists/state.ts";
import { structureKeyOf, type TypedView } from "#schemas/parse/parse-page.ts";
import { shapeOf } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import { isStructureKey, type StructureKey, structures, type ViewOf } from "#schemas/structures/registry.ts";
import type { Listable, ListedContent, Structure } from "#schemas/structures/structure.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";
import type { CmsReader } from "#server/cms/content-service.ts";
import { keysInCms, searchContents } from "#server/cms/related-content.ts";
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
  const hits = keys !== undefined && term !== "" ? await search(term, keys, source) : null;
  const { ctx } = source.site;
  const found = Array.isArray(hits)
    ? { ids: hits.map(({ id }) => id), rows: listable.toRows?.(hits, ctx, typed.view) }
    : hits;
  const { cut } = source.reader;
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
  const hits = found === null || found === "failed" ? found : found.ids;
  const more = found === null || found === "failed" ? [] : (found.rows ?? []);
  const listing = toListing(list, [...listable.rowsOf(view), ...more], parameters, { language, now, found: hits, cut });
  return { listing, takes: listing.extent === "short" ? [] : parametersOf(list) };
}

interface ListingContext {
  language: Language;
  now: number;
  /** Hits of the CMS for the term, with rows for views that have none of their own. */
  found?: { ids: readonly string[]; rows?: readonly unknown[] | undefined } | "failed" | null;
  cut?: Listing<unknown>["cut"];
}

interface ListingSource {
  content: Content;
  site: Pick<Site, "input" | "ctx">;
  reader: CmsReader;
  services: Services;
}

async function search(
  term: string,
  keys: readonly string[] | null,
  { content, site, reader, services }: ListingSource,
): Promise<ListedContent[] | "failed"> {
  try {
    const found = await searchContents(term, keys, content, reader, services.config);
    const pages = found.filter((hit) => isPage(hit, site.input.web, services));
    const secret = pages.some((hit) => mayBeSecret(hit, services))
      ? await readSecrets(content, reader, services)
      : none;
    return pages.filter(({ id, data }) => !secret.has(id) && !isSecret(data, services));
  } catch (err) {
    services.log.error({ err, content: content.id }, "the CMS could not be searched");
    return "failed";
  }
}

const none: ReadonlySet<string> = new Set();

/** Our structure keys whose contents can be under embargo. */
const secretKeys = Object.keys(structures)
  .filter(isStructureKey)
  .filter((key) => {
    const shape = shapeOf(structures[key].data);
    return shape.kind === "object" && shape.keys.has("embargoDo");
  });

function mayBeSecret(content: Content, { config }: Services): boolean {
  return secretKeys.includes(structureKeyOf(content, config.structureKeys));
}

/** Ids of contents whose Czech version is under embargo: they are shown in no language, and a search in another one does not see why. */
async function readSecrets({ webId, language }: Content, reader: CmsReader, { config, ...services }: Services) {
  if (language === defaultLanguage) return none;
  const structureKeys = keysInCms(secretKeys, config.structureKeys);
  const czech = await reader.outline({ webId, language: defaultLanguage, structureKeys });
  return new Set(czech.filter(({ data }) => isSecret(data, services)).map(({ id }) => id));
}

function isSecret(data: Content["data"], { clock }: Pick<Services, "clock">): boolean {
  return isUnderEmbargo(embargoEnd(data), clock.now());
}

/** The registry seen so that any structure takes its own view. */
const registry: { [Key in StructureKey]: Pick<Structure<Structure["data"], ViewOf<Key>>, "list"> } = structures;

function listableOf(key: StructureKey): Listable<TypedView["view"], unknown> | undefined {
  // TypeScript cannot see that the key and the view come from one entry.
  return registry[key].list as Listable<TypedView["view"], unknown> | undefined;
}
