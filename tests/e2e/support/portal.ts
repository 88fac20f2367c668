import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Fault } from "#embedded/replay/fault.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { settings } from "#server/config/config.ts";
import { withIndex } from "./search-index.ts";

/** The time of the fixtures: what is published later stays hidden whenever the tests run. */
const clock = { now: () => Date.parse("2026-11-20T12:00:00Z") };

export const root = join(import.meta.dirname, "../../..");

/** Unsets every setting except the CMS's address, so that a developer's .env has no effect. */
const unset = Object.fromEntries(
  Object.keys(settings.shape)
    .filter((name) => name !== "CMS_URL")
    .map((name) => [name, ""]),
);

/** Sets the portal's clock as that of the tests, when they run on another day (harness/test/at-day.ts). */
const setClock = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === "LD_PRELOAD" || name.startsWith("FAKETIME")),
);

/** On a busy machine a test's CMS may be slow, which is not a fault of the page under test. */
const patient = { CMS_TIMEOUT_MS: "20000", RENDER_DEADLINE_MS: "25000" };

export type LogLine = Record<string, unknown> & { err?: Record<string, unknown> };

/** The built portal's process with only the given settings. */
export function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, "server/main.mjs")], {
    env: { PATH: process.env["PATH"], ...setClock, ...unset, PORT: "0", SHUTDOWN_DELAY_S: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.stderr += text;
  });
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output, exited };
}

export type Portal = Awaited<ReturnType<typeof startPortal>>;

/** Contents of each portal's CMS, read once because nothing changes them. */
const fixtures = readStore(join(root, "fixtures"));

/** The built portal in front of its own CMS, which can be made to fail; resolves when it is ready. */
export async function startPortal(env: Record<string, string> = {}) {
  const requests: string[] = [];
  let fault: Fault | undefined;
  const cms = await serveReplay({ store: fixtures, clock, port: 0 });
  cms.setFault((url) => {
    requests.push(`${url.pathname}${url.search}`);
    return fault?.(url);
  });
  const { child, output, exited } = launch(withIndex({ CMS_URL: cms.url, ...patient, ...env }));
  const ready = /"Portal ready on (http:\/\/localhost:(\d+))"/;
  await Promise.race([expect.poll(() => output.stdout, { timeout: 60_000 }).toMatch(ready), exited]);
  const [, url = "", port = ""] = ready.exec(output.stdout) ?? [];
  if (!url) throw new Error(`The portal did not start: ${output.stdout}${output.stderr}`);

  return {
    url,
    cmsUrl: cms.url,
    port: Number(port),
    child,
    exited,
    /** Paths and queries that the CMS has been asked for so far. */
    requests,
    /** Sets the CMS's fault from now on; none without an argument. */
    fail(next?: Fault): void {
      fault = next;
    },
    /** The log so far, one object for each line. */
    log(): LogLine[] {
      const complete = output.stdout.split("\n").slice(0, -1);
      return complete.filter((line) => line.startsWith("{")).map((line): LogLine => JSON.parse(line));
    },
    /** Resident memory in bytes. */
    memory(): number {
      return 1024 * Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" }));
    },
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      const code = await exited;
      await cms.close();
      expect(code, output.stderr).toBe(0);
      expect(output.stderr).toBe("");
    },
  };
}
