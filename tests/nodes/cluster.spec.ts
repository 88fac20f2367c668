import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { signIn } from "#harness/bench/signed-in-visitor.ts";

const root = join(import.meta.dirname, "../..");

test("npm run cluster prints the addresses of two nodes that share sessions, and ends everything on Ctrl-C", async () => {
  const env = { PATH: process.env["PATH"], LOG_LEVEL: "fatal" };
  const child = spawn(process.execPath, ["harness/cluster/main.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGTERM"));
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  await expect.poll(() => said, { timeout: 60_000 }).toContain("Ctrl-C ends them all.");
  const [front = "", one = "", two = ""] = said.match(/http:\/\/\S+/g) ?? [];
  const address = "/prace/minimalni-mzda";
  const pages = await Promise.all([front, one, two].map(async (url) => (await fetch(url + address)).text()));
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain("Minimální mzda");
  const jana = await signIn(front);
  await expect.poll(() => Promise.all([one, two, front].map(jana.refresh))).toEqual([200, 200, 200]);
  await jana.signOut(one);
  expect(await jana.refresh(two)).toBe(401);
  const ended = once(child, "exit");
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  for (const url of [front, one, two]) await expect(fetch(url)).rejects.toThrow();
});
