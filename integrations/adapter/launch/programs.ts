import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** A Node.js program; the first of its `args` is its file. */
export interface Program {
  name: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** A program that failed; the message contains the last lines of its output. */
export class ProgramFailed extends Error {
  override name = "ProgramFailed";
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export type Programs = ReturnType<typeof createPrograms>;

const mostLines = 30;

/**
 * Runs programs, writes their output to log files in a folder, and stops those still running, killing them after a
 * timeout.
 */
export function createPrograms(logFolder: string, endWithinMs = 10_000) {
  const running = new Map<ChildProcess, Promise<number>>();
  const unexpected = Promise.withResolvers<never>();
  unexpected.promise.catch(() => {});
  let isStopping = false;

  function launch({ name, args, cwd, env }: Program, onText: (text: string) => void = () => {}) {
    mkdirSync(logFolder, { recursive: true });
    const file = createWriteStream(join(logFolder, `${name}.log`));
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let last: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        file.write(text);
        last = [...last, ...text.split("\n").filter(Boolean)].slice(-mostLines);
        onText(text);
      });
    const ended = new Promise<number>((resolve, reject) => {
      child.once("error", reject).once("close", (code) => {
        running.delete(child);
        file.end();
        resolve(code ?? 1);
      });
    });
    running.set(child, ended);
    return { ended, tell: (what: string) => [`${name} ${what}:`, ...last].join("\n") };
  }

  return {
    /** Runs a program to completion; rejects with ProgramFailed when it fails. */
    async run(program: Program, onText?: (text: string) => void): Promise<void> {
      const { ended, tell } = launch(program, onText);
      const exitCode = await ended;
      if (exitCode === 0) return;
      // Do not repeat output that has already been shown.
      throw new ProgramFailed(onText ? `${program.name} failed.` : tell("failed"), exitCode);
    },
    /** Starts a long-running program; resolves when its output matches `ready`. */
    async start(program: Program, ready: RegExp): Promise<void> {
      let text = "";
      const isReady = Promise.withResolvers<void>();
      const { ended, tell } = launch(program, (part) => {
        text = (text + part).slice(-10_000);
        if (ready.test(text)) isReady.resolve();
      });
      void ended.then(() => {
        if (isStopping) return isReady.resolve();
        const failure = new ProgramFailed(tell("ended"));
        isReady.reject(failure);
        unexpected.reject(failure);
      });
      await isReady.promise;
    },
    /** Rejects with ProgramFailed when a started program exits unexpectedly. */
    failed: unexpected.promise,
    /** Stops all running programs. */
    async stop(): Promise<void> {
      isStopping = true;
      // The last one first: it may need those before it to end well.
      for (const child of [...running.keys()].toReversed()) child.kill("SIGTERM");
      const late = setTimeout(endWithinMs, "late", { ref: false });
      if ((await Promise.race([Promise.all(running.values()), late])) === "late")
        for (const child of running.keys()) child.kill("SIGKILL");
      await Promise.all(running.values());
    },
  };
}
