import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { AttachedFile, Entry, StoredForm } from "#schemas/forms/filling/answers.ts";
import { type FileVerdict, fileKinds, maxFileSize, type SubmittedFile } from "#schemas/forms/submission.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { toFileName } from "./file-name.ts";
import { type FileStore, fileMs, partBytes } from "./file-store.ts";
import { type ScannerAddress, scanForViruses } from "./virus-scan.ts";

interface Options {
  /** Opens the store; throws when it cannot be opened. */
  openStore: () => FileStore;
  /** Null when files are not scanned. */
  scanner: ScannerAddress | null;
  clock: Clock;
  log: Log;
}

export type AttachedFiles = ReturnType<typeof createAttachedFiles>;

/** Takes files that visitors attach: kept in parts as they arrive, scanned, and removed when they are refused. */
export function createAttachedFiles({ openStore, scanner, clock, log }: Options) {
  /** Keeps the parts of a content; null when they could not be kept. */
  async function keep(id: string, content: AsyncIterable<Uint8Array>) {
    const hash = createHash("sha256");
    let [size, parts, isKept] = [0, 0, true];
    let start: Uint8Array = new Uint8Array();
    // One that is too large is read to its end: the other answers of the page follow it.
    for await (const part of inParts(content)) {
      if (size === 0) start = part.subarray(0, 16);
      size += part.length;
      if (!isKept || size > maxFileSize) continue;
      hash.update(part);
      try {
        await openStore().write(id, parts, part);
        parts += 1;
      } catch (err) {
        log.error({ err }, "an attached file cannot be kept");
        isKept = false;
      }
    }
    return { size, type: typeOf(start), hash: hash.digest("hex"), isKept };
  }

  async function verdictOn(id: string, size: number): Promise<FileVerdict> {
    if (scanner === null) return "clean";
    try {
      return await scanForViruses(scanner, partsOf(id, size));
    } catch (err) {
      log.error({ err }, "an attached file cannot be scanned; it is refused");
      return "refused";
    }
  }

  async function* partsOf(id: string, size: number): AsyncGenerator<Buffer> {
    for (let part = 0; part < partsIn(size); part++) {
      const content = await openStore().read(id, part);
      if (content === null) throw new Error("a part of an attached file is missing");
      yield content;
    }
  }

  async function read(id: string, { size }: Pick<AttachedFile, "size">): Promise<Buffer | null> {
    try {
      return await buffer(partsOf(id, size));
    } catch {
      return null;
    }
  }

  async function remove(id: string, size: number): Promise<void> {
    try {
      await openStore().remove(id, partsIn(Math.min(size, maxFileSize)));
    } catch (err) {
      log.warn({ err }, "an attached file is not removed yet");
    }
  }

  /** Keeps a content under an id, and removes it when it may not stay. Rejects when the content breaks off. */
  async function take(
    id: string,
    content: AsyncIterable<Uint8Array>,
    { field, name }: Pick<SubmittedFile, "field" | "name">,
  ): Promise<SubmittedFile> {
    const { isKept, ...kept } = await keep(id, content);
    const isRight = kept.size > 0 && kept.size <= maxFileSize && kept.type in fileKinds;
    const verdict = !isRight ? "clean" : isKept ? await verdictOn(id, kept.size) : "refused";
    if (!isRight || verdict !== "clean") await remove(id, kept.size);
    return { field, id, name: toFileName(name), ...kept, verdict };
  }

  /** Files that no answers name yet, by their id. */
  const unnamed = new Set<string>();

  return {
    read,

    /** Reads a file to its end, whatever it is. Only a clean one of a known kind and size is kept afterwards. */
    async receive(content: AsyncIterable<Uint8Array>, about: Pick<SubmittedFile, "field" | "name">) {
      const id = newId();
      unnamed.add(id);
      try {
        return await take(id, content, about);
      } catch (error) {
        unnamed.delete(id);
        await remove(id, maxFileSize);
        throw error;
      }
    },

    /** Removes those of the received files that no answers have come to name. */
    async discard(files: readonly SubmittedFile[]): Promise<void> {
      for (const { id, size } of files) if (unnamed.delete(id)) await remove(id, size);
    },

    /**
     * Replaces a photograph by one without data about place, time and device; the picture stays upright. One that cannot
     * be read comes back as an empty file.
     */
    async withoutMetadata(file: SubmittedFile): Promise<SubmittedFile> {
      if (!file.type.startsWith("image/") || file.verdict !== "clean") return file;
      const content = await read(file.id, file);
      const clean = content && (await withoutMetadata(content, file.type));
      await remove(file.id, file.size);
      return clean ? take(file.id, Readable.from([clean]), file) : { ...file, size: 0 };
    },

    /** Copies the files of a form, so that each of the two can lose its own; files that are gone are left out. */
    async copy(stored: StoredForm, keepMs: number): Promise<StoredForm> {
      const copies = new Map<string, string>();
      const files: StoredForm["files"] = {};
      for (const [id, file] of Object.entries(stored.files)) {
        const content = await read(id, file);
        if (content === null) continue;
        const copy = newId();
        for (let part = 0; part < partsIn(file.size); part++)
          await openStore().write(copy, part, content.subarray(part * partBytes, (part + 1) * partBytes), keepMs);
        copies.set(id, copy);
        files[copy] = { ...file, at: clock.now() };
      }
      return { ...stored, answers: renamedFiles(stored, copies), files };
    },

    /** Notes which files of a form are renewed by a change; `follow` does it once the change is stored. */
    renewed(stored: StoredForm): StoredForm {
      const now = clock.now();
      const isOld = ({ at }: AttachedFile) => now - at >= fileMs / 2 || at > now;
      const files = Object.entries(stored.files).map(([id, file]) => [id, isOld(file) ? { ...file, at: now } : file]);
      return { ...stored, files: Object.fromEntries(files) };
    },

    /** Removes the files that a change has left out, and keeps the others for longer. */
    async follow(before: StoredForm | null, after: StoredForm | null): Promise<void> {
      const left = after?.files ?? {};
      for (const id of Object.keys(left)) unnamed.delete(id);
      for (const [id, file] of Object.entries(before?.files ?? {})) {
        const now = left[id];
        if (now === undefined) await remove(id, file.size);
        else if (now.at !== file.at) await openStore().renew(id, partsIn(file.size));
      }
    },
  };
}

/** Most pixels of a photograph; its colours take three bytes each while it is changed. */
const maxPixels = 60_000_000;

const photographQuality = 90;

async function withoutMetadata(content: Buffer, type: string): Promise<Buffer | null> {
  const sharp = (await import("#server/images/libvips.ts")).sharpForPhotographs();
  const image = sharp(content, { limitInputPixels: maxPixels }).autoOrient();
  return (type === "image/png" ? image.png() : image.jpeg({ quality: photographQuality })).toBuffer().catch(() => null);
}

const newId = () => randomBytes(16).toString("base64url");

/** The answers with other ids for their files; those of files without one are left out. */
function renamedFiles({ answers, files }: StoredForm, ids: ReadonlyMap<string, string>): StoredForm["answers"] {
  const renamed = (value: string) => ids.get(value) ?? (Object.hasOwn(files, value) ? [] : value);
  const inEntry = (entry: Entry) =>
    Object.fromEntries(Object.entries(entry).map(([key, values]) => [key, values.flatMap(renamed)]));
  return Object.fromEntries(Object.entries(answers).map(([step, entries]) => [step, entries.map(inEntry)]));
}

const partsIn = (size: number) => Math.ceil(size / partBytes);

/** Cuts a content into parts of the same size, except the last. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of content) {
    waiting = Buffer.concat([waiting, chunk]);
    for (; waiting.length >= partBytes; waiting = waiting.subarray(partBytes)) yield waiting.subarray(0, partBytes);
  }
  if (waiting.length > 0) yield waiting;
}

/** Detects the media type by the first bytes; the name is ignored. */
function typeOf(start: Uint8Array): string {
  const hex = Buffer.from(start).toString("hex");
  const kind = Object.entries(fileKinds).find(([, { signature }]) => hex.startsWith(signature));
  return kind?.[0] ?? "application/octet-stream";
}
