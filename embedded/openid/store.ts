import { LRUCache } from "lru-cache";
import type { AdapterFactory, AdapterPayload } from "oidc-provider";

/**
 * Sessions, grants and tokens of a running provider, in memory; the least recently used are evicted. The package checks
 * expiry itself.
 */
export function createStore() {
  const models = new Map<string, LRUCache<string, AdapterPayload>>();

  function modelOf(name: string): LRUCache<string, AdapterPayload> {
    const known = models.get(name) ?? new LRUCache<string, AdapterPayload>({ max: 10_000 });
    models.set(name, known);
    return known;
  }

  const adapter: AdapterFactory = (name) => {
    const records = modelOf(name);
    const find = (isMeant: (record: AdapterPayload) => boolean) => [...records.values()].find(isMeant);
    return {
      upsert: async (id, record) => void records.set(id, record),
      find: async (id) => records.get(id),
      findByUid: async (uid) => find((record) => record.uid === uid),
      findByUserCode: async (code) => find((record) => record.userCode === code),
      consume: async (id) => {
        const record = records.get(id);
        if (record) records.set(id, { ...record, consumed: true });
      },
      destroy: async (id) => void records.delete(id),
      revokeByGrantId: async (grantId) => {
        for (const [id, record] of records) if (record.grantId === grantId) records.delete(id);
      },
    };
  };

  return {
    adapter,
    /** Ids of the sessions of an account. */
    sessionsOf: (subject: string) =>
      [...modelOf("Session")].filter(([, { accountId }]) => accountId === subject).map(([id]) => id),
  };
}
