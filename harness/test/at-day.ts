/**
 * Runs a Node.js program with the system clock of its processes set to noon of a day:
 * `node harness/test/at-day.ts 2027-02-28 vitest/vitest.mjs run`. The program is a file of the project or in
 * node_modules.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { systemClock } from "#portal/clock.ts";

const [day = "", program = "", ...args] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
const own = join(root, program);
const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");
if (library === undefined) throw new Error("libfaketime is not installed");
const seconds = Math.round((Date.parse(`${day}T12:00:00Z`) - systemClock.now()) / 1000);
const { status } = spawnSync(process.execPath, [existsSync(own) ? own : join(root, "node_modules", program), ...args], {
  stdio: "inherit",
  env: {
    ...process.env,
    // Samples are enough: random sequences do not read the clock.
    PORTAL_EXHAUSTIVE: "",
    LD_PRELOAD: library,
    // An offset, so that the clock goes on and all processes agree.
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}`,
    // Timers wait by the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  },
});
process.exit(status ?? 1);
