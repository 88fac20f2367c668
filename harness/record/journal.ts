import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { redaction } from "./redaction/redaction.ts";

/** One response of the CMS after redaction. */
export const exchange = z.object({
  path: z.string(),
  query: z.record(z.string(), z.string()),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  etag: z.string().nullable(),
  /** UTC. */
  recordedAt: z.string(),
  durationMs: z.number(),
  /** Null when nothing exists there. */
  body: z.unknown(),
  redactions: z.array(redaction),
});
export type Exchange = z.output<typeof exchange>;

/** Responses of the current and the previous recording, so that an interrupted one continues where it stopped. */
export interface Journal {
  /** Returns the response to a request in this recording. */
  read(key: string): Exchange | null;
  /** Returns the response in the previous recording, for conditional requests. */
  earlier(key: string): Exchange | null;
  write(key: string, exchange: Exchange): void;
  /** Number of responses from an interrupted run. */
  readonly resumed: number;
  /** Makes this recording the previous one. */
  finish(): void;
  /** Closes its files, which the system may keep locked. */
  close(): void;
}

/** Opens the journal in a folder; `purpose` says what is recorded: an unfinished journal of another purpose is not resumed. */
export function openJournal(folder: string, purpose: string): Journal {
  mkdirSync(folder, { recursive: true });
  const [file, old] = [join(folder, "journal.ndjson"), join(folder, "earlier.ndjson")];
  const [first] = existsSync(file) ? scan(file) : [];
  const isResumed = first?.key === `start ${purpose}`;
  if (first && !isResumed) renameSync(file, old);
  const current = createLog(file);
  const earlier = existsSync(old) ? createLog(old) : null;
  if (!isResumed) current.write({ key: `start ${purpose}` });
  return {
    read: current.read,
    earlier: (key) => earlier?.read(key) ?? null,
    write: (key, value) => current.write({ key, ...value }),
    resumed: current.size - 1,
    finish() {
      renameSync(file, old);
    },
    close() {
      current.close();
      earlier?.close();
    },
  };
}

/** A file with one JSON object in each line, read by key. */
function createLog(file: string) {
  const lines = [...(existsSync(file) ? scan(file) : [])];
  const places = new Map(lines.map((line) => [line.key, line]));
  const handle = openSync(file, existsSync(file) ? "r+" : "w+");
  let isOpen = true;
  let end = lines.reduce((last, { offset, length }) => Math.max(last, offset + length + 1), 0);
  // A full disk or a crash may have left an incomplete line, which is overwritten.
  if (fstatSync(handle).size > end) ftruncateSync(handle, end);
  return {
    size: places.size,
    read(key: string): Exchange | null {
      const place = places.get(key);
      if (!place) return null;
      const bytes = Buffer.alloc(place.length);
      readSync(handle, bytes, 0, place.length, place.offset);
      return exchange.parse(JSON.parse(bytes.toString("utf8")));
    },
    write(line: { key: string }): void {
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done, bytes.length - done, end + done);
      places.set(line.key, { key: line.key, offset: end, length: bytes.length - 1 });
      end += bytes.length;
    },
    close() {
      if (isOpen) closeSync(handle);
      isOpen = false;
    },
  };
}

/** Yields the complete lines of a file. */
function* scan(file: string): Generator<{ key: string; offset: number; length: number }> {
  const bytes = statSync(file).isFile() ? readFileSync(file) : Buffer.alloc(0);
  let offset = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, offset)) {
    const [, key] =
      /^\{"key":("(?:[^"\\]|\\.)*")/.exec(bytes.toString("utf8", offset, Math.min(end, offset + 4000))) ?? [];
    if (key !== undefined) yield { key: String(JSON.parse(key)), offset, length: end - offset };
    offset = end + 1;
  }
}

/** For commands that request everything again. */
export const emptyJournal: Journal = {
  read: () => null,
  earlier: () => null,
  write() {},
  resumed: 0,
  finish() {},
  close() {},
};
