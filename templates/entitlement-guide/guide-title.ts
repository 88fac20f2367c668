import type { TFunction } from "i18next";
import type { GuideProgress } from "#schemas/guides/progress/guide-progress.ts";

/** Returns the heading of a page of a guide; null for the first one, which has the guide's own title. */
export function guideTitle(progress: GuideProgress, t: TFunction): string | null {
  if (progress.kind === "result") return t("entitlement.result");
  return progress.answered.length > 0 ? progress.question.label : null;
}
