import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { smallStore, writeStore } from "./small-store.ts";

const main = fileURLToPath(new URL("../../harness/replay/main.ts", import.meta.url));

function start(...options: string[]) {
  const child = spawn(process.execPath, [main, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const ended = once(child, "close").then(([code]) => ({ code, ...said }));
  const ready = once(child.stdout, "data").then(() => /Replay CMS ready on (http:\S+)\n/.exec(said.out)?.[1] ?? "");
  return { child, ended, ready };
}

test.for(["SIGTERM", "SIGINT"] as const)("says where it is ready and ends cleanly on %s", async (signal) => {
  const { child, ended, ready } = start("--port", "0", "--fixtures", writeStore(smallStore()));
  const url = await ready;
  expect(await (await fetch(`${url}/contents?query=pridavek`)).json()).toMatchObject({ totalCount: 2 });
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0 });
});

test("a port in use is one sentence and exit code 3", async () => {
  const fixtures = writeStore(smallStore());
  const port = new URL(await start("--port", "0", "--fixtures", fixtures).ready).port;
  const { code, err } = await start("--port", port, "--fixtures", fixtures).ended;
  expect({ code, err }).toEqual({
    code: 3,
    err: `Port ${port} of 127.0.0.1 cannot be used: it is taken by another program.\n`,
  });
});

test.for([
  [["--prot", "1"], /--prot/],
  [["--port"], /--port/],
  [["--port", "x"], /--port takes a whole number from 0 to 65535, not "x"/],
  [["--port", "65536"], /"65536"/],
  [["extra"], /extra/],
  [["--fixtures", "absent-folder"], /webs\.json: expected this file to exist/],
] as const)("a wrong option is one sentence and exit code 2: %s", async ([options, reason]) => {
  const { code, out, err } = await start(...options).ended;
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(reason);
  expect(err.trim().split("\n")).toHaveLength(1);
});
