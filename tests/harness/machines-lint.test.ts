import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type AnyStateMachine, createMachine, fromPromise } from "xstate";
import { lintMachine } from "#harness/machines/lint.ts";
import { reachableStates } from "#harness/machines/reachable-states.ts";
import { sentEvents } from "#harness/machines/sent-events.ts";
import { actorKind, declaredEvents, lineOf } from "#harness/machines/source.ts";

function sourceOf(name: string): string {
  return readFileSync(join(import.meta.dirname, "../../machines", `${name}.ts`), "utf8");
}

const source = 'type Event = { type: "go" } | { type: "stop" };\n\nexport const a = setup({ events: {} as Event });\n';

const both: readonly string[] = ["go", "stop"];

/** Returns the problems of a machine whose file declares the events `go` and `stop`. */
function lint(config: Parameters<typeof createMachine>[0], text = source, sent = both): string[] {
  const machine: AnyStateMachine = createMachine(config);
  return lintMachine({ machine, source: text, sent: new Set(sent) }).map(
    ({ code, path, name }) => `${code} ${path.join(".")} ${name}`,
  );
}

const sound = { initial: "a", on: { go: ".b", stop: ".a" }, states: { a: {}, b: {} } };

test("an event that no product code sends is reported, and so is each state only it reaches", () => {
  expect(lint(sound, source, ["stop"])).toEqual(["machine.state-unreachable b b", "machine.event-not-sent  go"]);
  const ring = { ...sound, on: { stop: ".a" }, states: { a: { on: { go: "b" } }, b: { always: "c" }, c: {} } };
  expect(lint(ring, source, ["stop"])).toEqual([
    "machine.state-unreachable b b",
    "machine.state-unreachable c c",
    "machine.event-not-sent  go",
  ]);
});

test("an event counts as sent by files that import the machine, by a behaviour's markup, or if the machine raises it itself", () => {
  const sources = new Map([
    ["machines/a.ts", `type Event = { type: "unsent" };\nactions: raise({ type: "raised" })`],
    ["renderer/client/actor.ts", `import { a } from "#machines/a.ts";\nactor.send({ type: isOn ? "on" : "off" });`],
    [
      "renderer/client/button.tsx",
      `import { actor } from "./actor.ts";\nactor.send({\n  type: "pressed",\n  at: 1,\n});`,
    ],
    ["renderer/client/other.ts", `other.send({ type: "unsent" });`],
    ["machines/b.ts", `import { a } from "./a.ts";\nconst b = { type: "unsent" };`],
    [
      "renderer/client/behaviours/registry.ts",
      `a: () => import("#renderer/client/actor.ts").then(({ a }) => a),\nb: () => import("#renderer/client/other.ts").then(({ b }) => b),`,
    ],
    [
      "renderer/markup.tsx",
      `<a data-click="a.clicked" /><p data-change={is ? "a.changed" : null} /><i sends="b.unsent" />`,
    ],
    ["renderer/client/apply.ts", `sendToLoaded("replaced");`],
  ]);
  expect([...sentEvents("machines/a.ts", sources)].toSorted()).toEqual([
    "changed",
    "clicked",
    "off",
    "on",
    "pressed",
    "raised",
    "replaced",
  ]);
});

test("a valid machine has no fault; unhandled and undeclared events are reported", () => {
  expect(lint(sound)).toEqual([]);
  expect(lint({ ...sound, on: { go: ".b" } })).toEqual(["machine.event-unhandled  stop"]);
  expect(lint({ ...sound, on: { ...sound.on, jump: ".a" } })).toEqual(["machine.event-undeclared  jump"]);
});

test("a state without transitions into it, or only from unreachable states, is unreachable", () => {
  const island = { ...sound, states: { a: {}, b: {}, c: { on: { go: "d" } }, d: { on: { stop: "c" } } } };
  expect(lint(island)).toEqual(["machine.state-unreachable c c", "machine.state-unreachable d d"]);
  const late = { ...sound, on: { go: [{ target: ".a" }, { target: ".b" }], stop: ".a" } };
  expect(lint(late)).toEqual(["machine.state-unreachable b b", "machine.transition-shadowed  go"]);
});

test("parallel regions, initial states and parents of a target are reachable", () => {
  const machine = createMachine({
    initial: "off",
    states: {
      off: { on: { go: "on.late" } },
      on: { initial: "early", states: { early: {}, late: { on: { stop: "#both" } } } },
      both: { id: "both", type: "parallel", states: { left: { initial: "x", states: { x: {} } }, right: {} } },
    },
  });
  const names = [...reachableStates(machine, () => true)].map(({ path }) => path.join(".")).toSorted();
  expect(names).toEqual(["", "both", "both.left", "both.left.x", "both.right", "off", "on", "on.late"]);
});

test("an invoked promise needs onError in its state or a parent; a callback does not", () => {
  const load = { src: fromPromise(async () => {}), id: "load" };
  const waiting = (state: object) => ({ ...sound, states: { ...sound.states, b: { invoke: load, ...state } } });
  expect(lint(waiting({}))).toHaveLength(1);
  expect(lint(waiting({}))[0]).toMatch(/^machine\.invoke-without-error b /);
  expect(lint(waiting({ invoke: { ...load, onError: "a" } }))).toEqual([]);
  expect(lint({ ...waiting({}), on: { ...sound.on, "xstate.error.actor.load": ".a" } })).toEqual([]);
  const named = { ...sound, states: { a: {}, b: { invoke: { src: "watch" } } } };
  expect(lint(named, `${source}actors: { watch: fromPromise<void>(never) }`)).toEqual([
    "machine.invoke-without-error b watch",
  ]);
  expect(lint(named, `${source}actors: { watch: fromCallback<Event>(() => {}) }`)).toEqual([]);
});

test("unnamed delays, transitions after one without a guard, and transitions from a final state are reported", () => {
  const timed = (after: object) => ({ ...sound, states: { a: { after }, b: {} } });
  expect(lint(timed({ 500: "b" }))).toEqual(["machine.delay-unnamed a 500"]);
  expect(lint(timed({ second: "b" }))).toEqual([]);
  const guard = () => true;
  const always = (list: object[]) => ({ ...sound, states: { a: { always: list }, b: {} } });
  expect(lint(always([{ guard, target: "b" }, { target: "b" }]))).toEqual([]);
  expect(lint(always([{ target: "b" }, { guard, target: "b" }]))).toEqual(["machine.transition-shadowed a always"]);
  const ended = (state: object) => ({ ...sound, states: { a: {}, b: { type: "final" as const, ...state } } });
  expect(lint(ended({}))).toEqual([]);
  expect(lint(ended({ always: "a" }))).toEqual(["machine.final-left b b"]);
});

test("a machine's event type is read in every form", () => {
  expect(declaredEvents(sourceOf("async-data"))).toEqual(["requested"]);
  expect(declaredEvents(sourceOf("auth"))).toEqual([
    "signInRequested",
    "sessionRequested",
    "refreshRequested",
    "signOutRequested",
  ]);
  expect(() => declaredEvents("export const machine = createMachine({});")).toThrow(/does not declare/);
});

test("callback actors send events, promise actors return a result", () => {
  expect(actorKind(sourceOf("security"), "environment")).toBe("tells");
  expect(actorKind(sourceOf("security"), "restore")).toBe("answers");
  expect(actorKind("", {})).toBe("answers");
});

test("a fault is reported with its line", () => {
  const text = sourceOf("idle-logout");
  const line = (path: string[], name: string) => text.split("\n")[lineOf(text, path, name) - 1]?.trim();
  expect(line(["on"], "on")).toBe("on: {");
  expect(line(["on", "warned"], "on.warned")).toMatch(/^warned: \{ entry/);
  expect(line(["on", "waiting"], "checkInterval")).toMatch(/^after: \{ checkInterval/);
  expect(line([], "stored")).toMatch(/^stored: \{ target/);
  const data = sourceOf("async-data");
  expect(data.split("\n")[lineOf(data, ["pending"], "load") - 1]?.trim()).toBe('src: "load",');
  expect(lineOf("nothing of it", ["a", "b"], "c")).toBe(1);
});
