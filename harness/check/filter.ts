import { resolve, sep } from "node:path";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { shardOf } from "#harness/cli/values.ts";
import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import type { Language } from "#portal/contract/site/language-codes.ts";
import { inLanguage } from "#portal/contract/site/languages.ts";
import { type PageAddress, placesOf } from "./addresses.ts";
import type { Outline, RecordEntry, Source } from "./item.ts";

/** Filters of the records to check; null and empty lists select all. */
export interface Filters {
  /** Structure keys, ids, addresses or files; a record matches any of them. */
  filters: readonly string[];
  id: string | null;
  /** Address of a page or its path. */
  url: string | null;
  site: string | null;
  languages: readonly Language[];
  shard: string | undefined;
}

export function isEverything({ filters, id, url, site, languages, shard }: Filters): boolean {
  return (
    filters.length === 0 && languages.length === 0 && [id, url, site, shard ?? null].every((each) => each === null)
  );
}

/** One filter of a run. */
interface Filter {
  /** The option as typed. */
  option: string;
  /** Message when nothing matches. */
  missing: string;
  fits(entry: RecordEntry): boolean;
}

/** Returns the matching records; throws UsageError when a filter, or their combination, matches nothing. */
export function selectEntries(source: Source, selection: Filters): RecordEntry[] {
  const { entries, failure } = source;
  const filters = filtersOf(selection, source);
  const named = selection.filters.map((name) => ({
    option: name,
    missing: `No content item matches "${name}": give a structure key, an id, an address or a file.`,
    fits: fitsName(name, source),
  }));
  const chosen = entries.filter(
    (entry) =>
      (named.length === 0 || named.some(({ fits }) => fits(entry))) && filters.every(({ fits }) => fits(entry)),
  );
  const all = [...named, ...filters];
  const idle = all.find(({ fits }) => !entries.some(fits));
  if (failure === null && idle) throw new UsageError(idle.missing);
  if (failure === null && chosen.length === 0) throw new UsageError(nothingFits(all));
  return shardOf(chosen, selection.shard);
}

/** True when the filters select a single content item. */
export function isSingleItem({ id, url }: Filters): boolean {
  return id !== null || url !== null;
}

function nothingFits(filters: readonly Filter[]): string {
  if (filters.length === 0) return "There is no content item to check.";
  return `No content item fits ${filters.map(({ option }) => option).join(" and ")} at once.`;
}

function filtersOf({ id, url, site, languages }: Filters, source: Source): Filter[] {
  const webId = site === null ? null : webIdOf(site, source);
  const filters: (Filter | null)[] = [
    id === null
      ? null
      : {
          option: `--id ${id}`,
          missing: `There is no content item with the id "${id}".`,
          fits: ({ content }) => content?.id === id,
        },
    url === null
      ? null
      : { option: `--url ${url}`, missing: `There is no page at the address "${url}".`, fits: isAt(url, source) },
    webId === null
      ? null
      : {
          option: `--site ${site}`,
          missing: `There is no content item of the site "${site}".`,
          fits: ({ content }) => content?.webId === webId,
        },
    languages.length === 0
      ? null
      : {
          option: `--lang ${languages.join(",")}`,
          missing: `There is no content item in ${languages.join(", ")}.`,
          fits: ({ content }) => content !== null && languages.includes(content.language),
        },
  ];
  return filters.filter((filter) => filter !== null);
}

function fitsName(name: string, source: Source) {
  const isThere = isAt(name, source);
  const path = resolve(name);
  return (entry: RecordEntry) => {
    const { content, file } = entry;
    if (file !== null && (resolve(file) === path || resolve(file).startsWith(`${path}${sep}`))) return true;
    if (content === null) return false;
    const keys = [content.structureKey, structureKeyOf(content, source.config.structureKeys)];
    return content.id === name || keys.includes(name) || isThere(entry);
  };
}

/** Selects the page at an address; of several possible places, the most likely one that exists. */
function isAt(address: string, { entries, sites }: Source) {
  const groups = placesOf(
    address,
    sites.map(({ web }) => web),
  );
  const own = groups.find((places) => entries.some(({ content }) => isAmong(content, places, sites))) ?? [];
  // Sites are unknown for records from stdin.
  return ({ content }: RecordEntry) =>
    isAmong(content, own, sites) || (content !== null && sites.length === 0 && slugOf(content) === address);
}

function isAmong(content: Outline | null, places: readonly PageAddress[], sites: readonly RecordedSite[]): boolean {
  if (content === null) return false;
  const { webId, language } = content;
  const own = slugOf(content);
  return places.some(
    (place) => place.webId === webId && place.language === language && own === (place.slug || homeOf(sites, place)),
  );
}

function slugOf({ friendlyURLs, language }: Outline): string {
  return inLanguage(friendlyURLs, language) ?? "";
}

/** Friendly URL of a site's home page; empty when the home page is the site's root. */
function homeOf(sites: readonly RecordedSite[], { webId, language }: PageAddress): string {
  return inLanguage(sites.find(({ web }) => web.id === webId)?.config.home ?? {}, language) ?? "";
}

function webIdOf(site: string, { sites }: Source): string {
  const host = URL.parse(site)?.hostname ?? site;
  const named = sites.find(({ web }) => [web.id, web.friendlyURL, web.friendlyURL.slice(1)].includes(site));
  const own = named ?? sites.find(({ web }) => web.host === host || web.domains.some((domain) => domain.host === host));
  if (own) return own.web.id;
  const names = sites.map(({ web }) => web.friendlyURL).join(", ");
  throw new UsageError(`There is no site "${site}"; there are ${names}.`);
}
