import type { AnyStateMachine, AnyStateNode } from "xstate";
import { edgesOf, nodesOf, toEdge, transitionsOf } from "./edges.ts";
import type { MachineFault } from "./fault.ts";
import { reachedStates } from "./reached.ts";
import { actorKind, declaredEvents } from "./source.ts";

/** A machine and the text of its file. */
export interface LintedMachine {
  machine: AnyStateMachine;
  source: string;
}

/** What is wrong with the definition of a machine, whatever its walks do. */
export function lintMachine({ machine, source }: LintedMachine): MachineFault[] {
  const nodes = nodesOf(machine.root);
  return [
    ...unreachable(machine, nodes),
    ...unhandled(machine, source),
    ...nodes.flatMap((node) => [...withoutError(node, source), ...shadowed(node), ...notFinal(node)]),
    ...unnamedDelays(machine),
  ];
}

function unreachable(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): MachineFault[] {
  const reached = reachedStates(machine);
  return nodes
    .filter((node) => !reached.has(node))
    .map(({ path }) => ({ code: "machine.state-unreachable", path, name: path.join(".") }));
}

/** What the machine's type lets be sent to it, and what its states wait for. */
function unhandled(machine: AnyStateMachine, source: string): MachineFault[] {
  const declared = declaredEvents(source);
  const handled = new Map(
    transitionsOf(machine).flatMap(({ eventType, source: { path } }) => (isOwn(eventType) ? [[eventType, path]] : [])),
  );
  return [
    ...declared
      .filter((name) => !handled.has(name) && !handled.has("*"))
      .map((name) => ({ code: "machine.event-unhandled", path: [], name }) as const),
    ...[...handled]
      .filter(([name]) => name !== "*" && !declared.includes(name))
      .map(([name, path]) => ({ code: "machine.event-undeclared", path, name }) as const),
  ];
}

/** Neither `always` nor what XState sends by itself. */
function isOwn(eventType: string): boolean {
  return eventType !== "" && !eventType.startsWith("xstate.");
}

/** An actor that answers may fail; one that only tells ends with the state that started it. */
function withoutError(node: AnyStateNode, source: string): MachineFault[] {
  const handled = new Set([node, ...ancestorsOf(node)].flatMap(({ transitions }) => [...transitions.keys()]));
  return node.invoke
    .filter(({ id, src }) => actorKind(source, src) === "answers" && !handled.has(`xstate.error.actor.${id}`))
    .map(({ src }) => ({ code: "machine.invoke-without-error", path: node.path, name: String(src) }));
}

/** Candidates are tried in turn: none comes after one that is taken in any case. */
function shadowed(node: AnyStateNode): MachineFault[] {
  return [...node.transitions.values(), node.always ?? []].flatMap((candidates) => {
    const first = candidates.findIndex(({ guard }) => !guard);
    const late = first === -1 ? [] : candidates.slice(first + 1);
    return late.map(
      (each) => ({ code: "machine.transition-shadowed", path: node.path, name: toEdge(each).trigger }) as const,
    );
  });
}

function notFinal(node: AnyStateNode): MachineFault[] {
  const isFinal = node.type === "final" && (node.transitions.size > 0 || node.always || node.invoke.length > 0);
  return isFinal ? [{ code: "machine.final-left", path: node.path, name: node.path.join(".") }] : [];
}

/** A number in a definition says nothing of why it is so long, and no test can put another one there. */
function unnamedDelays(machine: AnyStateMachine): MachineFault[] {
  return edgesOf(machine)
    .filter(({ trigger }) => /^after [\d.]+$/.test(trigger))
    .map(({ source, trigger }) => ({ code: "machine.delay-unnamed", path: source, name: trigger.slice(6) }));
}

function ancestorsOf({ parent }: AnyStateNode): AnyStateNode[] {
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}
