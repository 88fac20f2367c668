import { mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDiskFull } from "./write-atomically.ts";

/** A range of a temporary file. */
export interface Extent {
  /** Descriptor of the open file, which all threads share. */
  fd: number;
  start: number;
  length: number;
}

/** Opens a temporary file for texts too large for memory; it is removed when the process exits, however that happens. */
export function openSpool(): { add(text: string): Extent } {
  const folder = mkdtempSync(join(tmpdir(), "portal-check-"));
  const fd = openSync(join(folder, "texts"), "wx+", 0o600);
  rmSync(folder, { recursive: true });
  let end = 0;
  return {
    add(text) {
      const start = end;
      const bytes = Buffer.from(text);
      try {
        for (let written = 0; written < bytes.length; )
          written += writeSync(fd, bytes, written, bytes.length - written, start + written);
      } catch (error) {
        throw isDiskFull(error) ? Object.assign(error, { path: `a temporary file in ${tmpdir()}` }) : error;
      }
      end += bytes.length;
      return { fd, start, length: bytes.length };
    },
  };
}

export function readSpooled({ fd, start, length }: Extent): string {
  const bytes = Buffer.allocUnsafe(length);
  for (let read = 0; read < length; ) {
    const count = readSync(fd, bytes, read, length - read, start + read);
    if (count === 0) throw new Error("a temporary file is shorter than what was written to it");
    read += count;
  }
  return bytes.toString();
}
