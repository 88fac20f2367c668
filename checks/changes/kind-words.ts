import type { InBoth } from "#checks/finding.ts";
import { inBothLanguages } from "#checks/texts.ts";
import type { Change } from "./change.ts";

/** Returns what happened to a place, such as “Added”. */
export function kindWords({ kind, count, isFormatOnly }: Pick<Change, "kind" | "count" | "isFormatOnly">): InBoth {
  if (isFormatOnly) return inBothLanguages("changes.formatOnly");
  if (kind === "changed" || count === 1) return inBothLanguages(`changes.${kind}`);
  return inBothLanguages(`changes.${kind}Many`, { count });
}
