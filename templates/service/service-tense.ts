import type { ServiceState } from "#schemas/time/states.ts";

/** Key of the texts that speak of a service in the present, or of one that has ended in the past. */
export type ServiceTense = "current" | "ended";

export function tenseOf(state: ServiceState): ServiceTense {
  return state === "ended" ? "ended" : "current";
}
