import type { WriteStream } from "node:tty";

/** Whether colours are seen on a stream: on a terminal, unless NO_COLOR or --no-color forbids them. */
export function hasColors(stream: Pick<WriteStream, "isTTY" | "hasColors">): boolean {
  return stream.isTTY === true && stream.hasColors();
}

/** Takes effect on everything that is written later, programs that are started among it. */
export function forbidColors(): void {
  process.env["NO_COLOR"] = "1";
  delete process.env["FORCE_COLOR"];
}
