import { hash } from "node:crypto";
import { frameOf } from "#renderer/page/not-found-suggestions.ts";
import { sourceOf } from "#renderer/page/parse-once.ts";
import type { Services, Shown } from "#renderer/page/resolved.ts";
import { objectId } from "#schemas/parse/object-id.ts";
import { type Cache, createCache } from "#server/cache/cache.ts";
import { monotonicClock } from "#server/clock.ts";
import { type Fragment, toFragment } from "#server/pages/fragment.ts";

/** A part of a document as React wrote it. */
export interface RenderedPart {
  html: string;
  /** Links to images that the part needs early; their place is the document's head. */
  preloads: string;
  /** True for a part that asked for the time: it is another one at another time. */
  isTimed: boolean;
}

/** A part, or a whole document, as bytes. */
interface Written extends Omit<RenderedPart, "html"> {
  fragments: readonly Fragment[];
}

export type CacheServices = Pick<Services, "read" | "config" | "ownTurn">;

const caches = new WeakMap<Services["read"], Cache<Written>>();

function cacheOf({ read, config }: CacheServices): Cache<Written> {
  const cache =
    caches.get(read) ??
    createCache<Written>({
      // A part never grows old, as its key names everything that it depends on.
      retentionMs: Infinity,
      absenceMs: Infinity,
      maxEntries: 20_000,
      maxBytes: config.partCacheBytes,
      // With its compressed form.
      sizeOf: ({ fragments }) => fragments.reduce((sum, { bytes }) => sum + 1.5 * bytes.length, 500),
      clock: monotonicClock,
    });
  caches.set(read, cache);
  return cache;
}

/**
 * Returns functions that write the parts of one document, or all of it. A part with a key is written once for all documents, unless
 * it asks for the time. All parts of a document are rendered in one turn of the event loop.
 */
export function cachedParts(services: CacheServices, documentKey: string | null) {
  const cache = cacheOf(services);
  let turn: Promise<void> | null = null;

  /** Takes a part from the cache or writes it; one without a key, or that asks for the time, is written each time. */
  async function writeOnce(name: string, key: string | null, write: () => Promise<Written>): Promise<Written> {
    let own: Written | null = null;
    async function make(): Promise<Written | null> {
      own = await write();
      return own.isTimed ? null : own;
    }
    const cached = documentKey !== null && key !== null && (await cache.get(`${name} ${key} ${documentKey}`, make));
    return cached ? cached.value : (own ?? write());
  }

  function partOf({ name, key }: { name: string; key: string | null }, render: () => RenderedPart): Promise<Written> {
    return writeOnce(name, key, async () => {
      turn ??= services.ownTurn();
      await turn;
      const { html, ...rest } = render();
      return { fragments: [toFragment(html)], ...rest };
    });
  }

  return { writeOnce, partOf };
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
  // The age of what is shown and whether it is whole are in headers, and what it is about in the log.
  const { staleFor: _, about: __, isPartial: ___, ...shown } = resolved;
  const shell = differences(shown.shell, source.shell);
  const differing = JSON.stringify({ ...differences(shown, source), shell });
  return `${objectId(source)} ${differing.length < 1000 ? differing : hash("sha256", differing, "base64url")}`;
}

/** The part of a document that others share; null for a page that is parsed each time. */
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
