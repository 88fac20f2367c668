import { hash } from "node:crypto";
import { type Cache, createCache } from "#server/cache/cache.ts";
import { monotonicClock } from "#server/clock.ts";
import { type Fragment, toFragment } from "#server/pages/fragment.ts";
import { frameOf } from "./not-found-suggestions.ts";
import { sourceOf } from "./parse-once.ts";
import type { Services, Shown } from "./resolved.ts";

/** A part of a document as React wrote it. */
export interface RenderedPart {
  html: string;
  /** Links to images that the part needs early; their place is the document's head. */
  preloads: string;
  /** True for a part that asked for the time: it is another one at another time. */
  isTimed: boolean;
}

/** A part as bytes. */
interface CachedPart extends Pick<RenderedPart, "preloads"> {
  fragment: Fragment;
}

export type CacheServices = Pick<Services, "read" | "config" | "ownTurn">;

const caches = new WeakMap<Services["read"], Cache<CachedPart>>();

function cacheOf({ read, config }: CacheServices): Cache<CachedPart> {
  const cache =
    caches.get(read) ??
    createCache<CachedPart>({
      // A part never grows old, as its key names everything that it depends on.
      retentionMs: Infinity,
      absenceMs: Infinity,
      maxEntries: 20_000,
      maxBytes: config.contentCacheBytes,
      // With its compressed form.
      sizeOf: ({ fragment }) => 1.5 * fragment.bytes.length + 500,
      clock: monotonicClock,
    });
  caches.set(read, cache);
  return cache;
}

/**
 * Returns a function that gives the parts of one document: those with a key are rendered once for all documents. Parts that
 * ask for the time are rendered each time. All that has to be rendered for a document is rendered in one turn.
 */
export function cachedParts(services: CacheServices, documentKey: string | null) {
  const cache = cacheOf(services);
  let turn: Promise<void> | null = null;
  return async function partOf(part: { name: string; key: string | null }, render: () => RenderedPart) {
    let own: CachedPart | null = null;
    async function make(): Promise<CachedPart | null> {
      turn ??= services.ownTurn();
      await turn;
      const { html, preloads, isTimed } = render();
      own = { fragment: toFragment(html), preloads };
      return isTimed ? null : own;
    }
    const cached =
      documentKey !== null && part.key !== null && (await cache.get(`${part.name} ${part.key} ${documentKey}`, make));
    if (cached) return cached.value;
    if (!own) await make();
    if (!own) throw new Error(`the part ${part.name} was not rendered`);
    return own;
  };
}

/**
 * Key of all that a document shows beside its visitor: the parsed page by its identity, and whatever differs from it. Null
 * for documents that hold what a visitor has asked for or typed, and for previews.
 */
export function keyOf(resolved: Shown): string | null {
  if (resolved.preview || resolved.kind === "demo" || resolved.kind === "system") return null;
  if (resolved.kind === "page" && resolved.listing) return null;
  const source = sourceOfShown(resolved);
  if (!source) return null;
  // The age of what is shown is in a header, and what it is about in the log.
  const { staleFor: _, about: __, ...shown } = resolved;
  const shell = differences(shown.shell, source.shell);
  const differing = JSON.stringify({ ...differences(shown, source), shell });
  return `${idOf(source)} ${differing.length < 1000 ? differing : hash("sha256", differing, "base64url")}`;
}

/** What a document has in common with others; null for a page that is parsed each time. */
function sourceOfShown(resolved: Shown): { shell: object } | null {
  if (resolved.kind === "page") return sourceOf(resolved.page);
  return (resolved.kind === "error" && resolved.suggestions && frameOf(resolved.suggestions)) || nothing;
}

const nothing: { shell: object } = { shell: {} };

/** The fields of an object that another one does not have, or has with another value. */
function differences(object: object, other: object): object {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(Object.entries(object).filter(([name, value]) => !Object.is(value, others.get(name))));
}

const ids = new WeakMap<object, number>();
let lastId = 0;

function idOf(object: object): number {
  const id = ids.get(object) ?? ++lastId;
  ids.set(object, id);
  return id;
}
