import type { z } from "zod";
import type { Io } from "#harness/cli/command.ts";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import type { Finding, InBoth } from "#portal/checks/finding.ts";
import { humanPath } from "#portal/checks/human-path.ts";
import type { Library } from "#portal/checks/rule.ts";
import { contentsAt, pagesAt, targetsOf } from "#portal/checks/rules/targets.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import type { Folder } from "#portal/contract/site/folder.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { inLanguage, inLanguageOrDefault, languages } from "#portal/contract/site/languages.ts";
import type { Web } from "#portal/contract/site/web.ts";
import { pageReference } from "#portal/contract/values/page-reference.ts";
import { type PageAddress, placesOf } from "./addresses.ts";
import { kindOf } from "./context.ts";
import type { Outline, RecordEntry, Source } from "./item.ts";
import { readItem } from "./read/entry.ts";

export const useKinds = [
  ...(["content", "embedding", "redirect", "menu", "home"] as const),
  ...(["value", "calculation", "derived"] as const),
] as const;

/** A reference to a content item or to a shared value. */
export interface Use {
  kind: (typeof useKinds)[number];
  /** The content item with the reference; null for menus and settings of a site. */
  content: Finding["content"] | null;
  /** Pointer into its record; empty for menus and settings of a site. */
  pointer: string;
  humanPath: InBoth;
  /** Key of the shared value in the place. */
  key?: string;
}

/** Returns where a content item is used: in content, menus and settings of sites. `versions` are its language versions. */
export async function usesOf(
  versions: readonly RecordEntry[],
  source: Source,
  { progress, signal }: Io,
): Promise<Use[]> {
  const { library, sites, entries } = source;
  if (!library) throw new EnvironmentError("--uses needs all content: stdin alone is not enough.");
  const ids = new Set(versions.flatMap(({ content }) => content?.id ?? []));
  const leadsThere = createLeadsThere(ids, library, sites);
  const uses: Use[] = sites.flatMap((site) => usesOfSite(site, { leadsThere, webs: sites.map(({ web }) => web) }));
  progress.start("Looking for uses", entries.length);
  for (const entry of entries) {
    if (signal.aborted) break;
    if (entry.content && !ids.has(entry.content.id)) uses.push(...usesIn(entry, source, leadsThere));
    progress.step();
  }
  progress.end();
  return inOrder(uses);
}

/** Sorts uses by kind. */
export function inOrder(uses: readonly Use[]): Use[] {
  return uses.toSorted((a, b) => useKinds.indexOf(a.kind) - useKinds.indexOf(b.kind));
}

type LeadsThere = (place: PageAddress) => boolean;

/** Returns a test for places that show one of the content items or redirect to it. */
function createLeadsThere(ids: ReadonlySet<string>, library: Library, sites: readonly RecordedSite[]): LeadsThere {
  return ({ webId, language, slug }) => {
    const home = sites.find(({ web }) => web.id === webId)?.config.home ?? {};
    const place = { webId, language, slug: slug || (inLanguage(home, language) ?? "") };
    if (place.slug === "") return false;
    const own = pagesAt(library, { ...place, path: [], written: "", isReference: false });
    const shown = own.length > 0 ? own : contentsAt(library, { ...place, language: "cs" });
    return shown.some(({ id }) => ids.has(id));
  };
}

function usesIn(entry: RecordEntry, source: Source, leadsThere: LeadsThere): Use[] {
  const { content, record } = readItem(entry);
  if (!content) return [];
  const key = structureKeyOf(content, source.config.structureKeys);
  const { library, now } = source;
  const isEmbedding = kindOf(content, source) === "embedded";
  const embedded = isEmbedding ? pageReference.safeParse(content.data["stranka"]).data : undefined;
  const isEmbedded = embedded !== undefined && placesOfPage(embedded).some(leadsThere);
  const paths = targetsOf({ content, record, key, library, translations: [], now })
    .filter(leadsThere)
    .map(({ path }) => path);
  const all = isEmbedded ? [...paths, ["data", "stranka"]] : paths;
  const byPointer = new Map(all.map((path) => [toPointer(path), path]));
  const kind = key === "redirect" ? "redirect" : isEmbedding ? "embedding" : "content";
  return [...byPointer].map(([pointer, path]) => ({
    kind,
    content: toFindingContent(content),
    pointer,
    humanPath: humanPath(key, record, path),
  }));
}

function usesOfSite(
  { web, config, folders }: RecordedSite,
  options: { leadsThere: LeadsThere; webs: readonly Web[] },
): Use[] {
  const name = inLanguageOrDefault(web.names, "cs")?.value ?? web.friendlyURL;
  const inMenu = (menu: keyof typeof folders) =>
    foldersTo(folders[menu], options).map((names): Use => {
      const title = inBothLanguages(`uses.menus.${menu}`);
      const path = (language: keyof InBoth) => [name, title[language], ...names].join(" › ");
      return { kind: "menu", content: null, pointer: "", humanPath: { cs: path("cs"), en: path("en") } };
    });
  const homes = languageCodes.filter(
    (language) => inLanguage(config.home, language) && options.leadsThere({ webId: web.id, language, slug: "" }),
  );
  return [
    ...(["main", "footer", "legal"] as const).flatMap(inMenu),
    ...homes.map((language): Use => {
      const path = `${name} › ${languages[language].name}`;
      return { kind: "home", content: null, pointer: "", humanPath: { cs: path, en: path } };
    }),
  ];
}

/** Names of each menu folder that links to it, with the names of its parents. */
function foldersTo(
  folders: readonly Folder[],
  { leadsThere, webs }: { leadsThere: LeadsThere; webs: readonly Web[] },
  above: readonly string[] = [],
): string[][] {
  return folders.flatMap((folder) => {
    const names = [...above, inLanguageOrDefault(folder.names, "cs")?.value ?? folder.id];
    const isThere = placesIn(folder, webs).some(leadsThere);
    return [...(isThere ? [names] : []), ...foldersTo(folder.children, { leadsThere, webs }, names)];
  });
}

function placesIn({ page, url }: Folder, webs: readonly Web[]): PageAddress[] {
  const [written = []] = url?.startsWith("/") || URL.canParse(url ?? "") ? placesOf(url ?? "", webs) : [];
  return [...(page ? placesOfPage(page) : []), ...written];
}

/** Places of a referenced page. */
function placesOfPage({
  friendlyURLs,
  web,
}: Pick<z.output<typeof pageReference>, "friendlyURLs" | "web">): PageAddress[] {
  return languageCodes.flatMap((language) => {
    const slug = inLanguage(friendlyURLs, language);
    return slug === null ? [] : [{ webId: String(web.id), language, slug }];
  });
}

export function toFindingContent({
  id,
  webId,
  language,
  structureKey,
  name,
  friendlyURLs,
}: Outline): Finding["content"] {
  const slug = inLanguage(friendlyURLs, language);
  return { id, webId, language, structureKey, name, url: slug && `${languages[language].prefix}/${slug}` };
}
