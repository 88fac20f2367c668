import type { WriteStream } from "node:tty";

/** True when a stream is a terminal with colours and neither NO_COLOR nor --no-color forbids them. */
export function hasColors(stream: Pick<WriteStream, "isTTY" | "hasColors">): boolean {
  return stream.isTTY === true && stream.hasColors();
}

/** Takes effect on everything that is written later, programs that are started among it. */
export function forbidColors(): void {
  process.env["NO_COLOR"] = "1";
  delete process.env["FORCE_COLOR"];
}

/** Empties a terminal with what has been scrolled out of it. */
export const clearScreen = "\x1b[2J\x1b[3J\x1b[H";
