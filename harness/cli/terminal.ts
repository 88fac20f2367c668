import type { WriteStream } from "node:tty";

/** True when a stream is a terminal with colours and neither NO_COLOR nor --no-color forbids them. */
export function hasColors(stream: Pick<WriteStream, "isTTY" | "hasColors">): boolean {
  return stream.isTTY === true && stream.hasColors();
}

/** Disables colours for all later output, including child processes. */
export function disableColors(): void {
  process.env["NO_COLOR"] = "1";
  delete process.env["FORCE_COLOR"];
}

/** Clears a terminal and its scrollback. */
export const clearScreen = "\x1b[2J\x1b[3J\x1b[H";
