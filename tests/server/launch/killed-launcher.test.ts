import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { patience } from "../../patience.ts";

const root = join(import.meta.dirname, "../../..");

test("a server ends when its launcher is killed", async () => {
  const child = spawn(process.execPath, ["server/launch/launch.mjs", "replay", "--port", "0"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const group = String(child.pid);
  onTestFinished(() => void spawnSync("kill", ["-KILL", "--", `-${group}`]));
  await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
  const running = () => spawnSync("ps", ["-o", "args=", "-g", group], { encoding: "utf8" }).stdout.trim();
  child.kill("SIGKILL");
  await expect.poll(running, patience).toBe("");
});
