import { periodState, periodStates } from "#schemas/time/states.ts";
import type { Validity } from "#schemas/values/validity.ts";
import type { Facet } from "./list.ts";

/** Facet of rows by whether they are valid. */
export const validityFacet: Facet<{ validity: Validity | null }> = {
  name: "state",
  choice: "any",
  known: periodStates,
  valuesOf: ({ validity }, now) => (validity ? [periodState(validity, now)] : []),
};
