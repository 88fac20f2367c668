import type { AnyStateMachine, AnyStateNode } from "xstate";
import { candidatesOf } from "./edges.ts";

/** Returns the states reachable by the given events if every guard may pass. Events of XState itself are always sent. */
export function reachableStates(
  { root }: AnyStateMachine,
  isSent: (event: string) => boolean,
): ReadonlySet<AnyStateNode> {
  const entered = new Set<AnyStateNode>();
  const targeted = new Set<AnyStateNode>();

  function target(node: AnyStateNode): void {
    if (targeted.has(node)) return;
    targeted.add(node);
    enter(node);
    if (node.type === "compound") for (const each of node.initial.target) target(each);
  }

  /** Enters a state and its ancestors. Ancestors do not enter their initial state, but parallel ones enter all regions. */
  function enter(node: AnyStateNode): void {
    if (entered.has(node)) return;
    entered.add(node);
    if (node.parent) enter(node.parent);
    if (node.type === "parallel") for (const each of Object.values(node.states)) target(each);
    for (const candidates of candidatesOf(node)) {
      const unguarded = candidates.findIndex(({ guard }) => !guard);
      for (const { eventType, target: targets } of unguarded < 0 ? candidates : candidates.slice(0, unguarded + 1))
        if (!isOwnEvent(eventType) || isSent(eventType)) for (const each of targets ?? []) target(each);
    }
  }

  target(root);
  return entered;
}

/** True for events that code sends, as opposed to `always` and to those that XState sends. */
export function isOwnEvent(eventType: string): boolean {
  return eventType !== "" && !eventType.startsWith("xstate.");
}
