import { cardIcons } from "#schemas/values/card.ts";

/** Icons that islands render in the browser; the list is short because every icon adds script to their pages. */
export const controlIconNames = ["chevron-up", "x-lg"] as const;

/** Icons of states; only the islands that render them load these. */
export const statusIconNames = ["check-circle-fill", "exclamation-triangle-fill", "info-circle-fill"] as const;

/** Icons of the design system's `components` set that the portal draws. */
export const iconNames = [
  ...controlIconNames,
  ...statusIconNames,
  "arrow-down",
  "box-arrow-up-right",
  "check-lg",
  "chevron-double-left",
  "chevron-down",
  "chevron-double-right",
  "chevron-left",
  "chevron-right",
  "copy",
  "dash-lg",
  "download",
  "envelope-fill",
  "eye",
  "geo-alt-fill",
  "house-door-fill",
  "lightbulb-fill",
  "list",
  "moon",
  "person-fill",
  "plus-lg",
  "search",
  "sun",
  "telephone",
  "upload",
] as const;

/** Drawings of the design system's `complex` set that editors choose for cards. */
export const illustrationNames = cardIcons;

/** Drawings of the same set, one for each error page. */
export const errorIllustrationNames = ["card-403", "card-404", "card-500"] as const;

export type ControlIconName = (typeof controlIconNames)[number];
export type StatusIconName = (typeof statusIconNames)[number];
export type IconName = (typeof iconNames)[number];
export type IllustrationName = (typeof illustrationNames | typeof errorIllustrationNames)[number];
