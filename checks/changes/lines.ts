import type { InBoth } from "#checks/finding.ts";
import type { Change } from "./change.ts";

/**
 * Returns the old and the new value of a change as lines of plain text, texts with `[-old-]` and `{+new+}` words. `nothing` are
 * the words for no value.
 */
export function changeLines(
  { kind, before, after, pieces, isFormatOnly }: Pick<Change, "kind" | "before" | "after" | "pieces" | "isFormatOnly">,
  language: keyof InBoth,
  nothing: string,
): string[] {
  if (isFormatOnly) return [];
  if (pieces) {
    const marked = pieces.map(
      ({ kind: of, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[of],
    );
    return [marked.join(" ")];
  }
  return [
    ...(kind === "added" || (kind === "moved" && !before) ? [] : [`− ${before?.[language] || nothing}`]),
    ...(kind === "removed" ? [] : [`+ ${after?.[language] || nothing}`]),
  ];
}
