import type { Facet } from "./list.ts";

/** A facet of years, the latest first; any year can be chosen, with or without rows. */
export const years = {
  name: "year",
  choice: "one",
  isDescending: true,
  isShared: true,
  isValue: (value) => /^\d{4}$/.test(value),
} as const satisfies Partial<Facet<unknown>>;
