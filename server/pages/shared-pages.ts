import { hash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { ReadOrLock, SharedStore, Stored } from "#server/store/shared-store.ts";
import { readStoredJson } from "#server/store/stored-json.ts";
import { type EncodedBody, gzippedBody } from "./compression.ts";
import type { PageAnswer } from "./page-answer.ts";
import type { ServedPage } from "./rendered-page.ts";

/** Fields of an answer that are stored with a page; a missing one fails to compile. */
type AnswerFields = Record<Exclude<keyof PageAnswer, "body" | "stream" | "needsSignIn" | "retryAfter">, z.ZodType>;

const about = z.strictObject({
  route: z.string().exactOptional(),
  site: z.string().nullable(),
  language: z.string(),
  home: z.string().exactOptional(),
});

/** Head of a stored page; the compressed body follows it. */
const head = z.object({
  /** Generation of the content at rendering time. */
  generation: z.string(),
  answer: z.strictObject({
    status: z.literal(200),
    location: z.null(),
    contentType: z.string(),
    fileName: z.string().nullable().default(null),
    usedParameters: z.array(z.string()).readonly().default([]),
    cacheable: z.literal(true),
    isPartial: z.literal(false).default(false),
    lastsMs: z.number().exactOptional(),
    staleFor: z.number(),
    maxAgeS: z.number().exactOptional(),
    about: about.exactOptional(),
  } satisfies AnswerFields),
  dependencies: z.array(z.string()).readonly(),
  etag: z.string(),
  length: z.number(),
});

type Head = z.output<typeof head>;

/** A page rendered by another node. */
export interface SharedPage {
  dependencies: readonly string[];
  answer: Head["answer"];
  body: EncodedBody;
  /** Milliseconds since it was stored. */
  age: number;
}

interface Lookup {
  result: ReadOrLock;
  /** Null when none is stored, or only one of another generation or format. */
  page: SharedPage | null;
  /** The current generation; null without a store. */
  generation: string | null;
}

const renderedRecord = z.object({ key: z.string(), dependencies: z.array(z.string()).readonly() });

export type RenderedRecord = z.output<typeof renderedRecord>;

/** Rendered pages shared by nodes of the same build and settings. */
export interface SharedPages {
  readOrLock(key: string): Promise<Lookup>;
  /** Stores a page if it is cacheable; ignores other answers. */
  write(
    key: string,
    generation: string,
    page: Pick<ServedPage, "answer" | "body"> & Pick<SharedPage, "dependencies">,
  ): Promise<void>;
  /** Returns true for the one node that should render the page for all; null when the store is unavailable. */
  lock(key: string): Promise<boolean | null>;
  release(key: string): Promise<void>;
  /** Pages that any node rendered in the last week, with their dependencies: front caches may still hold them. */
  rendered(): Promise<readonly RenderedRecord[]>;
  /** Invalidates all stored pages by starting a new generation: content has changed. */
  expire(): Promise<unknown>;
}

interface Options {
  store: Pick<SharedStore, "read" | "readOrLock" | "write" | "lock" | "release" | "readTagged">;
  /** Key of the build and settings that pages depend on. */
  scope: string;
  /** Milliseconds for which a page is stored. */
  keepMs: number;
}

const renderedTag = "made pages";
/** Matches the time for which nginx keeps an unrequested page (deploy/nginx/http.conf). */
const renderedMs = 7 * 24 * 3600_000;
const generationKey = "pages generation";
const generationMs = 30 * 24 * 3600_000;
/** Milliseconds for which the lock makes other nodes wait for a page. */
const lockMs = 2000;

export function createSharedPages({ store, scope, keepMs }: Options): SharedPages {
  const prefix = `page:${hash("sha256", scope, "base64url").slice(0, 12)}:`;

  async function expire(): Promise<string | null> {
    const generation = randomBytes(12).toString("base64url");
    const isWritten = await store.write(generationKey, Buffer.from(generation), { keepMs: generationMs });
    return isWritten ? generation : null;
  }

  return {
    async readOrLock(key) {
      const [result, current] = await Promise.all([
        store.readOrLock(prefix + key, keepMs, lockMs),
        store.read(generationKey, generationMs),
      ]);
      // A lost generation is replaced, so that pages stored under it are not taken for current.
      const generation = current ? current.value.toString() : await expire();
      return { result, page: result.isStored ? unpack(result.stored, generation) : null, generation };
    },
    async write(key, generation, { answer, body, dependencies }) {
      // Fast path: reporting what is invalid in an uncacheable answer, such as a 404, would be slow.
      if (answer.status !== 200) return;
      const { etag, length } = body;
      const { data: own } = head.safeParse({ generation, answer, dependencies, etag, length });
      if (!own) return;
      const gzip = await body.in("gzip");
      const text = Buffer.from(JSON.stringify(own));
      const size = Buffer.alloc(4);
      size.writeUInt32LE(text.length);
      const record = Buffer.from(JSON.stringify({ key, dependencies } satisfies RenderedRecord));
      await Promise.all([
        store.write(prefix + key, Buffer.concat([size, text, gzip]), { keepMs }),
        // Not scoped to the build: nodes of other builds share the same front caches.
        store.write(`made:${key}`, record, { keepMs: renderedMs, tags: [renderedTag] }),
      ]);
    },
    async rendered() {
      const values = await store.readTagged(renderedTag);
      return values.flatMap((value) => readStoredJson(renderedRecord, value) ?? []);
    },
    lock: (key) => store.lock(prefix + key, lockMs),
    release: (key) => store.release(prefix + key),
    expire,
  };
}

/** Returns null for a page of another generation or an unknown format. */
function unpack({ value, age }: Stored, generation: string | null): SharedPage | null {
  if (value.length < 4) return null;
  const end = 4 + value.readUInt32LE(0);
  const data = readStoredJson(head, value.subarray(4, end));
  if (!data || data.generation !== generation) return null;
  const { answer, dependencies, etag, length } = data;
  return { answer, dependencies, age, body: gzippedBody({ etag, length, gzip: Buffer.from(value.subarray(end)) }) };
}
