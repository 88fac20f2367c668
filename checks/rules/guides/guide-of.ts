import type { RecordPath, Subject } from "#checks/rule.ts";
import { factsOf } from "#schemas/guides/proof/guide-facts.ts";
import { toCheckedGuide } from "#schemas/guides/proof/guide-path.ts";
import { memo } from "#schemas/parse/memo.ts";

/** The guide of a record, as visitors get it; null for other records and for guides that cannot be shown. */
export const guideOf = memo(({ key, content }: Subject) => {
  const guide = key === "entitlement-guide" ? toCheckedGuide(content.data) : null;
  if (!guide) return null;
  return { ...guide, placeOf: (path: (string | number)[]): RecordPath => ["data", ...guide.originOf(path)] };
});

/** The guide of a record with what is true of it; null without a guide. */
export const proofOf = memo((subject: Subject) => {
  const guide = guideOf(subject);
  return guide && { guide, facts: factsOf(guide) };
});
