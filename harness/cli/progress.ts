import { styleText } from "node:util";
import type { Progress } from "./command.ts";
import { hasColors } from "./terminal.ts";

/** What a command writes to. */
export type Terminal = Pick<NodeJS.WriteStream, "write" | "isTTY" | "hasColors">;

const width = 24;
const clearLine = "\r\x1b[2K";

/** Reports nothing. */
export const silentProgress: Progress = { start() {}, step() {}, end() {}, note() {} };

/** Creates a progress bar on a terminal; elsewhere, a line per tenth of the work. */
export function createProgress(stream: Terminal): Progress {
  return stream.isTTY ? createBar(stream) : createLines(stream);
}

function createBar(stream: Terminal): Progress {
  let bar = "";
  const steps = createSteps((label, done, total) => {
    const filled = Math.round((done / total) * width);
    const drawn = "█".repeat(filled);
    const colored = hasColors(stream) ? styleText("cyan", drawn, { validateStream: false }) : drawn;
    bar = `${label} ${colored}${"░".repeat(width - filled)} ${done}/${total}`;
    stream.write(clearLine + bar);
  }, 100);
  return {
    ...steps,
    end() {
      if (bar !== "") stream.write(clearLine);
      bar = "";
      steps.end();
    },
    note: (line) => void stream.write(bar === "" ? `${line}\n` : `${clearLine}${line}\n${bar}`),
  };
}

function createLines(stream: Terminal): Progress {
  const steps = createSteps(
    (label, done, total) => stream.write(`${label}: ${Math.floor((done / total) * 100)} % (${done} of ${total})\n`),
    10,
  );
  return { ...steps, note: (line) => void stream.write(`${line}\n`) };
}

/** Splits the work into `parts` equal parts and calls `show` after each. */
function createSteps(show: (label: string, done: number, total: number) => void, parts: number) {
  let label = "";
  let total = 0;
  let done = 0;
  let shown = -1;
  function update(): void {
    const part = Math.floor((done / total) * parts);
    if (total <= 0 || part === shown) return;
    shown = part;
    show(label, done, total);
  }
  return {
    start(of: string, number: number): void {
      [label, total, done, shown] = [of, number, 0, -1];
      update();
    },
    step(by = 1): void {
      done = Math.min(done + by, total);
      update();
    },
    end(): void {
      total = 0;
    },
  };
}
