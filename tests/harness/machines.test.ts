import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { diagramOf } from "#harness/machines/diagram.ts";
import { edgesOf } from "#harness/machines/edges.ts";
import { machinesPage } from "#harness/machines/machines-page.ts";
import { machines, type RegisteredMachine } from "#harness/machines/registry.ts";
import type { contentMachine } from "#machines/content.ts";
import { toastsMachine } from "#machines/toasts.ts";

const root = join(import.meta.dirname, "../..");

test("every machine is in the registry", () => {
  const entries = readdirSync(join(root, "machines"));
  const files = entries.filter((file) => file.endsWith(".ts")).map((file) => basename(file, ".ts"));
  expect(files.length).toBeGreaterThan(9);
  expect(Object.keys(machines)).toEqual(files.toSorted());
});

test("docs/machines.md is up to date; npm run machines writes it", () => {
  expect(readFileSync(join(root, "docs/machines.md"), "utf8")).toBe(machinesPage());
});

test("every delay has a name, which says why and lets a test replace it", () => {
  for (const { machine } of Object.values(machines))
    expect(edgesOf(machine).filter(({ trigger }) => /^after [\d.]+$/.test(trigger))).toEqual([]);
});

test("the compiler refuses payloads with a renamed, missing or wrong field, unknown events and other inputs", () => {
  const events: RegisteredMachine<typeof contentMachine>["events"] = [
    { type: "webLoaded", resolvedSite: {} },
    // @ts-expect-error: the field has another name
    { type: "webLoaded", entered: {} },
    // @ts-expect-error: the field is missing
    { type: "configLoaded" },
    // @ts-expect-error: the field has another type
    { type: "contentLoaded", content: { id: 1 } },
    // @ts-expect-error: there is no such event
    { type: "entered" },
  ];
  expect(events).toHaveLength(5);
  // @ts-expect-error: the input has another field
  const inputs: RegisteredMachine<typeof toastsMachine>["inputs"] = [(clock: () => number) => ({ clock })];
  expect(inputs).toHaveLength(1);
});

test("edges are named after the machine's guards, delays and actions", () => {
  const edges = edgesOf(toastsMachine);
  expect(edges).toHaveLength(12);
  expect(edges).toContainEqual({
    key: "held: always #2",
    source: ["held"],
    target: ["counting"],
    trigger: "always",
    guard: "not isHeld",
    actions: [],
    index: 1,
  });
  expect(edges).toContainEqual(expect.objectContaining({ trigger: "after firstEnd", actions: ["dropEnded"] }));
});

test("every state and every edge is in the diagram", () => {
  for (const { machine } of Object.values(machines)) {
    const diagram = diagramOf(machine);
    for (const { trigger, target } of edgesOf(machine)) {
      expect(diagram).toContain(trigger);
      if (target) expect(diagram).toContain(` as ${target.join("_")}`);
    }
  }
});
