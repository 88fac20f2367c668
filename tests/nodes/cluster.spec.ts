import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { signIn } from "./signed-in-visitor.ts";

const root = join(import.meta.dirname, "../..");

/** Runs the command as a terminal does: in a process group of its own, with a temporary folder of its own. */
function startCommand(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "portal-cluster-test-"));
  const child = spawn(process.execPath, ["harness/cluster/main.ts", ...args], {
    cwd: root,
    env: { PATH: process.env["PATH"], LOG_LEVEL: "fatal", TMPDIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (written += chunk));
  const group = child.pid ?? Number.NaN;
  const signalGroup = (signal: NodeJS.Signals) => spawnSync("kill", [`-${signal.slice(3)}`, "--", `-${group}`]);
  onTestFinished(() => {
    signalGroup("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    child,
    output: () => written,
    signalGroup,
    /** Processes of its group that still run, and files that it left behind. */
    left: () => ({
      processes: spawnSync("ps", ["-o", "args=", "-g", String(group)], { encoding: "utf8" }).stdout.trim(),
      files: readdirSync(folder),
    }),
  };
}

test("npm run cluster prints the addresses of two nodes that share sessions, and stops everything on Ctrl-C", async () => {
  const { child, output } = startCommand();
  await expect.poll(output, { timeout: 60_000 }).toContain("Press Ctrl-C to stop.");
  const urls = [...output().matchAll(/(?:ready on|node \d) +(\S+)/g)].map(([, url = ""]) => url);
  const [front = "", one = "", two = ""] = urls;
  const address = "/prace/minimalni-mzda";
  const pages = () => Promise.all([front, one, two].map(async (url) => (await fetch(url + address)).text()));
  // Cold nodes on a busy machine may show the page without its search field for some seconds.
  await expect.poll(async () => new Set(await pages()).size, { timeout: 30_000 }).toBe(1);
  expect((await pages())[0]).toContain("Minimální mzda");
  const jana = await signIn(front);
  await expect.poll(() => Promise.all([one, two, front].map(jana.refresh))).toEqual([200, 200, 200]);
  await jana.signOut(one);
  expect(await jana.refresh(two)).toBe(401);
  const ended = once(child, "exit");
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  for (const url of [front, one, two]) await expect(fetch(url)).rejects.toThrow();
});

// A terminal sends the signal to the servers, too.
test.each(["SIGINT", "SIGHUP"] as const)(
  "%s while npm run cluster starts stops everything without printing a stack",
  async (signal) => {
    const { child, output, signalGroup, left } = startCommand();
    await expect.poll(output, { timeout: 60_000 }).toContain("Starting");
    const ended = once(child, "exit");
    signalGroup(signal);
    expect(await ended).toEqual([130, null]);
    expect(output()).not.toMatch(/^\s+at /m);
    expect(left()).toEqual({ processes: "", files: [] });
  },
);

test("closing the terminal stops the cluster", async () => {
  const { child, output, signalGroup, left } = startCommand();
  await expect.poll(output, { timeout: 60_000 }).toContain("Press Ctrl-C to stop.");
  const ended = once(child, "exit");
  signalGroup("SIGHUP");
  expect(await ended).toEqual([0, null]);
  expect(left()).toEqual({ processes: "", files: [] });
});

test("a port in use is reported before anything starts", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const { child, output, left } = startCommand("--port", port);
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(output()).toBe(`Port ${port} is in use; choose another one with --port.\n`);
  expect(left()).toEqual({ processes: "", files: [] });
});

test("killing npm run cluster ends its servers and removes their files", async () => {
  const { child, output, left } = startCommand();
  await expect.poll(output, { timeout: 60_000 }).toContain("Press Ctrl-C to stop.");
  child.kill("SIGKILL");
  await expect.poll(left, { timeout: 30_000 }).toEqual({ processes: "", files: [] });
});
