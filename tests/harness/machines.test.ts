import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { type AnyStateMachine, createActor, type EventObject } from "xstate";
import { missingOf, recordCoverage } from "#harness/machines/coverage.ts";
import { diagramOf } from "#harness/machines/diagram.ts";
import { edgesOf } from "#harness/machines/edges.ts";
import { explore } from "#harness/machines/explore.ts";
import { explored } from "#harness/machines/explored.ts";
import { machines } from "#harness/machines/registry.ts";
import { contentMachine } from "#machines/content.ts";
import { navigationMenuMachine } from "#machines/navigation-menu.ts";
import { suggestionsMachine } from "#machines/suggestions.ts";
import { toastsMachine } from "#machines/toasts.ts";

test("every machine is in the registry", () => {
  const entries = readdirSync(join(import.meta.dirname, "../../machines"));
  const files = entries.filter((file) => file.endsWith(".ts")).map((file) => basename(file, ".ts"));
  expect(files.length).toBeGreaterThan(9);
  expect(Object.keys(machines)).toEqual(files.toSorted());
});

test.each(Object.entries(machines))("%s: generated paths cover every edge and every refusal", (_, explored) => {
  const { edges, refused } = missingOf(explored.machine, explore(explored));
  expect([...edges, ...refused]).toEqual([]);
});

test("the compiler refuses payloads with a renamed, missing or wrong field, and events without theirs", () => {
  const { failed, ...others } = {
    webLoaded: [{ resolvedSite: {} }],
    configLoaded: [{ config: {} }],
    contentLoaded: [{ content: {} }],
    embeddingLoaded: [{ content: {} }],
    failed: [{ error: null }],
  };
  const listed = [
    explored(contentMachine, { events: { ...others, failed } }),
    // @ts-expect-error: the field has another name
    explored(contentMachine, { events: { ...others, failed, webLoaded: [{ entered: {} }] } }),
    // @ts-expect-error: the field is missing
    explored(contentMachine, { events: { ...others, failed, webLoaded: [{}] } }),
    // @ts-expect-error: the event is missing
    explored(contentMachine, { events: others }),
    // @ts-expect-error: there is no such event
    explored(contentMachine, { events: { ...others, failed, entered: [{}] } }),
    // @ts-expect-error: the actor has another result
    explored(suggestionsMachine, { events: { typed: [], moved: [], "done load": [{ output: "a" }] } }),
    explored(toastsMachine, {
      // @ts-expect-error: the input has another field
      inputs: [(clock) => ({ clock })],
      events: { shown: [], closed: [], paused: [], resumed: [] },
    }),
  ];
  expect(listed[0]?.events?.map(({ type }) => type)).toEqual([
    "webLoaded",
    "configLoaded",
    "contentLoaded",
    "embeddingLoaded",
    "failed",
  ]);
});

test("an edge or refusal is reported as missing if no payload for its guard is given", () => {
  for (const explored of Object.values(machines).filter(({ inputs }) => (inputs?.length ?? 0) > 1)) {
    const { edges, refused } = missingOf(
      explored.machine,
      explore({ ...explored, inputs: explored.inputs?.slice(0, 1) ?? [] }),
    );
    expect(edges.length + refused.length).toBeGreaterThan(0);
  }
});

test("a path takes a delayed transition when its delay has passed", () => {
  const idle = machines["idle-logout"] ?? expect.fail("There is no machine idle-logout.");
  const coverage = explore({ ...idle, events: [{ type: "checked" }] });
  expect(coverage.edges).toContain("on.waiting: after checkInterval #1");
});

test("an edge that did not run is missing, including a second candidate or one in another region", () => {
  const machine = navigationMenuMachine.provide({});
  const coverage = recordCoverage(machine);
  const actor = createActor(machine).start();
  actor.send({ type: "sectionTriggered", section: 1 });
  actor.send({ type: "sectionTriggered", section: 2 });
  actor.send({ type: "menuTriggered" });
  const missing = missingOf(navigationMenuMachine, coverage).edges;
  expect(missing).toContain("submenu.open: sectionTriggered #1");
  expect(missing).not.toContain("submenu.open: sectionTriggered #2");
  expect(missing).toContain("menu.open: menuTriggered #1");
  expect(missing).toHaveLength(edgesOf(navigationMenuMachine).length - 4);
});

test("refusals of guards are recorded, with and without parameters, combined or not", () => {
  const refusedBy = (machine: AnyStateMachine, events: readonly EventObject[]) => {
    const recorded = machine.provide({});
    const coverage = recordCoverage(recorded);
    const actor = createActor(recorded, { input: { now: () => 0 } }).start();
    for (const event of events) actor.send(event);
    actor.stop();
    return [...coverage.refused];
  };
  const section = { type: "sectionTriggered", section: 1 };
  const menu = refusedBy(navigationMenuMachine, [{ type: "menuTriggered" }, section, { type: "escapePressed" }]);
  expect(menu).toEqual(["menu.open: escapePressed #1"]);
  expect(refusedBy(navigationMenuMachine, [section, { ...section, section: 2 }])).toEqual([
    "submenu.open: sectionTriggered #1",
  ]);
  expect(refusedBy(navigationMenuMachine, [section, section])).toEqual([]);
  const toast = { type: "shown", toast: { severity: "info", text: "a", lang: "cs" } };
  const paused = { type: "paused", by: "focus" };
  const toasts = refusedBy(toastsMachine, [toast, paused]);
  expect(toasts).toEqual(["counting: always #1", "held: always #1", "held: always #2"]);
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
