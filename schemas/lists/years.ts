import type { Facet } from "./list.ts";

/** Settings of a facet of years, latest first; any year can be selected, with or without rows. */
export const years = {
  name: "year",
  choice: "one",
  isDescending: true,
  isShared: true,
  isValue: (value) => /^\d{4}$/.test(value),
} as const satisfies Partial<Facet<unknown>>;
