import { toWireLanguage } from "./languages.ts";
import { slugOf } from "./store.ts";
import { type Content, siteOf } from "./wire-records.ts";

/** Identifies a version of a content item; without a site, the first match. */
export interface VersionQuery {
  webId?: string | undefined;
  /** Language key of the wire; if absent, the default language of the content item's site. */
  language?: string | undefined;
}

/** Content items by id, by address, and by site and language. One can be replaced without visiting the others. */
export function createContentIndex(contents: readonly Content[], defaultLanguageOf: (site: string) => string | null) {
  const byId = new Map<string, Content[]>();
  const bySlug = new Map<string, Content[]>();
  const bySite = new Map<string, Map<string, Content[]>>();

  /** The index lists that contain a content item. */
  function* listsOf(content: Content): Generator<[Map<string, Content[]>, string]> {
    yield [byId, String(content.id)];
    const slug = slugOf(content);
    if (slug !== undefined) yield [bySlug, slug];
    yield [entryOf(bySite, siteOf(content), () => new Map()), toWireLanguage(content.language) ?? ""];
  }
  function add(content: Content): void {
    for (const [lists, key] of listsOf(content)) {
      const list = lists.get(key);
      if (list) list.push(content);
      // Pushing to an empty array allocates room for 17 items; most of these lists hold one content item.
      else lists.set(key, [content]);
    }
  }
  function remove(content: Content): void {
    for (const [lists, key] of listsOf(content)) {
      const list = lists.get(key);
      if (list) list.splice(list.indexOf(content), 1);
      if (list?.length === 0) lists.delete(key);
    }
  }
  function find(found: readonly Content[] = [], { webId, language }: VersionQuery): Content | undefined {
    return found.find((content) => {
      const site = siteOf(content);
      const isOfSite = webId === undefined || site === webId;
      return isOfSite && toWireLanguage(content.language) === (language ?? defaultLanguageOf(site));
    });
  }

  for (const content of contents) add(content);
  return {
    byId: (id: string, wanted: VersionQuery) => find(byId.get(id), wanted),
    bySlug: (slug: string, wanted: VersionQuery) => find(bySlug.get(slug), wanted),
    all: ({ webId, language }: VersionQuery): Content[] =>
      (webId === undefined ? [...bySite.keys()] : [webId]).flatMap(
        (site) => bySite.get(site)?.get(language ?? defaultLanguageOf(site) ?? "") ?? [],
      ),
    /** Replaces the content with this id and language; null removes it, in all languages unless one is given. */
    replace(id: string, language: string | null, content: Content | null): void {
      const wireLanguage = language === null ? null : toWireLanguage(language);
      const before = (byId.get(id) ?? []).filter(
        (each) => wireLanguage === null || toWireLanguage(each.language) === wireLanguage,
      );
      for (const each of before) remove(each);
      if (content) add(content);
    },
  };
}

function entryOf<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const list = map.get(key);
  if (list !== undefined) return list;
  const created = create();
  map.set(key, created);
  return created;
}

/** True when a content item is public at a time, given in Prague wall-clock time. */
export function isPublished({ published, displayAt }: Content, now: string): boolean {
  return published !== false && (displayAt ?? "") <= now;
}
