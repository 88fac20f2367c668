import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { command } from "#harness/check/command.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { runOnChanges } from "#harness/cli/watch.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { patience } from "../../patience.ts";
import { contentFile, goodRecord, goodStore } from "../check/checked.ts";
import { runPortal } from "../run-portal.ts";

/**
 * Watches paths in a folder; `runs` counts the runs, and the current one ends when something changes or it is stopped.
 */
function start(folder: string, paths: readonly string[], { isEndless = false, written = [] as string[] } = {}) {
  const controller = new AbortController();
  const runs: AbortSignal[] = [];
  const run = async (signal: AbortSignal) => {
    runs.push(signal);
    if (isEndless) await new Promise((done) => signal.addEventListener("abort", done));
  };
  const ended = runOnChanges({
    run,
    paths: paths.map((path) => join(folder, path)),
    written,
    signal: controller.signal,
  });
  onTestFinished(() => controller.abort());
  const count = (number: number) => vi.waitFor(() => expect(runs.length).toBe(number), patience);
  return { runs, count, controller, ended };
}

test("runs at once and again after each change of a file or folder, until it is stopped", async () => {
  const folder = temporaryFolder({ "in/deep/a.json": 1, "one.json": 1, "other.json": 1 });
  const { count, controller, ended } = start(folder, ["in", "one.json", "absent"]);
  await count(1);
  writeFileSync(join(folder, "in/deep/a.json"), "2");
  await count(2);
  writeFileSync(join(folder, "new.json"), "2");
  renameSync(join(folder, "new.json"), join(folder, "one.json"));
  await count(3);
  mkdirSync(join(folder, "in/new"));
  await count(4);
  rmSync(join(folder, "in/deep/a.json"));
  await count(5);
  controller.abort();
  await ended;
});

test("a change aborts the current run; files written by a run and files next to a watched one are ignored", async () => {
  const folder = temporaryFolder({ "in/a.json": 1, "one.json": 1 });
  const written = [join(folder, "in/report.json")];
  const { runs, count } = start(folder, ["in", "one.json"], { isEndless: true, written });
  await count(1);
  writeFileSync(join(folder, "in/report.json"), "{}");
  writeFileSync(join(folder, "beside.json"), "{}");
  writeFileSync(join(folder, "in/a.json"), "2");
  await count(2);
  expect(runs.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("check --watch reports again after a change, survives a failed run, and exits with 0 on SIGINT", async () => {
  const folder = goodStore();
  const config = join(temporaryFolder({ "portal.config.ts": "export default {};" }), "portal.config.ts");
  const options = ["--level", "0", "--fixtures", folder, "--config", config, "--reporter", "ndjson"];
  const { child, output, ended } = runPortal(["check", "--watch", ...options]);
  /**
   * Waits for all of these lines in later output. Several runs may print them, because the project's sources are
   * watched too.
   */
  const says = async (out: RegExp, err: RegExp) => {
    await vi.waitFor(() => {
      expect(output.err).toMatch(err);
      expect(output.out).toMatch(out);
    }, patience);
    expect(output.out).not.toContain("\u001b[2J");
    output.out = "";
    output.err = "";
  };
  await says(/^\{"kind":"summary"/, /Waiting for changes; press Ctrl-C to stop\./);
  const faulty = goodRecord("101", "porodne", { data: { obsah: 5 } });
  writeFileSync(join(folder, contentFile("porodne")), JSON.stringify(faulty));
  await says(/"kind":"finding"/, /Waiting for changes/);
  writeFileSync(config, "export default { language: 5 };");
  await says(/^/, /language.*Waiting for changes/s);
  writeFileSync(config, "export default {};");
  await says(/"kind":"finding"/, /Waiting for changes/);
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ code: 0, signal: null });
}, 120_000);

test.each([["--stdin"], ["--live"], ["--cms-url", "http://127.0.0.1:9"]])("--watch with %s is rejected", (...args) => {
  expect(() => command.watches?.(readArguments(["--watch", ...args], command.args))).toThrow(
    /^--watch applies to files/,
  );
});
