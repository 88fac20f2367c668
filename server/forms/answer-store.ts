import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { type StoredForm, storedForm } from "#schemas/forms/filling/answers.ts";
import type { Clock } from "#server/clock.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import type { createStoreEncryption } from "#server/store/store-encryption.ts";
import { readStoredJson } from "#server/store/stored-json.ts";
import { inTransaction } from "./forms-database.ts";

/** Milliseconds that answers are kept after the last one. */
export const answersMs = 24 * 3_600_000;

/** Answers of visitors, by the id in their cookie and the form. Methods reject when the answers cannot be kept. */
export interface AnswerStore {
  read(visitor: string, form: string): Promise<StoredForm | null>;
  /** Changes the stored answers and keeps them for a time; no other change happens in between. Null removes them. */
  change(
    visitor: string,
    form: string,
    change: (stored: StoredForm | null) => StoredForm | null,
    keepMs?: number,
  ): Promise<StoredForm | null>;
}

/** Readers of the database cannot tell which visitor filled in which form. */
function keyOf(visitor: string, form: string): string {
  return createHash("sha256").update(`${visitor}\n${form}`).digest("base64url");
}

interface NodeOptions {
  database: DatabaseSync;
  encryption: ReturnType<typeof createStoreEncryption>;
  clock: Clock;
}

/** Keeps answers in the database of the node. */
export function createNodeAnswers({ database, encryption, clock }: NodeOptions): AnswerStore {
  const select = database.prepare("SELECT sealed FROM answers WHERE key = ? AND until > ?");
  const upsert = database.prepare("INSERT OR REPLACE INTO answers VALUES (?, ?, ?)");
  const remove = database.prepare("DELETE FROM answers WHERE key = ?");
  const removeOld = database.prepare("DELETE FROM answers WHERE until <= ?");

  function read(key: string): StoredForm | null {
    const sealed = select.get(key, clock.now())?.["sealed"];
    const bytes = sealed instanceof Uint8Array ? encryption.open(key, Buffer.from(sealed)) : null;
    return bytes && readStoredJson(storedForm, bytes);
  }

  return {
    read: async (visitor, form) => read(keyOf(visitor, form)),
    change: async (visitor, form, change, keepMs = answersMs) => {
      const key = keyOf(visitor, form);
      return inTransaction(database, () => {
        const changed = change(read(key));
        removeOld.run(clock.now());
        if (changed === null) remove.run(key);
        else upsert.run(key, encryption.seal(key, Buffer.from(JSON.stringify(changed))), clock.now() + keepMs);
        return changed;
      });
    },
  };
}

/** Longest time in milliseconds for one change of answers in the shared store. */
const changeMs = 3000;
const pollMs = 20;

/** Keeps answers in the store that nodes share. */
export function createSharedAnswers(store: Pick<SharedStore, "patient">): AnswerStore {
  const { patient } = store;
  const unreachable = () => new Error("the shared store cannot keep the answers of a form");

  async function read(key: string): Promise<StoredForm | null> {
    const stored = await patient.read(key, answersMs);
    return stored && readStoredJson(storedForm, stored.value);
  }

  async function lock(key: string): Promise<void> {
    for (let waited = 0; waited <= changeMs; waited += pollMs) {
      const hasLock = await patient.lock(key, changeMs);
      if (hasLock) return;
      if (hasLock === null) throw unreachable();
      await setTimeout(pollMs);
    }
    throw unreachable();
  }

  return {
    read: (visitor, form) => read(`form:${keyOf(visitor, form)}`),
    change: async (visitor, form, change, keepMs = answersMs) => {
      const key = `form:${keyOf(visitor, form)}`;
      await lock(key);
      try {
        const changed = change(await read(key));
        // The store has no removal: an empty value that ends at once replaces the answers.
        const value = changed === null ? Buffer.alloc(0) : Buffer.from(JSON.stringify(changed));
        if (!(await patient.write(key, value, { keepMs: changed === null ? 1 : keepMs }))) throw unreachable();
        return changed;
      } finally {
        await patient.release(key);
      }
    },
  };
}
