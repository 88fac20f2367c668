import { branchesAt, type Diagram, nameOf, questionOf, verdicts } from "#schemas/guides/logic/decision-diagram.ts";
import type { GuideLogic, GuideRules } from "#schemas/guides/logic/guide-logic.ts";
import type { SampleAnswers } from "./find-way.ts";

/** Returns the results that do not depend on a number as they say: more of it has to help always, or never. */
export function brokenTrends({ results }: GuideRules, logic: GuideLogic) {
  return results.flatMap(({ key, trends }, at) =>
    trends.flatMap(({ question, direction }) => {
      const position = logic.questions.findIndex((asked) => asked.question.key === question);
      const rule = logic.results[at]?.rule ?? "maybe";
      const sample = findTurn(rule, position, direction === "up", logic);
      return sample ? [{ result: key, question, sample }] : [];
    }),
  );
}

/** Returns answers at which a higher number turns a rule the wrong way; null when there are none. */
function findTurn(rule: Diagram, position: number, isUp: boolean, logic: GuideLogic): SampleAnswers | null {
  const seen = new Set<string>();
  return find(rule, rule, {});

  /** Compares two rules with the same answers; above the question they are one. */
  function find(lower: Diagram, higher: Diagram, answers: SampleAnswers): SampleAnswers | null {
    if (typeof lower === "string" && typeof higher === "string") {
      const change = verdicts[higher] - verdicts[lower];
      return (isUp ? change < 0 : change > 0) ? answers : null;
    }
    const pair = `${nameOf(lower)} ${nameOf(higher)}`;
    if (seen.has(pair)) return null;
    seen.add(pair);
    const at = Math.min(questionOf(lower), questionOf(higher));
    const asked = logic.questions[at];
    for (const [region, { answers: own }] of asked?.regions.entries() ?? []) {
      const given = { ...answers, [asked?.question.key ?? ""]: own[0] ?? "" };
      const next = (part: Diagram, index: number) => branchesAt(part, at)[index] ?? part;
      const isTurning = at === position;
      if (isTurning && region === 0) continue;
      const found = find(next(lower, isTurning ? region - 1 : region), next(higher, region), given);
      if (found) return found;
    }
    return null;
  }
}
