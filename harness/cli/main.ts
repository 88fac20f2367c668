/** Entry point of `portal`: data on stdout, everything else on stderr, exit codes as in exit-codes.ts. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { describeError } from "./describe-error.ts";
import { exitCodes } from "./exit-codes.ts";
import { abortOnSignals } from "./interruption.ts";
import { runCommandLine } from "./run-command-line.ts";

// Caches compiled code for a faster start; commands are loaded below.
enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));

// A closed pipe, as in `portal … | head`, is not an error.
process.stdout.on("error", (error) => {
  if (!("code" in error) || error.code !== "EPIPE") throw error;
});

// Node.js would exit with 1, which means findings.
process.on("uncaughtException", (error) => {
  const { text, code } = describeError(error);
  process.stderr.write(`${text}\n`);
  process.exit(code);
});

const signal = abortOnSignals();
const { stdout, stderr } = process;
const code = await runCommandLine(process.argv.slice(2), { stdout, stderr, signal }).catch((error: unknown) => {
  const { text, code } = describeError(error);
  if (!signal.aborted) process.stderr.write(`${text}\n`);
  return signal.aborted ? exitCodes.interrupted : code;
});
// Output is flushed; open handles, such as a connection to a browser, must not keep the process alive.
for (const stream of [stdout, stderr]) {
  await new Promise<void>((resolve) => (stream.writable ? stream.write("", () => resolve()) : resolve()));
}
process.exit(code);
