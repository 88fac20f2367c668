import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { recordKinds } from "./records.ts";
import { isGone, nameOf, type RecordState } from "./served-records.ts";

const position = z.object({
  id: z.number().int(),
  /** Tells the row apart from one with the same id in another database. */
  mark: z.string(),
});

/** Position in the outbox up to which portals have received the changes. */
export type Position = z.output<typeof position>;

const record = z.looseObject({ id: z.union([z.string(), z.number()]) });
const state = z.object({
  kind: z.enum(recordKinds),
  key: z.string(),
  language: z.string().nullable(),
  published: record.nullable(),
  draft: record.nullable(),
});

interface Loaded {
  /** Null when the outbox must be read from the beginning. */
  position: Position | null;
  /** Files that could not be read. */
  broken: string[];
}

export type Snapshot = ReturnType<typeof createSnapshot>;

/**
 * Persists records in a folder, one file each, so that they can be served while the database is unavailable. Files are
 * written to a temporary name and renamed; the position is written after the records up to it.
 */
export function createSnapshot(folder: string) {
  const pending = new Map<string, RecordState>();
  let reached: Position | null = null;
  const records = join(folder, "records");
  const positionFile = join(folder, "position.json");

  async function write(file: string, value: unknown): Promise<void> {
    await writeFile(`${file}${temporary}`, JSON.stringify(value));
    await rename(`${file}${temporary}`, file);
  }
  async function writeState(name: string, each: RecordState): Promise<void> {
    const file = join(records, `${name}.json`);
    await (isGone(each) ? rm(file, { force: true }) : write(file, each));
    // A newer state may have arrived in the meantime.
    if (pending.get(name) === each) pending.delete(name);
  }
  async function flush(): Promise<void> {
    while (pending.size > 0) {
      const some = [...pending].slice(0, atOnce);
      await Promise.all(some.map(([name, each]) => writeState(name, each)));
    }
    const at = reached;
    if (at === null) return;
    await write(positionFile, at);
    if (reached === at) reached = null;
  }

  return {
    /** Reads the persisted records one by one; throws when the folder cannot be used. */
    load(take: (state: RecordState) => void): Loaded {
      mkdirSync(records, { recursive: true });
      const loaded: Loaded = { position: readPosition(positionFile), broken: [] };
      for (const file of readdirSync(records)) {
        if (file.endsWith(temporary)) rmSync(join(records, file), { recursive: true });
        if (!file.endsWith(".json")) continue;
        const read = readState(join(records, file));
        if (read && `${nameOf(read)}.json` === file) take(read);
        else loaded.broken.push(file);
      }
      return loaded.broken.length > 0 ? { ...loaded, position: null } : loaded;
    },
    /** Marks a state to be persisted. */
    add: (each: RecordState) => void pending.set(nameOf(each), each),
    /** Records that portals have received all changes up to a position. */
    setPosition: (at: Position) => {
      reached = at;
    },
    get isWritten() {
      return pending.size === 0 && reached === null;
    },
    /** Writes everything pending; rejects when writing fails, and the rest is written next time. */
    flush,
  };
}

const temporary = ".new";
/** Number of files written in parallel. */
const atOnce = 64;

/** Null for a file that does not belong to the snapshot; the records are validated when they are served. */
function readState(file: string): RecordState | null {
  try {
    const json = JSON.parse(readFileSync(file, "utf8"));
    return state.safeParse(json).success ? json : null;
  } catch {
    return null;
  }
}

function readPosition(file: string): Position | null {
  try {
    return position.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
