import { z } from "zod";
import { readOrLock, type ValueStore } from "./shared-store.ts";
import { backgroundMs, type ValkeyAccess } from "./valkey-access.ts";

/** Maximum number of values per command. */
const mostAtOnce = 500;

/** Lifetime of tags; longer than that of the values they name. */
const tagsKeepMs = 7 * 24 * 3600_000;

/** Replies of the store. A reply of another type is a failure of the store, like no reply. */
const replies = {
  value: z.instanceof(Buffer).nullable(),
  values: z.array(z.instanceof(Buffer).nullable()),
  keys: z.array(z.instanceof(Buffer)),
  number: z.number(),
  lock: z.literal("OK").nullable(),
};

/** Shared values with their locks and tags. */
export function createValkeyValues({ client, keysOf, keyOf, seal, open, reads, writes }: ValkeyAccess): ValueStore {
  const tagOf = (tag: string) => keyOf(`tag:${tag}`);
  const tagsOf = (tag: string) => keysOf(`tag:${tag}`);
  const lockOf = (key: string) => keyOf(`${key}:lock`);
  const membersOf = async (tag: string) => replies.keys.parse(await client.sMembers(tag)).map(String);

  const store: ValueStore = {
    readOrLock: (key, keepMs, forMs) => readOrLock(store, key, keepMs, forMs),
    async read(key, keepMs) {
      const keys = keysOf(key);
      const found = await reads.attempt(() =>
        Promise.all(
          keys.map((own) =>
            Promise.all([own, client.get(own).then(replies.value.parse), client.pTTL(own).then(replies.number.parse)]),
          ),
        ),
      );
      const values = (found?.result ?? []).flatMap(([own, sealed, left]) => {
        const value = sealed && open(own, sealed);
        return value && left >= 0 ? [{ value, age: Math.max(0, keepMs - left) }] : [];
      });
      return values.toSorted((a, b) => a.age - b.age)[0] ?? null;
    },
    async write(key, value, { keepMs, tags = [] }) {
      const own = keyOf(key);
      const written = await writes.attempt(
        () => {
          const many = client.multi().set(own, seal(own, value), { expiration: { type: "PX", value: keepMs } });
          for (const tag of tags) many.sAdd(tagOf(tag), own).pExpire(tagOf(tag), tagsKeepMs);
          return many.exec();
        },
        Math.max(backgroundMs, writes.budgetMs),
      );
      return written !== null;
    },
    async lock(key, forMs) {
      const expiration = { type: "PX", value: forMs } as const;
      const locked = await writes.attempt(() =>
        client.set(lockOf(key), "", { expiration, condition: "NX" }).then(replies.lock.parse),
      );
      return locked && locked.result !== null;
    },
    async release(key) {
      await writes.attempt(() => client.unlink(lockOf(key)));
    },
    async readTagged(tag) {
      const values: Buffer[] = [];
      for (const own of tagsOf(tag)) {
        const keys = (await reads.attempt(() => membersOf(own), backgroundMs))?.result ?? [];
        for (let from = 0; from < keys.length; from += mostAtOnce) {
          const some = keys.slice(from, from + mostAtOnce);
          const found = await reads.attempt(() => client.mGet(some).then(replies.values.parse), backgroundMs);
          if (!found) return values;
          const gone = some.filter((_, index) => found.result[index] === null);
          if (gone.length > 0) await writes.attempt(() => client.sRem(own, gone), backgroundMs);
          values.push(...some.flatMap((key, index) => open(key, found.result[index] ?? Buffer.alloc(0)) ?? []));
        }
      }
      return values;
    },
    async shorten(tags, leftMs) {
      const found = await reads.attempt(() => Promise.all(tags.flatMap(tagsOf).map(membersOf)), backgroundMs);
      const keys = [...new Set((found?.result ?? []).flat())];
      // PEXPIRE has a condition only from Redis 7 on.
      const shortenOne = async (key: string) =>
        replies.number.parse(await client.pTTL(key)) > leftMs && (await client.pExpire(key, leftMs));
      const done = await writes.attempt(() => Promise.all(keys.map(shortenOne)), backgroundMs);
      return (done?.result ?? []).filter((each) => each === 1).length;
    },
  };
  return store;
}
