import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { actionNames, guardName } from "./names.ts";

/** One way out of a state: what happens there, and which of the guarded candidates is taken. */
export interface Edge {
  /** The same for each copy of a machine, whatever is bound in it. */
  key: string;
  /** Names from the machine down; the machine itself has none. */
  source: readonly string[];
  /** Null where the state stays and only actions run. */
  target: readonly string[] | null;
  /** An event, `done` or `error` of what was invoked, `after` a delay, or `always`. */
  trigger: string;
  guard: string | null;
  /** Those that have a name. */
  actions: readonly string[];
  /** Its place among those that wait for the same. */
  index: number;
}

/** Every edge of a machine, as its definition has them. */
export function edgesOf(machine: AnyStateMachine): Edge[] {
  return transitionsOf(machine).map(toEdge);
}

/** The same as XState has them. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return nodesOf(machine.root).flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
}

/** A state with all states within it, from the outside in. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child))];
}

export function toEdge(transition: AnyTransitionDefinition): Edge {
  const { source, target, eventType } = transition;
  const candidates = eventType === "" ? source.always : source.transitions.get(eventType);
  const edge = {
    source: source.path,
    target: target?.[0]?.path ?? null,
    trigger: triggerOf(transition),
    guard: guardName(transition.guard),
    actions: actionNames(transition.actions),
    index: candidates?.indexOf(transition) ?? 0,
  };
  return { ...edge, key: `${edge.source.join(".") || "machine"}: ${edge.trigger} #${edge.index + 1}` };
}

function triggerOf(transition: AnyTransitionDefinition): string {
  const { eventType, source } = transition;
  if (eventType === "") return "always";
  if ("delay" in transition) return `after ${transition.delay}`;
  const [, kind, id] = /^xstate\.(done|error|snapshot)\.(?:actor\.|state\.)?(.*)$/.exec(eventType) ?? [];
  if (!kind) return eventType;
  const invoked = source.invoke.find((each) => each.id === id);
  return `${kind} ${typeof invoked?.src === "string" ? invoked.src : source.key}`;
}
