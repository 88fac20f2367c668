import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileIdOf } from "#integrations/adapter/convert/files.ts";
import type { Adapter } from "#integrations/adapter/define-adapter.ts";
import type { Log } from "#server/http/log.ts";

interface Options {
  adapter: Pick<Adapter, "file" | "name">;
  folder: string;
  /** True for the name of a file that some record refers to. Other names are not asked for. */
  isKnown(name: string): boolean;
  log: Log;
}

const mostBytes = 100_000_000;
const timeoutMs = 60_000;

/** Brings files of the CMS's library into a folder when they are first asked for. */
export function createFileCache({ adapter, folder, isKnown, log }: Options) {
  mkdirSync(folder, { recursive: true });
  const inFlight = new Map<string, Promise<void>>();

  async function load(name: string, id: string): Promise<void> {
    const temporary = join(folder, `${name}.new`);
    try {
      const answer = await adapter.file?.(id, AbortSignal.timeout(timeoutMs));
      if (!answer?.ok || !answer.body) throw new Error(`the CMS answered ${answer?.status ?? "nothing"}`);
      await pipeline(Readable.from(answer.body), atMost(mostBytes), createWriteStream(temporary), {
        signal: AbortSignal.timeout(timeoutMs),
      });
      await rename(temporary, join(folder, name));
    } catch (error) {
      await rm(temporary, { force: true });
      log.warn({ cms: adapter.name, file: name, err: error }, "a file of the CMS cannot be read");
    }
  }

  return {
    /** Resolves when the file is in the folder or cannot be had; the log says why. */
    async prepare(name: string): Promise<void> {
      const id = fileIdOf(name);
      if (id === null || existsSync(join(folder, name)) || !isKnown(name)) return;
      const loading = inFlight.get(name) ?? load(name, id).finally(() => inFlight.delete(name));
      inFlight.set(name, loading);
      await loading;
    },
  };
}

function atMost(bytes: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > bytes) done(new Error(`more than ${bytes} bytes`));
      else done(null, chunk);
    },
  });
}
