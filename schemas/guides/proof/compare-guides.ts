import { isNumeric } from "#schemas/guides/logic/answer-regions.ts";
import { branchesAt, type Diagram, nameOf, questionOf, type Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import {
  type AskedQuestion,
  compileGuides,
  type GuideLogic,
  type GuideRules,
} from "#schemas/guides/logic/guide-logic.ts";

/** Answers for which a result is another than before. */
export interface ChangedAnswers {
  result: string;
  from: Verdict;
  to: Verdict;
  /** By question, the answers that change it, as ranges; an option is a range of its own. Other questions do not matter. */
  answers: readonly { question: string; ranges: readonly AnswerRange[] }[];
  /** Answer sets: one answer of each region to every question of the guide. */
  count: number;
}

/** Answers from the first to the last; null where a number has no limit. */
export interface AnswerRange {
  first: string | null;
  last: string | null;
}

export interface GuideChanges {
  changes: readonly ChangedAnswers[];
  /** All answer sets of the guide. */
  total: number;
  /** True when more changes were found than are listed. */
  isCut: boolean;
}

const maxListed = 1000;

/**
 * Lists the answer sets whose results differ between two versions of a guide, such as those of two days. Null when they have
 * other questions or results, whose answers cannot be compared.
 */
export function compareGuides(before: GuideRules, after: GuideRules): GuideChanges | null {
  if (shapeOf(before) !== shapeOf(after)) return null;
  const [old, fresh] = compileGuides([before, after]);
  if (!old || !fresh) return null;
  const sizes = old.questions.map(({ regions }) => Math.max(1, regions.length));
  const total = sizes.reduce((product, size) => product * size, 1);
  const changes = before.results.flatMap(({ key }, at) =>
    changesOf(old.results[at]?.rule ?? "maybe", fresh.results[at]?.rule ?? "maybe", old).map((change) => {
      const share = change.steps.reduce((part, { at, size }) => part * (size / (sizes[at] ?? 1)), 1);
      const answers = change.steps.map(({ question, ranges }) => ({ question, ranges }));
      return { result: key, from: change.from, to: change.to, answers, count: Math.round(total * share) };
    }),
  );
  return { changes: changes.slice(0, maxListed), total, isCut: changes.length > maxListed };
}

interface Step {
  at: number;
  question: string;
  /** Number of regions. */
  size: number;
  ranges: AnswerRange[];
}

function changesOf(before: Diagram, after: Diagram, { questions }: GuideLogic) {
  const changes: { from: Verdict; to: Verdict; steps: readonly Step[] }[] = [];
  follow(before, after, []);
  return changes;

  function follow(old: Diagram, fresh: Diagram, path: readonly Step[]): void {
    if (old === fresh || changes.length > maxListed) return;
    if (typeof old === "string" && typeof fresh === "string") {
      changes.push({ from: old, to: fresh, steps: path });
      return;
    }
    const at = Math.min(questionOf(old), questionOf(fresh));
    const asked = questions[at];
    const [oldBranches, freshBranches] = [branchesAt(old, at), branchesAt(fresh, at)];
    const next = (asked?.regions ?? []).map((_, region) => ({
      old: oldBranches[region] ?? oldBranches[0] ?? "maybe",
      fresh: freshBranches[region] ?? freshBranches[0] ?? "maybe",
      region,
    }));
    // Answers from which the same follows are one change.
    for (const same of Map.groupBy(next, (each) => `${nameOf(each.old)} ${nameOf(each.fresh)}`).values()) {
      const [each] = same;
      if (!each || !asked) continue;
      const ranges = rangesOf(
        asked,
        same.map(({ region }) => region),
      );
      const step = { at, question: asked.question.key, size: same.length, ranges };
      follow(each.old, each.fresh, [...path, step]);
    }
  }
}

/** Returns the answers of regions, given by their positions; neighbouring numbers are one range. */
export function rangesOf({ question, regions }: AskedQuestion, positions: readonly number[]): AnswerRange[] {
  if (!isNumeric(question))
    return positions.flatMap((at) => (regions[at]?.answers ?? []).map((answer) => ({ first: answer, last: answer })));
  const { min, max } = question.limits;
  const starts = positions.filter((at) => !positions.includes(at - 1));
  const ends = positions.filter((at) => !positions.includes(at + 1));
  return starts.map((start, index) => {
    const end = ends[index] ?? start;
    const isLowest = start === 0 && min === null;
    const isHighest = end === regions.length - 1 && max === null;
    return {
      first: isLowest ? null : (regions[start]?.answers[0] ?? null),
      last: isHighest ? null : (regions[end]?.answers.at(-1) ?? null),
    };
  });
}

function shapeOf({ questions, results }: GuideRules): string {
  const asked = questions.map(({ key, kind, options }) => [key, kind, options.map(({ value }) => value)]);
  return JSON.stringify([asked, results.map(({ key }) => key)]);
}
