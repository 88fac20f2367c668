import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { SharedStore } from "#server/store/shared-store.ts";
import { readStoredJson } from "#server/store/stored-json.ts";

/** Maximum number of remembered ends; the least recently used is evicted. */
const maxEnded = 20_000;

/** The time of an end that ends all sessions with the key, whenever they started. */
const always = Number.MAX_SAFE_INTEGER;
const never = -1;

/** Nodes of an earlier version write no time. */
const endedMessage = z.object({ endedSession: z.string(), at: z.number().default(always) });
const endedValue = z.object({ at: z.number() });

/** A session that may have ended. */
interface Session {
  sessionId: string;
  /** Names by which the provider can end it. */
  names: readonly string[];
  /** Milliseconds. */
  startedAt: number;
}

export type EndedSessions = ReturnType<typeof createEndedSessions>;

/**
 * Remembers sessions that were signed out on any node, because their cookies stay valid until they expire. Each node
 * keeps its own list and rewrites it to a store that lost its values.
 */
export function createEndedSessions(store: SharedStore | null, { sessionMs: keepMs }: { sessionMs: number }) {
  /** Times of ends in milliseconds, by key. */
  const ended = new LRUCache<string, number>({ max: maxEnded });
  const storeKeyOf = (key: string) => `ended:${key}`;
  const write = (key: string, at: number) =>
    store?.write(storeKeyOf(key), Buffer.from(JSON.stringify({ at })), { keepMs });
  store?.onMessage(endedMessage, ({ endedSession, at }) => remember(endedSession, at));
  store?.onRecovery(async () => {
    for (const [key, at] of ended) await write(key, at);
  });

  /** A later end of the same name ends more sessions. */
  function remember(key: string, at: number): void {
    ended.set(key, Math.max(at, ended.get(key) ?? never));
  }

  function keysOf({ sessionId, names }: Pick<Session, "sessionId" | "names">): string[] {
    return [sessionId, ...names.map(keyOfName)];
  }

  async function add(key: string, at: number): Promise<void> {
    remember(key, at);
    await Promise.all([write(key, at), store?.publish({ endedSession: key, at })]);
  }

  async function readEnd(key: string): Promise<number> {
    const found = await store?.read(storeKeyOf(key), keepMs);
    if (!found) return never;
    const { at } = readStoredJson(endedValue, found.value) ?? { at: always };
    remember(key, at);
    return at;
  }

  /** True for a session that this node knows to have ended. */
  function isKnown(session: Session): boolean {
    return keysOf(session).some((key) => (ended.get(key) ?? never) >= session.startedAt);
  }

  return {
    isKnown,

    /** True for a session that ended on any node. */
    async has(session: Session): Promise<boolean> {
      if (isKnown(session)) return true;
      if (!store) return false;
      const ends = await Promise.all(keysOf(session).map(readEnd));
      return ends.some((at) => at >= session.startedAt);
    },

    end: ({ sessionId }: Pick<Session, "sessionId">) => add(sessionId, always),

    /** Ends the sessions with a name of the provider: those that started until `at`, in milliseconds, or all. */
    endNamed: (name: string, at: number = always) => add(keyOfName(name), at),
  };
}

function keyOfName(name: string): string {
  return hash("sha256", name, "base64url");
}
