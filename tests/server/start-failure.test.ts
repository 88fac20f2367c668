import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Starts a program of the portal that exits by itself. */
async function run(program: readonly string[], settings: Record<string, string> = {}) {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production", ...settings };
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  return { status, stdout, line: JSON.parse(stderr) };
}

const lineWith = (reason: RegExp) => ({
  level: 50,
  time: expect.stringMatching(/^\d{4}-.*Z$/),
  reason: expect.stringMatching(reason),
  msg: "portal cannot start",
});

test.each([
  ["an empty address of the CMS", { CMS_URL: "" }, /^CMS_URL: Headless CMS url is not configured\./],
  [
    "an address of the CMS with credentials in it",
    { CMS_URL: "https://editor:hunter2@cms.example.org/api" },
    /^CMS_URL: expected [^\n]+ without query and credentials \(CMS_HEADERS is for those\)$/,
  ],
  [
    "two mistakes",
    { PORT: "abc", LOG_LEVEL: "loud" },
    /^PORT: .+, got "abc"\nLOG_LEVEL: expected one of .+, got "loud"$/,
  ],
  [
    "a missing file of streets",
    { MAP_PMTILES: "maps/none.pmtiles" },
    /^MAP_PMTILES: .*maps\/none\.pmtiles: the file cannot be read \(ENOENT\); expected a PMTiles file \(version 3\)/,
  ],
  [
    "a public host with the embedded accounts",
    { ALLOWED_HOSTS: "localhost,www.example.org" },
    /^SECURITY_PROVIDER_URL: expected .* embedded for a demonstration, .* www\.example\.org /,
  ],
])("%s stops the start with one line of the log and exit code 1", async (_, settings, reason) => {
  expect(await run(["server/main.mjs"], settings)).toEqual({ status: 1, stdout: "", line: lineWith(reason) });
});

test("an outdated Node.js is reported in one line of the log with the required version, with exit code 3", async () => {
  const older = "Object.defineProperty(process, 'versions', { value: { node: '20.19.5' } })";
  const program = ["--import", `data:text/javascript,${older}`, "server/main.mjs"];
  const line = lineWith(/^The portal needs Node\.js 24 or newer; this is v[\d.]+\.$/);
  expect(await run(program)).toEqual({ status: 3, stdout: "", line });
});
