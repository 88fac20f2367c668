import { toWireLanguage } from "./languages.ts";
import { type FixtureStore, slugOf } from "./store.ts";
import { type Content, siteOf } from "./wire-records.ts";

/** Names a version of a content; without a site the first match. */
export interface Wanted {
  webId?: string | undefined;
  /** Language key of the wire; absent means the default language of the content's site. */
  language?: string | undefined;
}

/** Finds contents in one language by id or by address. */
export function createContentIndex({ webs, contents, generated }: FixtureStore) {
  const defaultLanguages = new Map(
    webs.items.map((web) => [String(web.id), toWireLanguage(web.defaultLanguage ?? "cs")]),
  );
  const byId = Map.groupBy(contents, ({ id }) => String(id));
  const bySlug = Map.groupBy(contents, slugOf);

  function isWanted(content: Content, { webId, language }: Wanted): boolean {
    return (
      (webId === undefined || siteOf(content) === webId) &&
      toWireLanguage(content.language) === (language ?? defaultLanguages.get(siteOf(content)))
    );
  }
  function made(wanted: { id: string } | { slug: string }): Content[] {
    const number = generated?.numberOf(wanted) ?? null;
    return generated && number !== null ? [generated.at(number)] : [];
  }
  return {
    byId: (id: string, wanted: Wanted) =>
      [...(byId.get(id) ?? []), ...made({ id })].find((content) => isWanted(content, wanted)),
    bySlug: (slug: string, wanted: Wanted) =>
      [...(bySlug.get(slug) ?? []), ...made({ slug })].find((content) => isWanted(content, wanted)),
    all: (wanted: Wanted) => contents.filter((content) => isWanted(content, wanted)),
  };
}

/** True when visitors may see a content at a moment of Prague wall-clock time. */
export function isPublished({ published, displayAt }: Content, now: string): boolean {
  return published !== false && (displayAt ?? "") <= now;
}
