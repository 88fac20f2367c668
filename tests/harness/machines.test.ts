import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { createActor, type InspectionEvent } from "xstate";
import { createCoverage } from "#harness/machines/coverage.ts";
import { diagramOf } from "#harness/machines/diagram.ts";
import { edgesOf, nodesOf } from "#harness/machines/edges.ts";
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

test.each(Object.entries(machines))("%s: its walks take every edge", async (_, { machine, walks }) => {
  const coverage = createCoverage(machine);
  expect(coverage.missing()).toEqual(edgesOf(machine).map(({ key }) => key));
  for (const walk of walks) await takeWalk(machine, walk, coverage.inspect);
  expect(coverage.missing()).toEqual([]);
});

test("a walk that leaves an edge out is told apart from one that does not", async () => {
  for (const { machine, walks } of Object.values(machines).filter(({ walks }) => walks.length > 1)) {
    const coverage = createCoverage(machine);
    for (const walk of walks.slice(1)) await takeWalk(machine, walk, coverage.inspect);
    expect(coverage.missing().length).toBeGreaterThan(0);
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
  const coverage = createCoverage(navigationMenuMachine);
  const actor = createActor(navigationMenuMachine, { inspect: coverage.inspect }).start();
  actor.send({ type: "sectionTriggered", section: 1 });
  actor.send({ type: "sectionTriggered", section: 2 });
  actor.send({ type: "menuTriggered" });
  const missing = coverage.missing();
  expect(missing).toContain("submenu.open: sectionTriggered #1");
  expect(missing).not.toContain("submenu.open: sectionTriggered #2");
  expect(missing).toContain("menu.open: menuTriggered #1");
  expect(missing).toHaveLength(edgesOf(navigationMenuMachine).length - 4);
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

test("every state of every machine can be entered, and every answer that is waited for may be a failure", () => {
  for (const [name, { machine }] of Object.entries(machines)) {
    const edges = edgesOf(machine);
    const entered = new Set(
      edges.flatMap(({ target }) => target?.map((_, depth) => target.slice(0, depth + 1).join())),
    );
    for (const node of nodesOf(machine.root).slice(1)) {
      const { parent, path } = node;
      const isFirst = parent?.type === "parallel" || parent?.initial.target.includes(node);
      if (!isFirst) expect(entered, `${name}: ${path}`).toContain(path.join());
    }
    const isWaited = edges.filter(({ trigger }) => trigger.startsWith("done "));
    for (const { source, trigger } of isWaited) {
      const failure = { source, trigger: trigger.replace("done ", "error ") };
      expect(edges, `${name}: ${trigger}`).toContainEqual(expect.objectContaining(failure));
    }
  }
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
