import type { Requirement } from "./requirement.ts";
import { contentRequirements } from "./requirements/contents.ts";
import { libraryRequirements } from "./requirements/library.ts";
import { limitRequirements } from "./requirements/limits.ts";
import { listRequirements } from "./requirements/lists.ts";
import { siteRequirements } from "./requirements/sites.ts";

/** All requirements, in test order. */
export const requirements: readonly Requirement[] = [
  ...siteRequirements,
  ...listRequirements,
  ...contentRequirements,
  ...libraryRequirements,
  ...limitRequirements,
];
