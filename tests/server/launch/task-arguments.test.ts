import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const secret = "a secret of more than thirty-two characters";

function run(program: readonly string[]) {
  const { PATH = "" } = process.env;
  const env = { PATH, PORT: "0", PREVIEW_SECRET: secret, LOG_LEVEL: "silent" };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    env,
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, stdout, lines: stderr.trimEnd().split("\n") };
}

const launch = "server/launch/launch.mjs";
const cluster = "harness/cluster/main.ts";

test.each([
  [[launch, "start", "--port", "80"], /^Unknown option '--port'\. Usage: npm start, /],
  [["server/main.mjs", "--port=80"], /^Unknown option '--port'\. Usage: npm start, /],
  [[launch, "start", "quickly"], /^Unexpected argument 'quickly'\..* Usage: npm start, /],
  [[launch, "dev", "--open"], /^Unknown option '--open'\. Usage: npm run dev, /],
  [[launch, "build", "--watch"], /^Unknown option '--watch'\. Usage: npm run build, /],
  [[launch, "preview-token", "--", "--help"], /^Unexpected argument '--help'\..* Usage: npm run preview-token /],
  [[launch, "preview-token", "--hours"], /^Option '--hours <value>' argument missing\. Usage: /],
  [[launch, "preview-token", "--hours", "99"], /^--hours: expected a whole number from 1 to \d+, got 99$/],
  [["renderer/build/package.ts", "one", "two"], /^One folder is expected, not one two\. Usage: npm run package /],
  [["renderer/build/package.ts", "--to", "folder"], /^Unknown option '--to'\. Usage: npm run package /],
  [["harness/bench/main.ts", "--quick"], /^Unknown option '--quick'\. Usage: npm run bench /],
  [[cluster, "--nodes", "3"], /^Unknown option '--nodes'\. Usage: npm run cluster /],
  [[cluster, "--port"], /^Option '--port <value>' argument missing\. Usage: npm run cluster /],
  [[cluster, "--port", "abc"], /^--port takes a whole number from 0 to 65535, not "abc"\.$/],
])("%j is answered by one line with the usage, and exit code 2", (program, message) => {
  const { status, stdout, lines } = run(program);
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(stdout).toBe("");
  expect(status).toBe(2);
});

test.each([
  [[launch, "start", "--help"], "npm start"],
  [[launch, "dev", "--help"], "npm run dev"],
  [[launch, "build", "--help"], "npm run build"],
  [[launch, "preview-token", "--help"], "npm run preview-token"],
  [["renderer/build/package.ts", "--help"], "npm run package"],
  [["harness/bench/main.ts", "--help"], "npm run bench"],
  [[cluster, "--help"], "npm run cluster"],
])("%j prints the usage and starts nothing", (program, command) => {
  const { status, stdout } = run(program);
  expect(stdout.split("\n")).toEqual([expect.stringContaining(`Usage: ${command}`), ""]);
  expect(status).toBe(0);
});
