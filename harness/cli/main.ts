/** The command `portal`: data on stdout, all else on stderr, an exit code of exit-codes.ts. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { describe } from "./describe.ts";
import { exitCodes } from "./exit-codes.ts";
import { abortOnSignals } from "./interruption.ts";
import { runCommandLine } from "./run-command-line.ts";

// Commands are loaded below: what was compiled once is read the next time, for a faster start.
enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));

// A reader that has seen enough, as in `portal … | head`, is no error.
process.stdout.on("error", (error) => {
  if (!("code" in error) || error.code !== "EPIPE") throw error;
});

// Node.js would end with 1, which means findings.
process.on("uncaughtException", (error) => {
  const { text, code } = describe(error);
  process.stderr.write(`${text}\n`);
  process.exit(code);
});

const signal = abortOnSignals();
const { stdout, stderr } = process;
const code = await runCommandLine(process.argv.slice(2), { stdout, stderr, signal }).catch((error: unknown) => {
  const { text, code } = describe(error);
  if (!signal.aborted) process.stderr.write(`${text}\n`);
  return signal.aborted ? exitCodes.interrupted : code;
});
// Output is flushed; anything still open, such as a browser's connection, must not keep the program running.
for (const stream of [stdout, stderr]) {
  await new Promise<void>((resolve) => (stream.writable ? stream.write("", () => resolve()) : resolve()));
}
process.exit(code);
