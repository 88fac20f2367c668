import { toWireLanguage } from "#embedded/replay/languages.ts";
import type { Adapter, Entry, Reference } from "#integrations/adapter/define-adapter.ts";
import type { Page } from "#integrations/adapter/mapping/source.ts";
import { reasonOf } from "#integrations/adapter/service/notifier.ts";
import { nameOf } from "#integrations/adapter/service/served-records.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import type { Clock } from "#server/clock.ts";
import { withTimeout } from "#server/deadline.ts";
import type { Log } from "#server/http/log.ts";
import type { FindPage, Problem } from "./content-versions.ts";
import { type EntryStates, entryStates } from "./entry-states.ts";
import type { OutboxFile } from "./outbox-file.ts";

export interface ReaderOptions {
  adapter: Adapter;
  outbox: OutboxFile;
  clock: Clock;
  log: Log;
  /** Longest wait for the next record. */
  idleMs?: number;
  /** How long most records have to be missing before they count as deleted. */
  absenceMs?: number;
}

const mostEntries = 200_000;
/** Content items that are read again at the end, because a page that they lead to was not known yet. */
const mostLater = 10_000;
/** Fewer missing records count as deleted at once. */
const fewRecords = 10;

export type RecordReader = ReturnType<typeof createRecordReader>;

/** Reads records of a CMS into the outbox. What cannot be read or served stays as it was. */
export function createRecordReader(options: ReaderOptions) {
  const { adapter, outbox, clock, log, idleMs = 60_000, absenceMs = 600_000 } = options;
  const reported = new Map<string, string>();
  let missingSince: number | null = null;

  function findPage(id: string, language: Parameters<FindPage>[1]): Page | null {
    const versions = outbox.versionsOf("content", id).filter(({ published, draft }) => published ?? draft);
    const own = versions.find((version) => version.language === toWireLanguage(language)) ?? versions[0];
    return toPage(own?.published ?? own?.draft);
  }

  /** Logs the problems of a record when they change. */
  function report({ type, id }: Reference, problems: readonly Problem[]): void {
    const [key, text] = [`${type} ${id}`, JSON.stringify(problems)];
    if ((reported.get(key) ?? "[]") === text) return;
    if (reported.size >= mostLater) reported.clear();
    reported.set(key, text);
    for (const problem of problems.slice(0, 20))
      log.warn({ cms: adapter.name, type, id, ...problem }, "a value of the CMS cannot be used");
  }

  const now = () => new Date(clock.now()).toISOString();

  /** Converts an entry. `later` takes it when a page that it leads to is not known yet. Null for one that is no record. */
  function convert(entry: Entry, later: Entry[] | null): EntryStates | null {
    let isUnresolved = false;
    const find: FindPage = (id, language) => {
      const page = findPage(id, language);
      isUnresolved ||= page === null;
      return page;
    };
    const publishedNow = (key: string, language: string) =>
      outbox.versionsOf("content", key).find((version) => version.language === language)?.published ?? null;
    try {
      const read = entryStates(entry, { contents: adapter.contents, find, publishedNow });
      if (isUnresolved && later && later.length < mostLater) later.push(entry);
      else report(read.origin, read.problems);
      return read;
    } catch (error) {
      const { id = "", type = "", kind = type } = isRecord(entry) ? entry : {};
      report({ type: String(kind), id: String(id) }, [{ language: null, place: "", reason: reasonOf(error) }]);
      return null;
    }
  }

  /** Writes the records of an entry, and returns those from before. */
  function write({ kind, key, origin, states }: EntryStates) {
    const before = outbox.versionsOf(kind, key).filter(({ published, draft }) => published ?? draft);
    const written = states.filter((state) => outbox.save(state, origin, now()));
    return { before, isChanged: written.length > 0 };
  }

  /** Returns the names of the records of an entry, and of those that stay as they were. */
  function take(entry: Entry, later: Entry[] | null): string[] {
    const read = convert(entry, later);
    if (read === null) {
      const id = isRecord(entry) ? String(entry["id"] ?? "") : "";
      return outbox.versionsOf("content", id).map(({ language }) => nameOf({ kind: "content", key: id, language }));
    }
    const { kind, key, states, isPartial } = read;
    const { before } = write(read);
    const languages = [...states, ...(isPartial ? before : [])].map(({ language }) => language);
    return languages.map((language) => nameOf({ kind, key, language }));
  }

  function remove(gone: Iterable<ReturnType<OutboxFile["existing"]> extends Iterable<infer Key> ? Key : never>): void {
    for (const { origin, ...key } of gone) outbox.save({ ...key, published: null, draft: null }, origin, now());
  }

  /** Removes what a whole reading did not bring. Most records missing at once are more likely a fault of the CMS. */
  function removeMissing(seen: ReadonlySet<string>): void {
    const all = [...outbox.existing()];
    const gone = all.filter((key) => !seen.has(nameOf(key)));
    const isDoubtful = gone.length > fewRecords && gone.length * 2 > all.length;
    missingSince = isDoubtful ? (missingSince ?? clock.now()) : null;
    if (missingSince === null || clock.now() - missingSince >= absenceMs) remove(gone);
    else log.warn({ missing: gone.length, of: all.length }, "most records are missing in the CMS; they are served on");
  }

  return {
    /** Reads all records. Throws when the CMS cannot be read to the end; then nothing counts as deleted. */
    async readAll(signal: AbortSignal): Promise<void> {
      const seen = new Set<string>();
      const later: Entry[] = [];
      let count = 0;
      for await (const entry of inTime(adapter.records(signal), idleMs)) {
        count += 1;
        if (count > mostEntries) throw new Error(`The CMS has more than ${mostEntries} records.`);
        for (const name of take(entry, later)) seen.add(name);
      }
      if (seen.size === 0) throw new Error("The CMS has no records that can be served.");
      for (const entry of later) take(entry, null);
      removeMissing(seen);
    },
    /** Reads one record; returns true when pages that lead to it have to be read again. */
    async readOne(reference: Reference, signal: AbortSignal): Promise<boolean> {
      const ask = async () => (await adapter.record?.(reference, signal)) ?? null;
      const entry = await withTimeout(idleMs, ask, () => Promise.reject(new Error(lateAnswer)));
      if (entry === null) {
        const gone = [...outbox.existing()].filter(
          ({ origin }) => origin.type === reference.type && origin.id === reference.id,
        );
        remove(gone);
        return gone.length > 0;
      }
      const read = convert(entry, null);
      if (read === null) return false;
      const { kind, key, origin, states, isPartial } = read;
      const { before: had, isChanged } = write(read);
      const gone = isPartial ? [] : had.filter(({ language }) => !states.some((state) => state.language === language));
      remove(gone.map(({ language }) => ({ kind, key, language, origin })));
      const looks = (records: readonly { published: unknown; draft: unknown }[]) =>
        JSON.stringify(records.map(({ published, draft }) => toPage(published ?? draft)));
      return gone.length > 0 || (isChanged && looks(had) !== looks(outbox.versionsOf(kind, key)));
    },
  };
}

const lateAnswer = "The CMS did not answer in time.";

/** Yields what an iteration brings; throws when the next item does not come in time. */
async function* inTime<Item>(items: AsyncIterable<Item>, ms: number): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    while (true) {
      const late = () => Promise.reject<IteratorResult<Item>>(new Error(lateAnswer));
      const next = await withTimeout(ms, () => iterator.next(), late);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // An iteration that hangs is not waited for.
    void iterator.return?.().catch(() => {});
  }
}

function toPage(record: unknown): Page | null {
  const page = pageReference.safeParse(record).data;
  return page ? { name: page.name ?? "", friendlyURLs: page.friendlyURLs, web: { id: String(page.web.id) } } : null;
}
