import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { changeOf, isVisible } from "./changes.ts";
import { type Notifier, reasonOf } from "./notifier.ts";
import type { OutboxRow, ReadOutbox } from "./records.ts";
import type { Applied, RecordState, ServedRecords } from "./served-records.ts";
import { nameOf } from "./served-records.ts";
import type { Position, Snapshot } from "./snapshot.ts";

interface Options {
  readOutbox: ReadOutbox;
  served: ServedRecords;
  snapshot: Snapshot;
  notifier: Notifier;
  clock: Clock;
  log: Log;
}

/** Since when something has been failing, and why. */
interface Failure {
  since: string;
  reason: string;
}

/** Keeps the served records up to date with the outbox, persists them and notifies the portals. */
export class Follower {
  readonly failures: { database: Failure | null; disk: Failure | null } = { database: null, disk: null };
  readonly #options: Options;
  readonly #unsent: Applied[] = [];
  #position: Position | null = null;
  #isCaughtUp = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** True once everything that the database had at the start is being served. */
  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  /** Serves the persisted records. */
  start(): void {
    const { snapshot, log } = this.#options;
    const { position, broken } = snapshot.load((state) => void this.#apply([state]));
    this.#position = broken.length > 0 ? null : position;
    if (broken.length > 0)
      log.warn({ files: broken }, "files of the snapshot cannot be read; all records are read anew");
  }

  /** Applies what has changed; never rejects. */
  async poll(): Promise<void> {
    const { snapshot } = this.#options;
    await this.#watch("database", () => this.#readNew());
    if (!snapshot.isWritten) await this.#watch("disk", snapshot.flush);
  }

  /** Logs the first of consecutive failures, and their end. */
  async #watch(what: keyof typeof messages, work: () => Promise<void>): Promise<void> {
    const { log, clock } = this.#options;
    try {
      await work();
      const failure = this.failures[what];
      this.failures[what] = null;
      if (failure) log.info({ since: failure.since }, messages[what].back);
    } catch (error) {
      const since = this.failures[what]?.since ?? new Date(clock.now()).toISOString();
      if (this.failures[what]?.reason !== reasonOf(error)) log.error({ err: error }, messages[what].failed);
      this.failures[what] = { since, reason: reasonOf(error) };
    }
  }

  #apply(states: readonly RecordState[]): Applied[] {
    const { served, log } = this.#options;
    return states.flatMap((state) => {
      try {
        return served.apply(state);
      } catch (error) {
        log.error({ err: error, kind: state.kind, id: state.key }, "a record cannot be served; it stays as it was");
        return [];
      }
    });
  }

  #take(applied: readonly Applied[], row: OutboxRow): void {
    for (const { after } of applied) this.#options.snapshot.add(after);
    this.#position = { id: row.id, mark: markOf(row) };
    this.#unsent.push(...applied);
  }

  /**
   * Notifies of everything in flight when the service stopped, because it may not have been sent even if it was
   * persisted.
   */
  #notify(): void {
    const applied = this.#unsent.splice(0);
    if (this.#position && applied.length > 0)
      this.#options.notifier.notify(changeOf(this.#isCaughtUp ? applied.filter(isVisible) : applied), this.#position);
    this.#isCaughtUp = true;
  }

  /** Reads rows after the last one. That one is read as well, to detect another database. */
  async #readNew(): Promise<void> {
    const last = this.#position;
    const rows = await this.#options.readOutbox(last ? last.id - 1 : 0);
    const isOther = last && (rows[0]?.id === last.id ? markOf(rows[0]) !== last.mark : rows.length === 0);
    if (isOther) return this.#readAnew();
    const fresh = rows.filter(({ id }) => id > (last?.id ?? 0));
    const newest = fresh.at(-1);
    if (!newest) return this.#notify();
    this.#take(this.#apply(fresh.map(toState)), newest);
    return this.#readNew();
  }

  /** Applies everything from a restored or new database and removes the rest. An empty database removes nothing. */
  async #readAnew(): Promise<void> {
    const { readOutbox, served, log } = this.#options;
    const rows: OutboxRow[] = [];
    for (let more = await readOutbox(0); more.length > 0; more = await readOutbox(rows.at(-1)?.id ?? 0))
      rows.push(...more);
    const last = rows.at(-1);
    if (!last) throw new Error("The outbox is empty, although it had records before.");
    log.warn({ records: rows.length }, "the database is another one than before; all records are read anew");
    const applied = this.#apply(rows.map(toState));
    const names = new Set(rows.map(nameOf));
    const gone = served.names().flatMap((name) => (names.has(name) ? [] : served.remove(name)));
    this.#take([...applied, ...gone], last);
    this.#notify();
  }
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
