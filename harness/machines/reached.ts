import type { AnyStateMachine, AnyStateNode } from "xstate";

/** The states that some sequence of events can lead to, were every guard to let it pass. */
export function reachedStates({ root }: AnyStateMachine): ReadonlySet<AnyStateNode> {
  const reached = new Set<AnyStateNode>();
  const begun = new Set<AnyStateNode>();

  /** A state that a way leads to begins where it says. */
  function begin(node: AnyStateNode): void {
    if (begun.has(node)) return;
    begun.add(node);
    enter(node);
    if (node.type === "compound") for (const each of node.initial.target) begin(each);
  }

  /** One that only lies around a target does not, but all regions of one that is parallel do. */
  function enter(node: AnyStateNode): void {
    if (reached.has(node)) return;
    reached.add(node);
    if (node.parent) enter(node.parent);
    if (node.type === "parallel") for (const each of Object.values(node.states)) begin(each);
    for (const { target } of [...node.transitions.values(), node.always ?? []].flatMap(upToTheSure)) {
      for (const each of target ?? []) begin(each);
    }
  }

  begin(root);
  return reached;
}

/** Candidates up to the first without a guard: those after it are never taken. */
function upToTheSure<Candidate extends { guard?: unknown }>(candidates: readonly Candidate[]): readonly Candidate[] {
  const sure = candidates.findIndex(({ guard }) => !guard);
  return sure === -1 ? candidates : candidates.slice(0, sure + 1);
}
