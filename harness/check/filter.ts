import { UsageError } from "#harness/cli/exit-codes.ts";
import { partOf } from "#harness/cli/values.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import { decodeLeniently } from "#schemas/site/decode.ts";
import { type Language, splitLanguage } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { siteOfPath, splitExtra } from "#server/cms/sites.ts";
import type { Entry, Outline, Source } from "./item.ts";

/** Which of the records are looked at; null and empty lists leave nothing out. */
export interface Wanted {
  /** Structure keys, ids, addresses or files: one of them fits. */
  filters: readonly string[];
  id: string | null;
  /** Address of a page or its path. */
  url: string | null;
  site: string | null;
  languages: readonly Language[];
  shard: string | undefined;
}

export function isEverything({ filters, id, url, site, languages, shard }: Wanted): boolean {
  return (
    filters.length === 0 && languages.length === 0 && [id, url, site, shard ?? null].every((each) => each === null)
  );
}

/** Returns the chosen records; throws UsageError for a filter that matches nothing. */
export function choose(source: Source, wanted: Wanted): Entry[] {
  const { filters, id, url, site, languages, shard } = wanted;
  const all = source.entries;
  const names = [...filters, ...(id === null ? [] : [id]), ...(url === null ? [] : [url])];
  const missing = names.find((name) => !all.some((item) => fits(item, name, source)));
  if (missing !== undefined && source.failure === null)
    throw new UsageError(`There is no content "${missing}": give a structure key, an id, an address or a file.`);
  const ownSite = site === null ? null : webIdOf(site, source);
  const chosen = all.filter(
    (item) =>
      (filters.length === 0 || filters.some((name) => fits(item, name, source))) &&
      (id === null || item.content?.id === id) &&
      (url === null || (item.content !== null && hasAddress(item.content, url, source))) &&
      (ownSite === null || item.content?.webId === ownSite) &&
      (languages.length === 0 || (item.content !== null && languages.includes(item.content.language))),
  );
  return partOf(chosen, shard);
}

function fits({ content, file }: Entry, name: string, source: Source) {
  if (file !== null && (file === name || file.startsWith(`${name.replace(/\/$/, "")}/`))) return true;
  if (content === null) return false;
  const keys = [content.structureKey, structureKeyOf(content, source.config.structureKeys)];
  return content.id === name || keys.includes(name) || hasAddress(content, name, source);
}

/** True when a content item is the page at an address of a browser or has this friendly URL in the CMS. */
function hasAddress(content: Outline, address: string, { sites }: Source): boolean {
  const slug = inLanguage(content.friendlyURLs, content.language) ?? "";
  if (address === slug) return true;
  const url = URL.parse(address, "http://any.invalid");
  if (!url || !/^(?:https?:\/)?\//.test(address)) return false;
  const webs = sites.map(({ web }) => web);
  const byHost = webs.find(({ host }) => host !== null && host === url.host);
  const { language, path } = splitLanguage(decodeLeniently(splitExtra(url.pathname).path));
  const below = byHost ? null : siteOfPath(webs, path);
  const web = byHost ?? below?.web ?? null;
  const wanted = (below?.path ?? path).replace(/^\/+|\/+$/g, "");
  const home = sites.find((site) => site.web.id === content.webId)?.config.home ?? {};
  const isThere = slug === wanted || (wanted === "" && slug === inLanguage(home, language));
  return isThere && content.language === language && (web === null || web.id === content.webId);
}

function webIdOf(site: string, { sites }: Source): string {
  const named = sites.find(({ web }) => [web.id, web.host, web.friendlyURL, web.friendlyURL.slice(1)].includes(site));
  if (named) return named.web.id;
  const names = sites.map(({ web }) => web.friendlyURL.slice(1)).join(", ");
  throw new UsageError(`There is no site "${site}"; there are ${names}.`);
}
