import { hash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Change } from "#server/changes/change.ts";
import { ownTurn } from "#server/http/event-loop.ts";
import type { SharedStore, Stored } from "#server/store/shared-store.ts";
import { type AnswerKind, changedKindOf, idsIn, partsOf } from "./changed-answers.ts";
import type { CmsResponse } from "./client.ts";

/** An answer of the CMS; null for a record that does not exist. */
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

/** Reads the CMS for all nodes. */
export interface SharedAnswers {
  /** With `mayBeOld` an old answer is returned when the CMS fails. */
  load(request: Request, load: () => Promise<CmsResponse | null>, options: { mayBeOld: boolean }): Promise<Loaded>;
  /** Makes answers old that a change may have made others; loads under way are not shared. */
  expire(change: Change): Promise<void>;
}

export function toSharedAnswer(answer: CmsResponse | null): SharedAnswer {
  return answer && { json: answer.json, hash: hash("sha256", answer.text), length: answer.text.length };
}

/** Characters of a hash. */
const hashLength = 64;

/** Each node reads the CMS for itself. */
export const ownAnswers: SharedAnswers = {
  load: async (_, load) => ({ answer: toSharedAnswer(await load()), age: 0 }),
  expire: async () => {},
};

interface Options {
  store: SharedStore;
  /** Everything of the settings that answers depend on. */
  scope: string;
  staleMaxMs: number;
  /** Longest time for which one node reads a list. */
  lockMs: number;
}

/** Names under which answers are made old together. */
const tags = {
  any: "cms",
  list: "cms list",
  kind: (kind: string) => `cms kind ${kind}`,
  id: (id: string) => `cms id ${id}`,
  address: (address: string) => `cms address ${address}`,
} as const;

/** Ids of a single record, and of what it names; there are more only in what is made to hurt. */
const mostIds = 200;

function tagsOf({ kind, key }: Request, answer: SharedAnswer): string[] {
  const { path, id, address } = partsOf(key);
  const isList = path === "/contents";
  const ids = isList || !answer ? [] : [...idsIn(answer.json)].slice(0, mostIds);
  return [
    tags.any,
    tags.kind(changedKindOf(kind, path)),
    ...(isList ? [tags.list] : []),
    ...(address ? [tags.address(address)] : []),
    ...new Set([...(id ? [id] : []), ...ids].map(tags.id)),
  ];
}

function tagsTouched({ ids, addresses, structures, kinds, everything }: Change): string[] {
  if (everything) return [tags.any];
  const hasLists = ids.length + addresses.length + structures.length > 0;
  return [
    ...(hasLists ? [tags.list] : []),
    ...kinds.map(tags.kind),
    ...ids.map(tags.id),
    ...addresses.map(tags.address),
  ];
}

/** Longest time for which a missing record stays missing. */
const absenceMs = 60_000;
const lookEveryMs = 25;
const zip = promisify(gzip);
const unzip = promisify(gunzip);
/** Characters of an answer that is worth compressing; most are of records that do not exist. */
const worthZipping = 1000;

/** The form in which nodes share an answer: hash and text, nothing for a record that does not exist. */
async function toBytes(answer: SharedAnswer, response: CmsResponse | null): Promise<Buffer> {
  const form = answer && response ? answer.hash + response.text : "";
  return form.length < worthZipping ? Buffer.from(form) : zip(form, { level: 1 });
}

async function fromBytes(bytes: Buffer): Promise<SharedAnswer> {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const form = (isZipped ? await unzip(bytes) : bytes).toString();
  await ownTurn();
  if (form === "") return null;
  const text = form.slice(hashLength);
  return { json: JSON.parse(text), hash: form.slice(0, hashLength), length: text.length };
}

/** One node reads what is old, the others wait for its answer. */
export function createSharedAnswers({ store, scope, staleMaxMs, lockMs }: Options): SharedAnswers {
  const prefix = `cms:${hash("sha256", scope, "base64url").slice(0, 12)}:`;
  let expiries = 0;

  async function toLoaded({ value, age }: Stored): Promise<Loaded | null> {
    try {
      return { answer: await fromBytes(value), age };
    } catch {
      // Another version of the portal wrote it otherwise.
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
    async load(request, load, { mayBeOld }) {
      const { key, retentionMs } = request;
      const name = prefix + key;
      const keepMs = retentionMs + staleMaxMs;
      for (;;) {
        const { stored, isMine: taken } = await store.readOrLock(name, keepMs, lockMs);
        const found = stored && (await toLoaded(stored));
        const freshMs = found?.answer ? retentionMs : Math.min(absenceMs, retentionMs);
        if (found && found.age < freshMs) return found;
        const isMine = taken === undefined ? await store.lock(name, lockMs) : taken;
        if (isMine === false) {
          await setTimeout(lookEveryMs);
          continue;
        }
        const expiriesBefore = expiries;
        const release = () => (isMine ? store.release(name) : undefined);
        try {
          const response = await load();
          const answer = toSharedAnswer(response);
          // Others wait for it, those who asked this node do not.
          void share(request, answer, response, () => expiries === expiriesBefore).then(release);
          return { answer, age: 0 };
        } catch (error) {
          await release();
          if (!mayBeOld || !found?.answer) throw error;
          return found;
        }
      }
    },

    async expire(change) {
      expiries += 1;
      await store.shorten(tagsTouched(change), staleMaxMs);
    },
  };
}
