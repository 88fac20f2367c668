import type { ValueStore } from "#server/store/shared-store.ts";

/** A store in memory whose ages follow the clock of a test. Writes take effect at once. */
export function aSharedStore(now: () => number): ValueStore {
  const values = new Map<string, { value: Buffer; at: number }>();
  const read: ValueStore["read"] = async (key, keepMs) => {
    const found = values.get(key);
    const age = found ? now() - found.at : 0;
    return found && age <= keepMs ? { value: found.value, age } : null;
  };
  return {
    read,
    async write(key, value) {
      values.set(key, { value: Buffer.from(value), at: now() });
      return true;
    },
    lock: async () => true,
    release: async () => {},
    async readOrLock(key, keepMs) {
      const stored = await read(key, keepMs);
      return stored ? { isStored: true, stored } : { isStored: false, hasLock: true };
    },
    readTagged: async () => [],
    shorten: async () => 0,
  };
}
