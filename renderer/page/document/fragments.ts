import { hash } from "node:crypto";
import { cachedFrameOf } from "#renderer/page/not-found-suggestions.ts";
import { cachedPageOf } from "#renderer/page/parse-once.ts";
import type { ResolvedDocument, Services } from "#renderer/page/resolved.ts";
import { objectId } from "#schemas/parse/object-id.ts";
import { type Cache, createCache } from "#server/cache/cache.ts";
import { monotonicClock } from "#server/clock.ts";
import { type Fragment, toFragment } from "#server/pages/fragment.ts";

/** A part of a document as rendered by React. */
export interface RenderedPart {
  html: string;
  /** Preload links for images that the part needs early; they are moved to the document's head. */
  preloads: string;
  /** True when rendering read the current time, so the part must not be cached. */
  isTimed: boolean;
}

/** A rendered part divided at its shared parts, of which only keys and how to render them are known. */
export interface DividedPart extends Omit<RenderedPart, "html"> {
  pieces: readonly (string | { key: string; render: () => RenderedPart })[];
}

/** A part, or a whole document, as bytes. */
interface Written extends Omit<RenderedPart, "html"> {
  fragments: readonly Fragment[];
}

export type CacheServices = Pick<Services, "read" | "config" | "yieldToRequests">;

const caches = new WeakMap<Services["read"], Cache<Written>>();

function cacheOf({ read, config }: CacheServices): Cache<Written> {
  const cache =
    caches.get(read) ??
    createCache<Written>({
      // Parts never expire: the key names everything that a part depends on.
      retentionMs: Infinity,
      absenceMs: Infinity,
      maxEntries: 20_000,
      maxBytes: config.partCacheBytes,
      sizeOf: () => 500,
      // 1.5: the compressed form is cached too.
      parts: { of: ({ fragments }) => fragments.map(({ bytes }) => bytes), sizeOf: ({ length }) => 1.5 * length + 500 },
      clock: monotonicClock,
    });
  caches.set(read, cache);
  return cache;
}

/**
 * Returns functions that render the parts of one document, or all of it, through the cache. A part with a key is
 * rendered once for this document, a shared part once for all documents, unless it reads the current time. All parts of
 * a document are rendered in one turn of the event loop.
 */
export function cachedParts(services: CacheServices, documentKey: string | null) {
  const cache = cacheOf(services);
  let turn: Promise<void> | null = null;

  /** Returns a part from the cache, or renders it. Parts without a key, or that read the time, are never cached. */
  async function writeOnce(key: string | null, write: () => Promise<Written>): Promise<Written> {
    let rendered: Written | null = null;
    async function make(): Promise<Written | null> {
      rendered = await write();
      return rendered.isTimed ? null : rendered;
    }
    const cached = key !== null && (await cache.get(key, make));
    return cached ? cached.value : (rendered ?? write());
  }

  const keyOf = (name: string, key: string | null) =>
    documentKey === null || key === null ? null : `${name} ${key} ${documentKey}`;

  function pieceOf(piece: DividedPart["pieces"][number]): Promise<Written> | Written {
    if (typeof piece === "string") return { fragments: [toFragment(piece)], preloads: "", isTimed: false };
    return writeOnce(piece.key, async () => {
      const { html, ...rest } = piece.render();
      return { fragments: [toFragment(html)], ...rest };
    });
  }

  return {
    partOf({ name, key }: { name: string; key: string | null }, render: () => DividedPart): Promise<Written> {
      return writeOnce(keyOf(name, key), async () => {
        turn ??= services.yieldToRequests();
        await turn;
        const { pieces, preloads, isTimed } = render();
        const written = await Promise.all(pieces.map(pieceOf));
        return {
          fragments: written.flatMap(({ fragments }) => fragments),
          preloads: preloads + written.map((piece) => piece.preloads).join(""),
          isTimed: isTimed || written.some((piece) => piece.isTimed),
        };
      });
    },
    wholeOf: (key: string | null, write: () => Promise<Written>) => writeOnce(keyOf("document", key), write),
  };
}

/**
 * Cache key of everything in a document except its visitor: the id of the parsed page, and whatever in this answer
 * differs from it. Null for previews, and for documents with something that a visitor searched for, answered or typed,
 * or with a return code.
 */
export function documentKeyOf(resolved: ResolvedDocument): string | null {
  if (resolved.preview || resolved.kind === "demo" || resolved.kind === "system") return null;
  if (resolved.kind === "page" && (resolved.listing || resolved.guide || resolved.progress?.kind === "saved"))
    return null;
  const source = sourceOfShown(resolved);
  if (!source) return null;
  // Age and completeness of the data go into headers, `about` into the log.
  const { staleFor: _, about: __, isPartial: ___, lastsMs: ____, ...cacheable } = resolved;
  const shell = differences(cacheable.shell, source.shell);
  const differing = JSON.stringify({ ...differences(cacheable, source), shell });
  return `${objectId(source)} ${differing.length < 1000 ? differing : hash("sha256", differing, "base64url")}`;
}

/** The cached object that a document was built from; null for a page that was not cached. */
function sourceOfShown(resolved: ResolvedDocument): { shell: object } | null {
  if (resolved.kind === "page") return cachedPageOf(resolved.page);
  return (resolved.kind === "error" && resolved.suggestions && cachedFrameOf(resolved.suggestions)) || nothing;
}

const nothing: { shell: object } = { shell: {} };

/** Entries of an object that are missing from another object or have another value there. */
function differences(object: object, other: object): object {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(Object.entries(object).filter(([name, value]) => !Object.is(value, others.get(name))));
}
