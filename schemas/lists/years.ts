import type { Facet } from "./list.ts";

/** Settings of a facet of years, latest first; any year can be selected, with or without rows. */
export const years = {
  name: "year",
  choice: "one",
  isDescending: true,
  isShared: true,
  isValue: (value) => /^\d{4}$/.test(value),
} as const satisfies Partial<Facet<unknown>>;

/** Settings of a facet of years and months, such as `2026-05`; any can be selected, with or without rows. */
export const yearsAndMonths = {
  ...years,
  isValue: (value) => /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value),
  depthOf: (value) => (value.includes("-") ? 1 : 0),
} as const satisfies Partial<Facet<unknown>>;
