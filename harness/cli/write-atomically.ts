import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file atomically: on a full disk or after a kill, the old file remains. */
export function writeAtomically(file: string, content: string | Uint8Array | Iterable<string>, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.partial`;
  try {
    if (typeof content === "string" || content instanceof Uint8Array) writeFileSync(temporary, content, { mode });
    else writePieces(openSync(temporary, "w", mode), content);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    // The system error does not name the file.
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

/** True when a disk is full or a quota or file size limit is reached. */
export function isDiskFull(error: unknown): error is Error & { path?: unknown } {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "EFBIG"].includes(String(error.code));
}
