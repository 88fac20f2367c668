import { cardIcons } from "#schemas/values/card-icons.ts";

/** Icons that islands render in the browser. The list is short because every icon adds script to their pages. */
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
  "gear",
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

/** Our own illustrations that editors choose for cards, each in a file of components/media/drawings/. */
export const illustrationNames = cardIcons;

/**
 * Topics that are also drawn as a scene, which fills the wide space at the top of a page or a card: a file of
 * components/media/scenes/ with a view box of 160 × 90.
 */
export const sceneNames = [
  "care",
  "coins",
  "disability",
  "documents",
  "family",
  "globe",
  "institution",
  "job",
  "law",
  "news",
  "senior",
] as const satisfies readonly (typeof cardIcons)[number][];

/** A scene fills its space, and its edges may be cut. */
export const sceneFit = "xMidYMid slice";

/** Illustrations of error and sign-in pages, one for each kind of failure. */
export const stateIllustrationNames = ["sign-in", "forbidden", "missing", "fault", "maintenance"] as const;

export type ControlIconName = (typeof controlIconNames)[number];
export type StatusIconName = (typeof statusIconNames)[number];
export type IconName = (typeof iconNames)[number];
export type StateIllustrationName = (typeof stateIllustrationNames)[number];
export type IllustrationName = (typeof illustrationNames)[number] | StateIllustrationName;
