import { toWireLanguage } from "./languages.ts";
import { slugOf } from "./store.ts";
import { type Content, siteOf } from "./wire-records.ts";

/** Names a version of a content; without a site the first match. */
export interface Wanted {
  webId?: string | undefined;
  /** Language key of the wire; absent means the default language of the content's site. */
  language?: string | undefined;
}

/** Contents by id, by address, and by site and language; one can be replaced without a look at the others. */
export function createContentIndex(contents: readonly Content[], defaultLanguageOf: (site: string) => string | null) {
  const byId = new Map<string, Content[]>();
  const bySlug = new Map<string, Content[]>();
  const bySite = new Map<string, Map<string, Content[]>>();

  /** The lists that a content stands in. */
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
      // An empty list that something is pushed to takes the room of seventeen; most hold one content.
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
  function find(found: readonly Content[] = [], { webId, language }: Wanted): Content | undefined {
    return found.find((content) => {
      const site = siteOf(content);
      const isOfSite = webId === undefined || site === webId;
      return isOfSite && toWireLanguage(content.language) === (language ?? defaultLanguageOf(site));
    });
  }

  for (const content of contents) add(content);
  return {
    byId: (id: string, wanted: Wanted) => find(byId.get(id), wanted),
    bySlug: (slug: string, wanted: Wanted) => find(bySlug.get(slug), wanted),
    all: ({ webId, language }: Wanted): Content[] =>
      (webId === undefined ? [...bySite.keys()] : [webId]).flatMap(
        (site) => bySite.get(site)?.get(language ?? defaultLanguageOf(site) ?? "") ?? [],
      ),
    /** Puts a content in the place of the one with its id and language; null takes that away, in all languages unless one is named. */
    replace(id: string, language: string | null, content: Content | null): void {
      const wanted = language === null ? null : toWireLanguage(language);
      const before = (byId.get(id) ?? []).filter((each) => wanted === null || toWireLanguage(each.language) === wanted);
      for (const each of before) remove(each);
      if (content) add(content);
    },
  };
}

function entryOf<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

/** True when visitors may see a content at a moment of Prague wall-clock time. */
export function isPublished({ published, displayAt }: Content, now: string): boolean {
  return published !== false && (displayAt ?? "") <= now;
}
