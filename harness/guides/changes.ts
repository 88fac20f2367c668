import type { CheckContext } from "#harness/check/context.ts";
import type { Source } from "#harness/check/item.ts";
import { readItem } from "#harness/check/read/entry.ts";
import { type AnswerRange, compareGuides, type GuideChanges } from "#portal/contract/guides/proof/compare-guides.ts";
import { type GuideReport, guideAt, wireVerdict } from "./examine.ts";

/** Differences of a guide; a text in place of them says why there are none to list. */
export type Changes = GuideChanges | "absent" | "incomparable";

/** Compares the results of today with those of another day. */
export function changesByDay({ item, values, proven }: GuideReport, at: number): Changes {
  const after = item.content && guideAt(item.content, values, at);
  return proven && after ? (compareGuides(proven.guide, after) ?? "incomparable") : "incomparable";
}

/** Compares the results of another source with those of a guide. */
export function changesSince({ id, language, proven }: GuideReport, other: Source, context: CheckContext): Changes {
  const entry = other.entries.find(({ content }) => content?.id === id && content.language === language);
  const { content = null } = entry ? readItem(entry) : {};
  if (!content) return "absent";
  const before = guideAt(content, context.valuesOf(content.webId), other.now);
  return proven && before ? (compareGuides(before, proven.guide) ?? "incomparable") : "incomparable";
}

/** Lists changes: the answers as ranges, the result before and after, and how many answer sets that are. */
export function changesAsText(changes: Changes): string[] {
  if (changes === "absent") return ["  It is not there to compare with."];
  if (changes === "incomparable") return ["  Other questions, options or results: the answers cannot be compared."];
  if (changes.changes.length === 0) return ["  No result changes."];
  return [
    ...changes.changes.map(({ result, from, to, answers, count }) => {
      const given = answers.map(({ question, ranges }) => `${question}: ${ranges.map(rangeAsText).join(" | ")}`);
      const sets = `${count.toLocaleString("en")} of ${changes.total.toLocaleString("en")} answer sets`;
      return `  ± ${given.join(", ") || "all answers"} → ${result}: ${wireVerdict(from)} → ${wireVerdict(to)}  (${sets})`;
    }),
    ...(changes.isCut ? ["  There are more changes."] : []),
  ];
}

export function rangeAsText({ first, last }: AnswerRange): string {
  if (first === last) return first ?? "…";
  return `${first ?? "…"}–${last ?? "…"}`;
}
