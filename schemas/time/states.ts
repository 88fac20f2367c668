/** Milliseconds before a deadline from which on it counts as near. */
const closingTime = 3 * 24 * 60 * 60 * 1000;

/**
 * Where an offer with a deadline stands at a time; what has become of it counts for more than the time. Instants are
 * ISO, `now` is in milliseconds (spec §4: derived state).
 */
export function deadlineState<Outcome extends string = never>(
  { deadline, outcome = null }: { deadline: string | null; outcome?: Outcome | null },
  now: number,
): "open" | "closing" | "closed" | Outcome {
  if (outcome !== null) return outcome;
  if (deadline === null) return "open";
  const left = Date.parse(deadline) - now;
  if (left < 0) return "closed";
  return left <= closingTime ? "closing" : "open";
}

/** Whether an offer in a state can still be answered. */
export function isOpenState(state: string): boolean {
  return state === "open" || state === "closing";
}

/** What a period can be at a time, in the order in which lists offer it. */
export const periodStates = ["active", "future", "expired"] as const;

/** Whether a time lies before, in or after a period; an end that is not given never comes. */
export function periodState(
  { from, to }: { from: string | null; to: string | null },
  now: number,
): (typeof periodStates)[number] {
  if (from !== null && now < Date.parse(from)) return "future";
  return to !== null && now > Date.parse(to) ? "expired" : "active";
}

/** Whether a service can be used at a time: its end outlasts a pause. */
export function serviceState(
  { pause, end }: { pause: { from: string | null; to: string | null } | null; end: { from: string } | null },
  now: number,
): "available" | "paused" | "ended" {
  if (end && periodState({ from: end.from, to: null }, now) === "active") return "ended";
  return pause && periodState(pause, now) === "active" ? "paused" : "available";
}
