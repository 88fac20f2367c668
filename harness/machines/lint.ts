import type { AnyStateMachine, AnyStateNode } from "xstate";
import { candidatesOf, edgesOf, nodesOf, toEdge, transitionsOf } from "./edges.ts";
import { isOwnEvent, reachableStates } from "./reachable-states.ts";
import { actorKind, declaredEvents } from "./source.ts";
import type { MachineFault } from "./to-finding.ts";

/** A machine, the text of its file, and the events that product code sends to it. */
export interface LintedMachine {
  machine: AnyStateMachine;
  source: string;
  sent: ReadonlySet<string>;
}

/** Returns the faults of a machine's definition. */
export function lintMachine({ machine, source, sent }: LintedMachine): MachineFault[] {
  const nodes = nodesOf(machine.root);
  const declared = declaredEvents(source);
  return [
    ...unreachable(machine, nodes, sent),
    ...unhandled(machine, declared),
    ...declared.filter((name) => !sent.has(name)).map((name) => fault("machine.event-not-sent", [], name)),
    ...nodes.flatMap((node) => [...withoutError(node, source), ...shadowed(node), ...notFinal(node)]),
    ...unnamedDelays(machine),
  ];
}

function fault(code: MachineFault["code"], path: readonly string[], name: string): MachineFault {
  return { code, path, name };
}

function unreachable(machine: AnyStateMachine, nodes: readonly AnyStateNode[], sent: ReadonlySet<string>) {
  const reached = reachableStates(machine, (event) => sent.has(event));
  return nodes
    .filter((node) => !reached.has(node))
    .map(({ path }) => fault("machine.state-unreachable", path, path.join(".")));
}

/** Compares the events of the machine's type with those that its states handle. */
function unhandled(machine: AnyStateMachine, declared: readonly string[]): MachineFault[] {
  const handled = new Map(
    transitionsOf(machine).flatMap(({ eventType, source: { path } }) =>
      isOwnEvent(eventType) ? [[eventType, path]] : [],
    ),
  );
  const isHandled = (name: string) => handled.has(name) || handled.has("*");
  const undeclared = [...handled].filter(([name]) => name !== "*" && !declared.includes(name));
  return [
    ...declared.filter((name) => !isHandled(name)).map((name) => fault("machine.event-unhandled", [], name)),
    ...undeclared.map(([name, path]) => fault("machine.event-undeclared", path, name)),
  ];
}

/** Reports invoked promises without `onError`. Callback actors only send events and need none. */
function withoutError(node: AnyStateNode, source: string): MachineFault[] {
  const handled = new Set([node, ...ancestorsOf(node)].flatMap(({ transitions }) => [...transitions.keys()]));
  return node.invoke
    .filter(({ id, src }) => actorKind(source, src) === "answers" && !handled.has(`xstate.error.actor.${id}`))
    .map(({ src }) => fault("machine.invoke-without-error", node.path, String(src)));
}

/** Reports transitions after an unguarded one: they never run. */
function shadowed(node: AnyStateNode): MachineFault[] {
  return candidatesOf(node).flatMap((candidates) => {
    const first = candidates.findIndex(({ guard }) => !guard);
    const late = first === -1 ? [] : candidates.slice(first + 1);
    return late.map((each) => fault("machine.transition-shadowed", node.path, toEdge(each).trigger));
  });
}

function notFinal({ type, transitions, always, invoke, path }: AnyStateNode): MachineFault[] {
  const isLeft = type === "final" && (transitions.size > 0 || always || invoke.length > 0);
  return isLeft ? [fault("machine.final-left", path, path.join("."))] : [];
}

/** Reports delays that are numbers: a number does not say why, and no test can replace it. */
function unnamedDelays(machine: AnyStateMachine): MachineFault[] {
  return edgesOf(machine)
    .filter(({ trigger }) => /^after [\d.]+$/.test(trigger))
    .map(({ source, trigger }) => fault("machine.delay-unnamed", source, trigger.slice("after ".length)));
}

function ancestorsOf({ parent }: AnyStateNode): AnyStateNode[] {
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}
