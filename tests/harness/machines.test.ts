import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { type AnyStateMachine, createActor, type EventObject, type InspectionEvent } from "xstate";
import { createCoverage, missingOf, wholeOf } from "#harness/machines/coverage.ts";
import { diagramOf } from "#harness/machines/diagram.ts";
import { edgesOf } from "#harness/machines/edges.ts";
import { machinesPage, readMachinesPage } from "#harness/machines/machines-page.ts";
import { machines } from "#harness/machines/registry.ts";
import { takeWalk } from "#harness/machines/walk.ts";
import { navigationMenuMachine } from "#machines/navigation-menu.ts";
import { toastsMachine } from "#machines/toasts.ts";

test("every machine is in the registry", () => {
  const files = readdirSync(join(import.meta.dirname, "../../machines")).map((file) => basename(file, ".ts"));
  expect(files.length).toBeGreaterThan(9);
  expect(Object.keys(machines)).toEqual(files.toSorted());
});

test("the page of the machines is what their code gives: write it anew with npm run machines", () => {
  expect(readMachinesPage()).toBe(machinesPage());
});

test.each(Object.entries(machines))("%s: its walks take every edge and hear every guard say no", async (_, walked) => {
  const { machine, walks } = walked;
  const coverage = createCoverage();
  expect(missingOf(machine, coverage.taken())).toEqual(wholeOf(machine));
  for (const walk of walks) await takeWalk(machine, walk, coverage);
  expect(missingOf(machine, coverage.taken())).toEqual({ edges: [], refused: [] });
});

test("a walk that leaves an edge out is told apart from one that does not", async () => {
  for (const { machine, walks } of Object.values(machines).filter(({ walks }) => walks.length > 1)) {
    const coverage = createCoverage();
    for (const walk of walks.slice(1)) await takeWalk(machine, walk, coverage);
    const { edges, refused } = missingOf(machine, coverage.taken());
    expect(edges.length + refused.length).toBeGreaterThan(0);
  }
});

test("XState still says which transitions a microstep takes", () => {
  const events: InspectionEvent[] = [];
  const actor = createActor(navigationMenuMachine, { inspect: (event) => events.push(event) }).start();
  actor.send({ type: "sectionTriggered", section: 1 });
  const steps = events.filter((event) => event.type === "@xstate.microstep");
  expect(
    steps.flatMap(({ _transitions }) => _transitions.map(({ eventType, source }) => [source.key, eventType])),
  ).toEqual([["closed", "sectionTriggered"]]);
});

test("what is not taken is missing: another candidate, another region, a guard that says no", () => {
  const coverage = createCoverage();
  const actor = createActor(navigationMenuMachine, { inspect: coverage.inspect }).start();
  actor.send({ type: "sectionTriggered", section: 1 });
  actor.send({ type: "sectionTriggered", section: 2 });
  actor.send({ type: "menuTriggered" });
  const missing = missingOf(navigationMenuMachine, coverage.taken()).edges;
  expect(missing).toContain("submenu.open: sectionTriggered #1");
  expect(missing).not.toContain("submenu.open: sectionTriggered #2");
  expect(missing).toContain("menu.open: menuTriggered #1");
  expect(missing).toHaveLength(edgesOf(navigationMenuMachine).length - 4);
});

test("XState still lets guards be heard: each no is told, with and without parameters, combined or not", () => {
  const heard = (machine: AnyStateMachine, events: readonly EventObject[]) => {
    const coverage = createCoverage();
    const watched = machine.provide({});
    coverage.watch(watched);
    const actor = createActor(watched, { input: { now: () => 0 }, inspect: coverage.inspect }).start();
    for (const event of events) actor.send(event);
    actor.stop();
    return coverage.taken();
  };
  const section = { type: "sectionTriggered", section: 1 };
  const menu = heard(navigationMenuMachine, [{ type: "menuTriggered" }, section, { type: "escapePressed" }]);
  expect(menu.refused).toEqual(["menu.open: escapePressed #1"]);
  expect(heard(navigationMenuMachine, [section, { ...section, section: 2 }]).refused).toEqual([
    "submenu.open: sectionTriggered #1",
  ]);
  expect(heard(navigationMenuMachine, [section, section]).refused).toEqual([]);
  const toast = { type: "shown", toast: { severity: "info", text: "a", lang: "cs" } };
  const paused = { type: "paused", by: "focus" };
  const toasts = heard(toastsMachine, [toast, paused]);
  expect(toasts.refused).toEqual(["counting: always #1", "held: always #1", "held: always #2"]);
});

test("edges have the names that the machine gives its guards, delays and actions", () => {
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

test("every state and every edge stands in the diagram", () => {
  for (const { machine } of Object.values(machines)) {
    const diagram = diagramOf(machine);
    for (const { trigger, target } of edgesOf(machine)) {
      expect(diagram).toContain(trigger);
      if (target) expect(diagram).toContain(` as ${target.join("_")}`);
    }
  }
});
