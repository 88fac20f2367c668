import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { SharedStore } from "#server/store/shared-store.ts";

/** Maximum number of remembered sessions; the least recently used is evicted. */
const maxEnded = 20_000;

const endedMessage = z.object({ endedSession: z.string() });

export type EndedSessions = ReturnType<typeof createEndedSessions>;

/**
 * Remembers sessions that were signed out on any node, because their cookies stay valid until they expire. Each node
 * keeps its own list and rewrites it to a store that lost its values.
 */
export function createEndedSessions(store: SharedStore | null, { sessionMs: keepMs }: { sessionMs: number }) {
  const ended = new LRUCache<string, true>({ max: maxEnded });
  const keyOf = (sessionId: string) => `ended:${sessionId}`;
  const write = (sessionId: string) => store?.write(keyOf(sessionId), new Uint8Array(), { keepMs });
  store?.onMessage(endedMessage, ({ endedSession }) => void ended.set(endedSession, true));
  store?.onRecovery(async () => {
    for (const sessionId of ended.keys()) await write(sessionId);
  });

  return {
    /** True for a session that this node knows to have ended. */
    isKnown: (sessionId: string) => ended.has(sessionId),

    /** True for a session that ended on any node. */
    async has(sessionId: string): Promise<boolean> {
      if (ended.has(sessionId)) return true;
      if (!store || !(await store.read(keyOf(sessionId), keepMs))) return false;
      ended.set(sessionId, true);
      return true;
    },

    async add(sessionId: string): Promise<void> {
      ended.set(sessionId, true);
      await Promise.all([write(sessionId), store?.publish({ endedSession: sessionId })]);
    },
  };
}
