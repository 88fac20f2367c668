import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test.each([
  ["an empty address of the CMS", { CMS_URL: "" }, /^Headless CMS url is not configured\.$/],
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
])("%s stops the start with one line of the log and exit code 1", async (_, settings, reason) => {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production", ...settings };
  const child = spawn(process.execPath, ["server/main.mjs"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(JSON.parse(stderr)).toEqual({
    level: 50,
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    reason: expect.stringMatching(reason),
    msg: "the portal cannot start",
  });
});
