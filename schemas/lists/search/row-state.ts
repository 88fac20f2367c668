import { closingTime, deadlineState, isOpenState, periodState } from "#schemas/time/states.ts";

/** Dates and outcome that determine the state of a row; instants are ISO. */
export type RowState =
  | { by: "deadline"; deadline: string | null; outcome: "cancelled" | "filled" | "reserved" | "transferred" | null }
  | { by: "validity" | "board"; from: string | null; to: string | null };

const boardStates = { future: "future", active: "posted", expired: "removed" } as const;

export function stateOf(state: RowState, now: number) {
  if (state.by === "deadline") return deadlineState(state, now);
  const period = periodState(state, now);
  return state.by === "board" ? boardStates[period] : period;
}

export function changesOf(state: RowState): number[] {
  if (state.by !== "deadline") {
    const { from, to } = state;
    return [...(from === null ? [] : [Date.parse(from)]), ...(to === null ? [] : [Date.parse(to) + 1])];
  }
  const deadline = state.deadline === null ? null : Date.parse(state.deadline);
  return state.outcome === null && deadline !== null ? [deadline - closingTime, deadline + 1] : [];
}

/** True when a visitor can still act on the row. */
export function isCurrent(state: RowState | null, now: number): boolean {
  if (state === null) return true;
  const code = stateOf(state, now);
  return isOpenState(code) || code === "active" || code === "posted" || code === "future";
}
