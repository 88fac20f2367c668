import type { Measurement } from "#harness/bench/measurement.ts";

/** A condition that a value must not exceed. */
export function atMost(what: string, value: number, limit: number, unit: Measurement["unit"] = ""): Measurement {
  return { what, value, unit, limit };
}
