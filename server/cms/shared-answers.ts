import { hash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Change } from "#server/changes/change.ts";
import { yieldToRequests } from "#server/http/event-loop.ts";
import type { SharedStore, Stored } from "#server/store/shared-store.ts";
import { type AnswerKind, changedKindOf, idsIn, partsOf } from "./changed-answers.ts";
import type { CmsResponse } from "./client.ts";

/** An answer of the CMS; null when the record does not exist. */
export type SharedAnswer = { json: unknown; hash: string; length: number } | null;

/** A request to the CMS. */
interface Request {
  kind: AnswerKind;
  key: string;
  /** Milliseconds for which its answer is fresh. */
  retentionMs: number;
}

interface Loaded {
  answer: SharedAnswer;
  /** Milliseconds since it was read from the CMS. */
  age: number;
}

/** Cache of CMS answers that nodes share. */
export interface SharedAnswers {
  /** With `mayBeStale` a stale answer is returned when the CMS fails. */
  load(request: Request, load: () => Promise<CmsResponse | null>, options: { mayBeStale: boolean }): Promise<Loaded>;
  /** Makes the answers stale that a change may affect; loads in flight are not shared. */
  expire(change: Change): Promise<void>;
}

export function toSharedAnswer(answer: CmsResponse | null): SharedAnswer {
  return answer && { json: answer.json, hash: hash("sha256", answer.text), length: answer.text.length };
}

/** Length of a hash in characters. */
const hashLength = 64;

/** Without a store each node reads the CMS itself. */
export const unsharedAnswers: SharedAnswers = {
  load: async (_, load) => ({ answer: toSharedAnswer(await load()), age: 0 }),
  expire: async () => {},
};

interface Options {
  store: SharedStore;
  /** Key of the settings that answers depend on. */
  scope: string;
  staleMaxMs: number;
  /** Longest time in milliseconds for which one node holds the lock while it reads. */
  lockMs: number;
}

/** Store tags by which answers are expired together. */
const tags = {
  any: "cms",
  list: "cms list",
  kind: (kind: string) => `cms kind ${kind}`,
  id: (id: string) => `cms id ${id}`,
  address: (address: string) => `cms address ${address}`,
} as const;

/** Maximum number of ids per answer: a record and its references; only malicious answers have more. */
const maxIds = 200;

function tagsOf({ kind, key }: Request, answer: SharedAnswer): string[] {
  const { path, id, address } = partsOf(key);
  const isList = path === "/contents";
  const ids = isList || !answer ? [] : [...idsIn(answer.json)].slice(0, maxIds);
  return [
    tags.any,
    tags.kind(changedKindOf(kind, path)),
    ...(isList ? [tags.list] : []),
    ...(address ? [tags.address(address)] : []),
    ...new Set([...(id ? [id] : []), ...ids].map(tags.id)),
  ];
}

function tagsOfChange({ ids, addresses, structures, kinds, everything }: Change): string[] {
  if (everything) return [tags.any];
  const hasLists = ids.length + addresses.length + structures.length > 0;
  return [
    ...(hasLists ? [tags.list] : []),
    ...kinds.map(tags.kind),
    ...ids.map(tags.id),
    ...addresses.map(tags.address),
  ];
}

/** Milliseconds for which the absence of a record is cached. */
const absenceMs = 60_000;
const pollMs = 25;
const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** Length in characters from which answers are compressed; most shorter ones are absent records. */
const minCompressLength = 1000;

/** Encodes an answer for the store: hash and text; empty for a record that does not exist. */
async function toBytes(answer: SharedAnswer, response: CmsResponse | null): Promise<Buffer> {
  const form = answer && response ? answer.hash + response.text : "";
  return form.length < minCompressLength ? Buffer.from(form) : compress(form, { level: 1 });
}

async function fromBytes(bytes: Buffer): Promise<SharedAnswer> {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const form = (isZipped ? await decompress(bytes) : bytes).toString();
  await yieldToRequests();
  if (form === "") return null;
  const text = form.slice(hashLength);
  return { json: JSON.parse(text), hash: form.slice(0, hashLength), length: text.length };
}

/** Creates the shared cache. When an answer is stale, one node reads it from the CMS while the others wait for it. */
export function createSharedAnswers({ store, scope, staleMaxMs, lockMs }: Options): SharedAnswers {
  const prefix = `cms:${hash("sha256", scope, "base64url").slice(0, 12)}:`;
  let expiries = 0;

  async function toLoaded({ value, age }: Stored): Promise<Loaded | null> {
    try {
      return { answer: await fromBytes(value), age };
    } catch {
      // Written in another format by another version of the portal.
      return null;
    }
  }

  async function share(
    request: Request,
    answer: SharedAnswer,
    response: CmsResponse | null,
    isCurrent: () => boolean,
  ): Promise<void> {
    const value = await toBytes(answer, response);
    const keepMs = request.retentionMs + staleMaxMs;
    if (isCurrent()) await store.write(prefix + request.key, value, { keepMs, tags: tagsOf(request, answer) });
  }

  return {
    async load(request, load, { mayBeStale }) {
      const { key, retentionMs } = request;
      const name = prefix + key;
      const keepMs = retentionMs + staleMaxMs;
      for (;;) {
        const { stored, hasLock: taken } = await store.readOrLock(name, keepMs, lockMs);
        const found = stored && (await toLoaded(stored));
        const freshMs = found?.answer ? retentionMs : Math.min(absenceMs, retentionMs);
        if (found && found.age < freshMs) return found;
        const hasLock = taken === undefined ? await store.lock(name, lockMs) : taken;
        if (hasLock === false) {
          await setTimeout(pollMs);
          continue;
        }
        const expiriesBefore = expiries;
        const release = () => (hasLock ? store.release(name) : undefined);
        try {
          const response = await load();
          const answer = toSharedAnswer(response);
          // Stored in the background: requests on this node do not wait for that.
          void share(request, answer, response, () => expiries === expiriesBefore).then(release);
          return { answer, age: 0 };
        } catch (error) {
          await release();
          if (!mayBeStale || !found?.answer) throw error;
          return found;
        }
      }
    },

    async expire(change) {
      expiries += 1;
      await store.shorten(tagsOfChange(change), staleMaxMs);
    },
  };
}
