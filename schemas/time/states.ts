/** Milliseconds before a deadline from which an offer counts as closing. */
export const closingTime = 3 * 24 * 60 * 60 * 1000;

/**
 * Returns the state of an offer; its outcome takes precedence over the deadline. Instants are ISO, `now` is in
 * milliseconds (spec §4: derived state).
 */
export function deadlineState<Outcome extends string = never>(
  {
    deadline,
    outcome = null,
    result = null,
  }: { deadline: string | null; outcome?: Outcome | null; result?: object | null },
  now: number,
): "open" | "closing" | "closed" | Outcome {
  if (outcome !== null) return outcome;
  // The outcome is decided, whatever the deadline.
  if (result !== null) return "closed";
  if (deadline === null) return "open";
  const remaining = Date.parse(deadline) - now;
  if (remaining < 0) return "closed";
  return remaining <= closingTime ? "closing" : "open";
}

/** True for a state in which an offer can be answered. */
export function isOpenState(state: string): boolean {
  return state === "open" || state === "closing";
}

/** States of a period in the order of filters. */
export const periodStates = ["active", "future", "expired"] as const;

export type PeriodState = (typeof periodStates)[number];

/** Returns the state of a period at a time; without an end it never expires. */
export function periodState({ from, to }: { from: string | null; to: string | null }, now: number): PeriodState {
  if (from !== null && now < Date.parse(from)) return "future";
  return to !== null && now > Date.parse(to) ? "expired" : "active";
}

export type ServiceState = "available" | "paused" | "ended";

/** Times at which a service does not take applications. */
export interface ServiceBreaks {
  pause: { from: string | null; to: string | null } | null;
  end: { from: string } | null;
}

/** Returns the state of a service at a time; an end takes precedence over a pause. */
export function serviceState({ pause, end }: ServiceBreaks, now: number): ServiceState {
  if (end && periodState({ from: end.from, to: null }, now) === "active") return "ended";
  return pause && periodState(pause, now) === "active" ? "paused" : "available";
}
