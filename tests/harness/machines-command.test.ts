import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { finding } from "#checks/finding.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { coverageLine, machineFindings, pageFindings } from "#harness/machines/check-machines.ts";
import { command } from "#harness/machines/command.ts";
import type { Coverage } from "#harness/machines/coverage.ts";
import { explore } from "#harness/machines/explore.ts";
import { machinesPage } from "#harness/machines/machines-page.ts";
import { machines } from "#harness/machines/registry.ts";
import { readProduct } from "#harness/machines/sent-events.ts";
import { fakeIo } from "./fake-io.ts";

const none: Coverage = { edges: new Set(), refused: new Set() };
const toasts = machines["toasts"] ?? expect.fail("There is no machine toasts.");

async function run(...argv: string[]): Promise<{ code: number; out: string }> {
  const { io, out } = fakeIo();
  const code = await command.run(readArguments(argv, command.args), io);
  return { code, out: out() };
}

test("a machine is drawn as a diagram and as a table; the JSON contains every edge of all machines", async () => {
  const { code, out } = await run("toasts");
  expect(code).toBe(0);
  expect(out).toMatch(/^## toasts\n\n```mermaid\nstateDiagram-v2\n/);
  expect(out).toContain("| held | always | not isHeld | counting |  |");
  const all = JSON.parse((await run("--format", "json")).out);
  expect(Object.keys(all)).toEqual(Object.keys(machines));
  expect(all.toasts).toHaveLength(12);
});

test("an unknown machine or format is a usage error", async () => {
  await expect(run("toast")).rejects.toThrow(UsageError);
  await expect(run("--format", "svg")).rejects.toThrow(/mermaid, table, json/);
  await expect(run("--format", "json,table")).rejects.toThrow(UsageError);
});

test("the machines and their page have no findings, and the report counts them", async () => {
  const { code, out } = await run("--check", "--reporter", "json");
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(report).toMatchObject({
    command: "machines",
    findings: [],
    checked: { machines: Object.keys(machines).length },
  });
  expect(report.checked.transitions).toBeGreaterThan(80);
});

test("every edge and guard not covered by a path is a separate finding in the machine's file", () => {
  const findings = machineFindings("toasts", toasts, { product: readProduct(), coverage: none });
  expect(findings).toHaveLength(15);
  for (const each of findings) expect(finding.parse(each)).toMatchObject({ location: { file: "machines/toasts.ts" } });
  expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(15);
  const lines = readFileSync(join(import.meta.dirname, "../../machines/toasts.ts"), "utf8").split("\n");
  const lineOf = (pointer: string) =>
    lines[(findings.find((each) => each.pointer === pointer)?.location?.line ?? 0) - 1]?.trim();
  expect(lineOf("/held/always #2")).toBe("always: [");
  expect(lineOf("/counting/after firstEnd #1")).toMatch(/^after: \{ firstEnd: /);
  const [first] = findings;
  expect(first).toMatchObject({ code: "machine.edge-not-covered", pointer: "/empty/shown #1" });
  expect(first?.message.en).toBe(
    "No generated path covers the transition “shown #1” from the state empty of the machine toasts.",
  );
});

test("a page with an outdated introduction is reported too", () => {
  expect(pageFindings(machinesPage())).toEqual([]);
  expect(pageFindings(`${machinesPage()}\nMore.`)).toHaveLength(1);
  expect(pageFindings("")).toHaveLength(Object.keys(machines).length);
});

test("one line counts the covered edges and refusals of a machine", () => {
  expect(coverageLine("toasts", toasts, explore(toasts))).toBe("toasts: 12/12 edges, 3/3 refusals");
  expect(coverageLine("toasts", toasts, none)).toBe("toasts: 0/12 edges, 0/3 refusals");
});

test("a machine with an unsent event and an unreachable state fails the command", () => {
  const product = new Map(
    [...readProduct()].map(([path, text]) => [
      path,
      path.startsWith("machines/") ? text : text.replaceAll('type: "paused"', ""),
    ]),
  );
  const findings = machineFindings("toasts", toasts, { product, coverage: null });
  expect(findings.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
    ["machine.state-unreachable", "error", "/held"],
    ["machine.event-not-sent", "error", "/paused"],
  ]);
  expect(findings[1]?.message.en).toBe("The event “paused” of the machine toasts is sent by no product code.");
});
