import type { z } from "zod";
import { createContentIndex, type VersionQuery } from "./content-index.ts";
import { toWireLanguage } from "./languages.ts";
import { sortContents } from "./lists.ts";
import type { ContentListParameters } from "./parameters.ts";
import type { FixtureStore } from "./store.ts";
import type { Content, folderTree, libraryDocument, namedItem, web } from "./wire-records.ts";

/** The records that the replay answers from; files are looked up by the name in their address. */
export type ReplayStore = Omit<FixtureStore, "files"> & { files: Pick<ReadonlyMap<string, string>, "get"> };

/**
 * A record that replaces the one with its id; null removes it. A content item is replaced in one language but removed
 * in all.
 */
export type Replacement =
  | { kind: "content"; id: string; language: string; record: Content }
  | { kind: "content"; id: string; language: string | null; record: null }
  | { kind: "web"; id: string; record: z.output<typeof web> | null }
  | { kind: "category" | "tag"; id: string; record: z.output<typeof namedItem> | null }
  | { kind: "document"; id: string; record: z.output<typeof libraryDocument> | null }
  | { kind: "folder"; id: string; record: z.output<typeof folderTree> | null };

export type LiveStore = ReturnType<typeof createLiveStore>;

/** Maximum number of cached sorted lists; their keys come from requests. */
const maxSortedLists = 64;

/** Copies a store, so that its records can be replaced one at a time while it is being served. */
export function createLiveStore({ generated, files, ...store }: ReplayStore) {
  const webs = { ...store.webs, items: [...store.webs.items] };
  const categories = { ...store.categories, items: [...store.categories.items] };
  const tags = { ...store.tags, items: [...store.tags.items] };
  const documents = { ...store.documents, items: [...store.documents.items] };
  const folders = new Map(store.folders);
  const sorted = new Map<string, readonly Content[]>();
  let languages = defaultLanguages();
  const index = createContentIndex(store.contents, (site) => languages.get(site) ?? null);

  function defaultLanguages() {
    return new Map(webs.items.map((each) => [String(each.id), toWireLanguage(each.defaultLanguage ?? "cs") ?? null]));
  }
  function made(wanted: { id: string } | { slug: string }, { webId, language }: VersionQuery): Content | undefined {
    const number = generated?.numberOf(wanted) ?? null;
    if (!generated || number === null || (webId ?? generated.webId) !== generated.webId) return undefined;
    return (language ?? languages.get(generated.webId)) === generated.language ? generated.at(number) : undefined;
  }

  return {
    webs,
    categories,
    tags,
    documents,
    folders,
    files,
    generated,
    byId: (id: string, wanted: VersionQuery) => index.byId(id, wanted) ?? made({ id }, wanted),
    bySlug: (slug: string, wanted: VersionQuery) => index.bySlug(slug, wanted) ?? made({ slug }, wanted),
    /** All content items of a site and language in the requested order. */
    sorted(wanted: ContentListParameters): readonly Content[] {
      const key = JSON.stringify([wanted.webId, wanted.language, wanted.sort]);
      const list = sorted.get(key) ?? sortContents(index.all(wanted), wanted);
      if (sorted.size >= maxSortedLists) sorted.clear();
      sorted.set(key, list);
      return list;
    },
    replace(replacement: Replacement): void {
      const { kind, id, record } = replacement;
      if (kind === "content") index.replace(id, replacement.language, record);
      else if (kind === "folder") replaceEntry(folders, id, record);
      else if (kind === "category") replaceItem(categories.items, id, record);
      else if (kind === "tag") replaceItem(tags.items, id, record);
      else if (kind === "document") replaceItem(documents.items, id, record);
      else replaceItem(webs.items, id, record);
      if (kind === "web") languages = defaultLanguages();
      if (kind === "web" || kind === "content") sorted.clear();
    },
  };
}

function replaceItem<Item extends { id: string | number }>(items: Item[], id: string, item: Item | null): void {
  const place = items.findIndex((each) => String(each.id) === id);
  if (place === -1) items.push(...(item ? [item] : []));
  else items.splice(place, 1, ...(item ? [item] : []));
}

function replaceEntry<Value>(map: Map<string, Value>, key: string, value: Value | null): void {
  if (value) map.set(key, value);
  else map.delete(key);
}
