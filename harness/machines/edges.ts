import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** One transition of a machine: its trigger, its guard and its target. */
export interface Edge {
  /** Equal in all copies of a machine, regardless of provided implementations. */
  key: string;
  /** Path of state names; empty for the machine itself. */
  source: readonly string[];
  /** Null for a transition without target, which only runs actions. */
  target: readonly string[] | null;
  /** An event, `done` or `error` of an invoked actor, `after` a delay, or `always`. */
  trigger: string;
  guard: string | null;
  /** Names of the named actions. */
  actions: readonly string[];
  /** Position among the candidates for the same trigger. */
  index: number;
}

/** Returns every edge of a machine in the order of its definition. */
export function edgesOf(machine: AnyStateMachine): Edge[] {
  const transitions = nodesOf(machine.root).flatMap(({ transitions, always }) => [
    ...transitions.values(),
    always ?? [],
  ]);
  return transitions.flat().map(toEdge);
}

/** Returns a state with all states within it, from the outside in. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

export function toEdge(transition: AnyTransitionDefinition): Edge {
  const { source, target, eventType } = transition;
  const candidates = eventType === "" ? source.always : source.transitions.get(eventType);
  const index = candidates?.indexOf(transition) ?? 0;
  const trigger = triggerOf(transition);
  return {
    key: `${source.path.join(".") || "machine"}: ${trigger} #${index + 1}`,
    source: source.path,
    target: target?.[0]?.path ?? null,
    trigger,
    guard: guardName(transition.guard),
    actions: actionNames(transition.actions),
    index,
  };
}

/** Returns the names of the named actions; inline functions have none. */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => (typeof action === "function" ? [] : (nameOf(action) ?? [])));
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

/** Returns a guard's name; combined guards read as words, such as `not isHeld`. */
function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== "function") return nameOf(guard);
  const parts = "guards" in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName) : [];
  return parts.length > 1 ? parts.join(` ${guard.name} `) : [guard.name, ...parts].join(" ");
}

function nameOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  const isNamed = typeof value === "object" && value !== null && "type" in value;
  return isNamed && typeof value.type === "string" ? value.type : null;
}
