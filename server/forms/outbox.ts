import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import type { createStoreEncryption } from "#server/store/store-encryption.ts";
import { readStoredJson } from "#server/store/stored-json.ts";
import { events } from "#server/telemetry/events.ts";
import { inTransaction } from "./forms-database.ts";
import type { Attachment, Sink } from "./sinks/sink.ts";
import { type Submission, submission } from "./submission.ts";

/** Milliseconds before the next attempt: doubled from the first to the longest, and the attempts until it is given up. */
const pauses = { first: 5000, longest: 3_600_000, attempts: 40 } as const;

/** Milliseconds that one attempt may take; afterwards another process may try. */
const attemptMs = 60_000;

/** Submissions of a channel in one round. */
const dueAtOnce = 20;

type Row = Record<string, unknown>;

interface Options {
  database: DatabaseSync;
  encryption: ReturnType<typeof createStoreEncryption>;
  sinkOf: (channel: string) => Sink | null;
  clock: Clock;
  log: Log;
}

interface Addition {
  channel: string;
  keptDays: number;
  content: Submission;
  /** Contents of the submission's files, in their order. */
  files: readonly Uint8Array[];
}

/**
 * Submissions that wait for their delivery: each is delivered at least once, and deleted only after the recipient has
 * it. One that cannot be delivered for days is kept and reported, never dropped.
 */
export function createOutbox({ database, encryption, sinkOf, clock, log }: Options) {
  const insert = database.prepare(
    "INSERT OR IGNORE INTO outbox (submission, channel, reference, sealed, keep_ms, created_at, next_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const insertFile = database.prepare("INSERT INTO outbox_files VALUES (?, ?, ?)");
  const selectFile = database.prepare("SELECT sealed FROM outbox_files WHERE submission = ? AND number = ?");
  // A time beyond the longest pause is from before the clock was set back.
  const due = database.prepare(
    `SELECT * FROM (
      SELECT *, row_number() OVER (PARTITION BY channel ORDER BY next_at) AS place FROM outbox WHERE next_at <= ? OR next_at > ?
    ) WHERE place <= ? ORDER BY place`,
  );
  const claim = database.prepare(
    "UPDATE outbox SET next_at = ?, attempts = attempts + 1 WHERE submission = ? AND next_at = ?",
  );
  const deliver = database.prepare("UPDATE outbox SET next_at = NULL, delivered_at = ? WHERE submission = ?");
  const postpone = database.prepare("UPDATE outbox SET next_at = ? WHERE submission = ?");
  const removeOld = database.prepare("DELETE FROM outbox WHERE delivered_at + keep_ms <= ?");
  const count = database.prepare(
    "SELECT count(*) FILTER (WHERE next_at IS NOT NULL) AS waiting, count(*) FILTER (WHERE next_at IS NULL AND delivered_at IS NULL) AS dead FROM outbox",
  );

  /** Returns whether the submission was delivered. */
  async function attempt(row: Row): Promise<boolean> {
    const { submission: id, channel, reference, attempts } = row;
    const [name, channelName] = [String(id), String(channel)];
    const about = { channel: channelName, reference: String(reference) };
    const content = read(name, row["sealed"]);
    try {
      const sink = sinkOf(channelName);
      if (!content) throw new Error("it cannot be decrypted; expected the AUTH_SECRET with which it was sent");
      if (!sink) throw new Error("FORM_CHANNELS has no such channel");
      await sink({ submission: content, attachments: attachmentsOf(name, content) });
      deliver.run(clock.now(), name);
      log.info(about, "submission delivered");
      return true;
    } catch (err) {
      const isGivenUp = Number(attempts) + 1 >= pauses.attempts;
      const pause = Math.min(pauses.first * 2 ** Number(attempts), pauses.longest);
      postpone.run(isGivenUp ? null : clock.now() + pause, name);
      if (isGivenUp) log.error({ ...about, err }, "submission given up; it stays in the outbox");
      else log.warn({ ...about, err, retryMs: pause }, "submission not delivered yet");
      return false;
    }
  }

  /** Delivers what is due in a channel. After a failure the others wait for the next round: their recipient is the same. */
  async function deliverInTurn(rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      const { changes } = claim.run(clock.now() + attemptMs, String(row["submission"]), Number(row["next_at"]));
      // Another process of the node was faster.
      if (changes === 1 && !(await attempt(row))) return;
    }
  }

  /** Deliveries by channel, until they end. */
  const underway = new Map<string, Promise<void>>();

  async function deliverChannel(channel: string, rows: readonly Row[]): Promise<void> {
    try {
      await deliverInTurn(rows);
      removeOld.run(clock.now());
      report();
    } finally {
      underway.delete(channel);
    }
  }

  function read(name: string, sealed: unknown): Submission | null {
    const bytes = sealed instanceof Uint8Array ? encryption.open(name, Buffer.from(sealed)) : null;
    return bytes && readStoredJson(submission, bytes);
  }

  /** The files of a submission; each is read when the recipient gets it. */
  function attachmentsOf(id: string, { files }: Submission): Attachment[] {
    return files.map(({ name, type, size }, number) => ({
      name,
      type,
      size,
      async read() {
        const sealed = selectFile.get(id, number)?.["sealed"];
        const content = sealed instanceof Uint8Array ? encryption.open(`${id}:${number}`, Buffer.from(sealed)) : null;
        if (!content) throw new Error("an attached file cannot be decrypted");
        return content;
      },
    }));
  }

  function report(): void {
    const { waiting, dead } = count.get() ?? {};
    events.outboxChanged.publish({ waiting: Number(waiting), dead: Number(dead) });
  }

  return {
    /** Stores a submission to deliver; the same one again changes nothing. Throws when the disk does not have it. */
    add(id: string, { channel, keptDays, content, files }: Addition): void {
      const now = clock.now();
      const sealed = encryption.seal(id, Buffer.from(JSON.stringify(content)));
      inTransaction(database, () => {
        const { changes } = insert.run(id, channel, content.reference, sealed, keptDays * 86_400_000, now, now);
        if (changes === 0) return;
        for (const [number, file] of files.entries())
          insertFile.run(id, number, encryption.seal(`${id}:${number}`, file));
      });
      report();
    },

    /**
     * Delivers what is due, and deletes what was delivered long enough ago. Channels do not wait for each other; one that
     * is being delivered is left alone. Resolves when all deliveries have ended, those of earlier calls too.
     */
    async deliverDue(): Promise<void> {
      removeOld.run(clock.now());
      const now = clock.now();
      const rows = due.all(now, now + pauses.longest, dueAtOnce);
      for (const [channel, own] of Map.groupBy(rows, (row) => String(row["channel"])))
        if (!underway.has(channel)) underway.set(channel, deliverChannel(channel, own));
      report();
      await Promise.all(underway.values());
    },
  };
}
