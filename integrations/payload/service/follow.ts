import type { Clock } from "../../../server/clock.ts";
import type { Log } from "../../../server/http/log.ts";
import { changeOf, isVisible } from "./changes.ts";
import type { OutboxRow, ReadOutbox } from "./records.ts";
import type { Applied, ServedRecords } from "./served-records.ts";
import { nameOf } from "./served-records.ts";
import type { Position, Snapshot } from "./snapshot.ts";
import { reasonOf, type Teller } from "./teller.ts";

interface Options {
  readOutbox: ReadOutbox;
  served: ServedRecords;
  snapshot: Snapshot;
  teller: Teller;
  clock: Clock;
  log: Log;
}

/** Since when something has been failing, and why. */
interface Failure {
  since: string;
  reason: string;
}

export type Follower = ReturnType<typeof createFollower>;

/** Keeps the served records up to date with the outbox, persists them and notifies the portals. */
export function createFollower({ readOutbox, served, snapshot, teller, clock, log }: Options) {
  let position: Position | null = null;
  let isCaughtUp = false;
  const untold: Applied[] = [];
  const failures: { database: Failure | null; disk: Failure | null } = { database: null, disk: null };

  /** Logs the first of consecutive failures, and their end. */
  async function watch(what: keyof typeof failures, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      const failure = failures[what];
      failures[what] = null;
      if (failure) log.info({ since: failure.since }, messages[what].back);
    } catch (error) {
      const since = failures[what]?.since ?? new Date(clock.now()).toISOString();
      if (failures[what]?.reason !== reasonOf(error)) log.error({ err: error }, messages[what].failed);
      failures[what] = { since, reason: reasonOf(error) };
    }
  }

  function apply(states: readonly Omit<OutboxRow, "id" | "at">[]): Applied[] {
    return states.flatMap((state) => {
      try {
        return served.apply(state);
      } catch (error) {
        log.error({ err: error, kind: state.kind, id: state.key }, "a record cannot be served; it stays as it was");
        return [];
      }
    });
  }
  function take(applied: readonly Applied[], row: OutboxRow): void {
    for (const { after } of applied) snapshot.keep(after);
    position = { id: row.id, mark: markOf(row) };
    untold.push(...applied);
  }
  /**
   * Notifies of everything in flight when the service stopped, because it may not have been sent even if it was
   * persisted.
   */
  function tell(): void {
    const applied = untold.splice(0);
    if (position && applied.length > 0)
      teller.tell(changeOf(isCaughtUp ? applied.filter(isVisible) : applied), position);
    isCaughtUp = true;
  }

  /** Reads rows after the last known one. That one is read as well, to detect another database. */
  async function readNew(): Promise<void> {
    const known = position;
    const rows = await readOutbox(known ? known.id - 1 : 0);
    const isOther = known && (rows[0]?.id === known.id ? markOf(rows[0]) !== known.mark : rows.length === 0);
    if (isOther) return readAnew();
    const fresh = rows.filter(({ id }) => id > (known?.id ?? 0));
    const last = fresh.at(-1);
    if (!last) return tell();
    take(apply(fresh.map(toState)), last);
    return readNew();
  }

  /** Applies everything from a restored or new database and removes the rest. An empty database removes nothing. */
  async function readAnew(): Promise<void> {
    const rows: OutboxRow[] = [];
    for (let more = await readOutbox(0); more.length > 0; more = await readOutbox(rows.at(-1)?.id ?? 0))
      rows.push(...more);
    const last = rows.at(-1);
    if (!last) throw new Error("The outbox is empty, although it had records before.");
    log.warn({ records: rows.length }, "the database is another one than before; all records are read anew");
    const applied = apply(rows.map(toState));
    const names = new Set(rows.map(nameOf));
    const gone = served.names().flatMap((name) => (names.has(name) ? [] : served.remove(name)));
    take([...applied, ...gone], last);
    tell();
  }

  return {
    failures,
    /** True once everything that the database had at the start is being served. */
    get isCaughtUp() {
      return isCaughtUp;
    },
    /** Serves the persisted records. */
    start(): void {
      const { position: reached, broken } = snapshot.load((state) => void apply([state]));
      position = broken.length > 0 ? null : reached;
      if (broken.length > 0)
        log.warn({ files: broken }, "files of the snapshot cannot be read; all records are read anew");
    },
    /** Applies what has changed; never rejects. */
    async poll(): Promise<void> {
      await watch("database", readNew);
      if (!snapshot.isKept) await watch("disk", snapshot.flush);
    },
  };
}

const messages = {
  database: {
    failed: "the database cannot be read; the records known so far are served",
    back: "the database can be read again",
  },
  disk: {
    failed: "the snapshot cannot be written; a restart without the database would serve an older one",
    back: "the snapshot is written again",
  },
};

function toState({ id: _, at: __, ...state }: OutboxRow) {
  return state;
}

function markOf({ kind, key, language, at }: OutboxRow): string {
  return [kind, key, language, at].join(" ");
}
