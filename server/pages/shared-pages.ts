import { hash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { SharedStore, Stored } from "#server/store/shared-store.ts";
import { readStoredJson } from "#server/store/stored-json.ts";
import { type EncodedBody, packedBody } from "./compression.ts";
import type { PageAnswer } from "./page-answer.ts";
import type { ServedPage } from "./rendered-page.ts";

/** Fields of an answer that a page may be kept with; one that is missing here does not compile. */
type AnswerFields = Record<Exclude<keyof PageAnswer, "body" | "stream" | "needsSignIn" | "retryAfter">, z.ZodType>;

const about = z.strictObject({
  route: z.string().exactOptional(),
  site: z.string().nullable(),
  language: z.string(),
});

/** A page as nodes share it, before its compressed body. */
const head = z.object({
  /** The state of the contents in which it was made. */
  generation: z.string(),
  answer: z.strictObject({
    status: z.literal(200),
    location: z.null(),
    contentType: z.string(),
    fileName: z.string().nullable().default(null),
    takes: z.array(z.string()).readonly().default([]),
    cacheable: z.literal(true),
    isPartial: z.literal(false).default(false),
    age: z.number(),
    maxAgeS: z.number().exactOptional(),
    about: about.exactOptional(),
  } satisfies AnswerFields),
  dependencies: z.array(z.string()).readonly(),
  etag: z.string(),
  length: z.number(),
});

type Head = z.output<typeof head>;

/** A page that another node has made. */
export interface SharedPage {
  dependencies: readonly string[];
  answer: Head["answer"];
  body: EncodedBody;
  /** Milliseconds since it was written. */
  age: number;
}

/** Result of looking for a page: null for none, and the generation that a page made now belongs to, null without a store. */
interface Found {
  page: SharedPage | null;
  generation: string | null;
  /** Answer of `lock`, which was asked for already where no page was found. */
  isMine: boolean | null | undefined;
}

const madePage = z.object({ key: z.string(), dependencies: z.array(z.string()).readonly() });

export type MadePage = z.output<typeof madePage>;

/** Rendered pages that nodes of the same build and settings share. */
export interface SharedPages {
  readOrLock(key: string): Promise<Found>;
  /** Writes a page that may be kept, and no other answer. */
  write(
    key: string,
    generation: string,
    page: Pick<ServedPage, "answer" | "body"> & Pick<SharedPage, "dependencies">,
  ): Promise<void>;
  /** True for one node that makes a page for all; null where the store cannot say. */
  lock(key: string): Promise<boolean | null>;
  release(key: string): Promise<void>;
  /** Pages that any node has made in the last week, with what they were made of: caches in front may still hold them. */
  made(): Promise<readonly MadePage[]>;
  /** Pages from before are no more served: the contents have changed. */
  expire(): Promise<unknown>;
}

interface Options {
  store: Pick<SharedStore, "read" | "readOrLock" | "write" | "lock" | "release" | "readTagged">;
  /** Everything of build and settings that pages depend on. */
  scope: string;
  /** Milliseconds for which a page is kept. */
  keepMs: number;
}

const madeTag = "made pages";
/** How long nginx keeps a page that nobody asks for (deploy/nginx/http.conf). */
const madeMs = 7 * 24 * 3600_000;
const generationKey = "pages generation";
const generationMs = 30 * 24 * 3600_000;
/** Longest time for which other nodes wait for a page. */
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
      const [{ stored, isMine }, current] = await Promise.all([
        store.readOrLock(prefix + key, keepMs, lockMs),
        store.read(generationKey, generationMs),
      ]);
      // A new one in place of one that is lost, lest pages from before are taken for new ones.
      const generation = current ? current.value.toString() : await expire();
      return { page: stored && unpack(stored, generation), generation, isMine };
    },
    async write(key, generation, { answer, body, dependencies }) {
      // A schema takes long to say what is wrong with an answer that is not kept, such as that of a missing page.
      if (answer.status !== 200) return;
      const { etag, length } = body;
      const { data: own } = head.safeParse({ generation, answer, dependencies, etag, length });
      if (!own) return;
      const gzip = await body.in("gzip");
      const text = Buffer.from(JSON.stringify(own));
      const size = Buffer.alloc(4);
      size.writeUInt32LE(text.length);
      const made = Buffer.from(JSON.stringify({ key, dependencies } satisfies MadePage));
      await Promise.all([
        store.write(prefix + key, Buffer.concat([size, text, gzip]), { keepMs }),
        // Also for nodes of other builds, which caches in front have in common with this one.
        store.write(`made:${key}`, made, { keepMs: madeMs, tags: [madeTag] }),
      ]);
    },
    async made() {
      const values = await store.readTagged(madeTag);
      return values.flatMap((value) => readStoredJson(madePage, value) ?? []);
    },
    lock: (key) => store.lock(prefix + key, lockMs),
    release: (key) => store.release(prefix + key),
    expire,
  };
}

/** Null for a page of another generation or form. */
function unpack({ value, age }: Stored, generation: string | null): SharedPage | null {
  if (value.length < 4) return null;
  const end = 4 + value.readUInt32LE(0);
  const data = readStoredJson(head, value.subarray(4, end));
  if (!data || data.generation !== generation) return null;
  const { answer, dependencies, etag, length } = data;
  return { answer, dependencies, age, body: packedBody({ etag, length, gzip: Buffer.from(value.subarray(end)) }) };
}
