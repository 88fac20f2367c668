import { join } from "node:path";
import { expect, test } from "vitest";
import { command } from "#harness/all-checks/command.ts";
import { mergeReports } from "#harness/all-checks/merge.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { runCommandLine } from "#harness/cli/run-command-line.ts";
import { type Report, report } from "#harness/report/report.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { goodStore } from "./check/checked.ts";

async function run(...argv: string[]) {
  const { io, out, warnings } = fakeIo();
  const code = await command.run(readArguments(argv, command.args), io);
  return { code, warnings, report: report.parse(JSON.parse(out())) };
}

/** Returns the options for a store with two content items. */
function twoPages(): string[] {
  const settings = `export default ${JSON.stringify({ fixtures: goodStore() })};`;
  return ["--config", join(temporaryFolder({ "two-pages.mjs": settings }), "two-pages.mjs")];
}

test("selected checks are written as one report", async () => {
  const whole = await run("check", ...twoPages(), "--reporter", "json", "--severity", "warning");
  expect(whole).toMatchObject({ code: 0, report: { command: "test", threshold: "warning", isPartial: false } });
  expect(whole.report.checked.contents).toBe(2);
});

test("a check that cannot run reports why; the others are reported, and the run fails", async () => {
  const { code, warnings, report } = await run(
    "visual",
    "check",
    ...twoPages(),
    "--against",
    "no-such-commit",
    "--reporter",
    "json",
  );
  expect(code).toBe(2);
  expect(warnings).toContainEqual(expect.stringMatching(/^visual could not run: .*no-such-commit/));
  expect(report.isPartial).toBe(true);
  expect(report.checked.contents).toBe(2);
});

test("a silent run also reports why a check cannot run", async () => {
  const written: string[] = [];
  const take = (list: string[]) => ({ write: (text: unknown) => list.push(String(text)) > 0, isTTY: false });
  const signal = new AbortController().signal;
  const words = ["test", "visual", "--against", "no-such-commit", "--silent"];
  const stderr = { ...take(written), hasColors: () => false };
  expect(await runCommandLine(words, { stdout: take([]), stderr, signal })).toBe(2);
  expect(written.join("")).toMatch(/^visual could not run: There is no commit "no-such-commit" in .*\n$/);
});

test("an unknown check is a usage error that names the checks", async () => {
  await expect(run("cheque")).rejects.toThrow(UsageError);
  await expect(run("cheque")).rejects.toThrow(/check, aria, a11y or visual/);
});

test("counts are added up except stories, findings are concatenated, and a waiver is reported once", () => {
  const waiver = {
    source: "fixtures",
    content: "1 cs",
    fingerprint: "f",
    code: "c",
    reason: "it is being mended",
    owner: "o",
    expires: "2020-01-01",
  };
  const one: Report = {
    format: 1,
    tool: { name: "portal", version: "1" },
    command: "check",
    sources: ["fixtures"],
    checked: { stories: 2, variants: 4, contents: 5 },
    findings: [],
    accepted: [],
    waivers: { expired: [waiver], unused: [] },
    threshold: "error",
    isPartial: false,
  };
  const two = { ...one, checked: { stories: 3, variants: 6 }, isPartial: true };
  expect(mergeReports([one, two], { threshold: "warning", isPartial: false })).toMatchObject({
    // Both checks look at the same stories.
    checked: { stories: 3, variants: 10, contents: 5 },
    waivers: { expired: [waiver] },
    isPartial: true,
  });
});
