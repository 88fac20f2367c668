import { describeError } from "#harness/cli/describe-error.ts";
import { runCommandLine } from "#harness/cli/run-command-line.ts";

/** Runs a command line of `portal` within this process; returns its exit code and what it wrote. */
export async function runHere(...argv: string[]) {
  const output = { out: "", err: "" };
  const writer = (name: keyof typeof output) => ({
    isTTY: false,
    hasColors: () => false,
    write: (text: string | Uint8Array) => {
      output[name] += text;
      return true;
    },
  });
  const io = { stdout: writer("out"), stderr: writer("err"), signal: new AbortController().signal };
  const { code, text } = await runCommandLine(argv, io).then((code) => ({ code, text: "" }), describeError);
  return { ...output, code, err: `${output.err}${text}` };
}
