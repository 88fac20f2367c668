import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file whole or not at all: with a full disk, or a program that is ended, what was there before stays. */
export function writeWhole(file: string, content: string | Uint8Array | Iterable<string>, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.partial`;
  try {
    if (typeof content === "string" || content instanceof Uint8Array) writeFileSync(temporary, content, { mode });
    else writePieces(openSync(temporary, "w", mode), content);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    // The system does not say which file it has no room for.
    throw isDiskFull(error) ? Object.assign(error, { path: file }) : error;
  }
}

function writePieces(fd: number, pieces: Iterable<string>): void {
  try {
    for (const piece of pieces) writeFileSync(fd, piece);
  } finally {
    closeSync(fd);
  }
}

/** True when a disk, a quota or the size that a file may have left no room. */
export function isDiskFull(error: unknown): error is Error & { path?: unknown } {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "EFBIG"].includes(String(error.code));
}
