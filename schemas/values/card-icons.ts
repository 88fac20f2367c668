/** Illustrations that an editor may choose for a card; each is a file of components/media/drawings/. */
export const cardIcons = [
  "calendar",
  "care",
  "coins",
  "contact",
  "disability",
  "documents",
  "family",
  "globe",
  "graduate",
  "health",
  "holiday",
  "house",
  "institution",
  "job",
  "job-loss",
  "law",
  "newborn",
  "news",
  "passport",
  "senior",
] as const;

export type CardIcon = (typeof cardIcons)[number];
