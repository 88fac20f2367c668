import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { finding } from "#checks/finding.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { machineFindings, pageFindings } from "#harness/machines/check-machines.ts";
import { command } from "#harness/machines/command.ts";
import { merged, missingOf, type Taken, wholeOf } from "#harness/machines/coverage.ts";
import { coverageTable, takenOf } from "#harness/machines/coverage-table.ts";
import { machinesPage } from "#harness/machines/machines-page.ts";
import { machines } from "#harness/machines/registry.ts";
import { toasts } from "#harness/machines/walks/toasts.ts";

const none: Taken = { edges: [], refused: [] };

async function run(...argv: string[]): Promise<{ code: number; out: string }> {
  const written: string[] = [];
  const progress = { start() {}, step() {}, end() {}, note() {} };
  const io = { out: (text: string) => void written.push(text), progress, signal: new AbortController().signal };
  const code = await command.run(readArguments(argv, command.args), io);
  return { code, out: written.join("") };
}

test("a machine is drawn as a diagram and as a table; as JSON every edge of all machines is there", async () => {
  const { code, out } = await run("toasts");
  expect(code).toBe(0);
  expect(out).toMatch(/^## toasts\n\n```mermaid\nstateDiagram-v2\n/);
  expect(out).toContain("| held | always | not isHeld | counting |  |");
  const all = JSON.parse((await run("--format", "json")).out);
  expect(Object.keys(all)).toEqual(Object.keys(machines));
  expect(all.toasts).toHaveLength(12);
});

test("what there is not cannot be asked for", async () => {
  await expect(run("toast")).rejects.toThrow(UsageError);
  await expect(run("--format", "svg")).rejects.toThrow(/mermaid, table, json/);
  await expect(run("--format", "json,table")).rejects.toThrow(UsageError);
});

test("the machines and their page are clean, and the report counts them", async () => {
  const { code, out } = await run("--check", "--reporter", "json");
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ command: "machines", findings: [], checked: { machines: 11 } });
  expect(report.checked.transitions).toBeGreaterThan(100);
});

test("every edge and every guard that nothing has taken is a finding in the machine's file, each of its own", () => {
  const findings = machineFindings("toasts", toasts, none);
  expect(findings).toHaveLength(15);
  for (const each of findings) expect(finding.parse(each)).toMatchObject({ location: { file: "machines/toasts.ts" } });
  expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(15);
  const lines = readFileSync(join(import.meta.dirname, "../../machines/toasts.ts"), "utf8").split("\n");
  const lineOf = (pointer: string) =>
    lines[(findings.find((each) => each.pointer === pointer)?.location?.line ?? 0) - 1]?.trim();
  expect(lineOf("/held/always #2")).toBe("always: [");
  expect(lineOf("/counting/after firstEnd #1")).toMatch(/^after: \{ firstEnd: /);
  const [first] = findings;
  expect(first).toMatchObject({ code: "machine.edge-not-taken", pointer: "/empty/shown #1" });
  expect(first?.message.en).toBe(
    "No test has taken the transition “shown #1” from the state empty of the machine toasts.",
  );
});

test("a page whose text around the machines is another is told as well", () => {
  expect(pageFindings(machinesPage())).toEqual([]);
  expect(pageFindings(`${machinesPage()}\nMore.`)).toHaveLength(1);
  expect(pageFindings("")).toHaveLength(Object.keys(machines).length);
});

test("what is taken in one place or another is taken; the table tells them apart", () => {
  const { machine } = toasts;
  const { edges, refused } = wholeOf(machine);
  const [half, rest] = [
    { edges: edges.slice(0, 5), refused: [] },
    { edges: edges.slice(3), refused },
  ];
  const coverage = { node: { toasts: half }, chromium: { toasts: rest } };
  expect(missingOf(machine, half).edges).toEqual(edges.slice(5));
  expect(missingOf(machine, takenOf("toasts", coverage))).toEqual(none);
  expect(merged([half, half])).toEqual(half);
  expect(coverageTable(["toasts"], coverage)[1]).toMatch(
    /^toasts +5\/12 edges, 0\/3 refusals +9\/12 edges, 3\/3 refusals +12\/12 edges, 3\/3 refusals$/,
  );
  expect(coverageTable(["toasts"], { node: {}, chromium: {} })[1]).toContain("0/12 edges, 0/3 refusals");
});
