import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "#server/clock.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import type { createStoreEncryption } from "#server/store/store-encryption.ts";

/** Size of the parts in which contents are kept, in bytes: a whole file is never in memory while it arrives. */
export const partBytes = 512 * 1024;

/** Milliseconds that a content is kept when nobody renews it. */
export const fileMs = 48 * 3_600_000;

/** Most bytes that wait in the database of one node. */
const mostBytes = 2_000_000_000;

/** Contents of attached files in numbered parts. Methods reject when they cannot be kept. */
export interface FileStore {
  write(id: string, part: number, content: Uint8Array, keepMs?: number): Promise<void>;
  /** Null when there is no such part. */
  read(id: string, part: number): Promise<Buffer | null>;
  /** Keeps a file of so many parts for its whole time again. */
  renew(id: string, parts: number): Promise<void>;
  remove(id: string, parts: number): Promise<void>;
}

/** The name under which a part is encrypted: no part can take the place of another. */
const nameOf = (id: string, part: number) => `file:${id}:${part}`;

interface NodeOptions {
  database: DatabaseSync;
  encryption: ReturnType<typeof createStoreEncryption>;
  clock: Clock;
}

/** Keeps contents in the database of the node. */
export function createNodeFiles({ database, encryption, clock }: NodeOptions): FileStore {
  const insert = database.prepare("INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)");
  const select = database.prepare("SELECT sealed FROM files WHERE id = ? AND part = ? AND until > ?");
  const renew = database.prepare("UPDATE files SET until = ? WHERE id = ?");
  const remove = database.prepare("DELETE FROM files WHERE id = ?");
  const removeOld = database.prepare("DELETE FROM files WHERE until <= ?");
  const sum = database.prepare("SELECT coalesce(sum(length(sealed)), 0) AS bytes FROM files");
  return {
    async write(id, part, content, keepMs = fileMs) {
      removeOld.run(clock.now());
      if (Number(sum.get()?.["bytes"]) > mostBytes) throw new Error("too many attached files wait on this node");
      insert.run(id, part, encryption.seal(nameOf(id, part), content), clock.now() + keepMs);
    },
    async read(id, part) {
      const sealed = select.get(id, part, clock.now())?.["sealed"];
      return sealed instanceof Uint8Array ? encryption.open(nameOf(id, part), Buffer.from(sealed)) : null;
    },
    renew: async (id) => void renew.run(clock.now() + fileMs, id),
    remove: async (id) => void remove.run(id),
  };
}

/** Keeps contents in the store that nodes share. */
export function createSharedFiles({ patient }: Pick<SharedStore, "patient">): FileStore {
  async function write(id: string, part: number, content: Uint8Array, keepMs = fileMs): Promise<void> {
    const isWritten = await patient.write(nameOf(id, part), content, { keepMs });
    if (!isWritten) throw new Error("the shared store cannot keep an attached file");
  }
  async function read(id: string, part: number): Promise<Buffer | null> {
    const { value = null } = (await patient.read(nameOf(id, part), fileMs)) ?? {};
    return value?.length ? value : null;
  }

  return {
    write,
    read,
    async renew(id, parts) {
      for (let part = 0; part < parts; part++) {
        const content = await read(id, part);
        if (content) await write(id, part, content);
      }
    },
    async remove(id, parts) {
      // The store has no removal: an empty value that ends at once replaces the content.
      for (let part = 0; part < parts; part++) await write(id, part, Buffer.alloc(0), 1);
    },
  };
}
