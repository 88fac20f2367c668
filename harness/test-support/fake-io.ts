import type { Io } from "#harness/cli/command.ts";

/** Input and output of a command run by a test: what it writes, and its progress notes. */
export function fakeIo(signal = new AbortController().signal) {
  const written: string[] = [];
  const notes: string[] = [];
  const warnings: string[] = [];
  const progress = { start() {}, step() {}, end() {}, note: (line: string) => void notes.push(line) };
  const io: Io = { out: (text) => void written.push(text), progress, warn: (line) => void warnings.push(line), signal };
  return { io, notes, warnings, out: () => written.join("") };
}
