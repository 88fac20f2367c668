import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import type { Diagram, Fork, Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import { type GuideLogic, type GuideRules, logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { memo } from "#schemas/parse/memo.ts";
import { findWay, type SampleAnswers, TooManyStates, toTheEnd, wayToQuestion } from "./find-way.ts";
import { brokenTrends } from "./trends.ts";

/** Facts about a guide that hold for all answers. */
export interface GuideFacts {
  /** For each question of the guide, answers after which it is asked; null for one that is never asked. */
  asked: readonly { key: string; sample: SampleAnswers | null }[];
  /** Questions that have no right answer. */
  unanswerable: readonly GuideQuestion[];
  /** Questions that are never asked, because they change no result. */
  idle: readonly GuideQuestion[];
  /** For each result of the guide, answers that lead to each verdict; null for a verdict that nobody gets. */
  results: readonly { key: string; samples: Readonly<Record<Verdict, SampleAnswers | null>> }[];
  /** Answers after which there is no entitlement, not even a possible one. */
  nothing: { sample: SampleAnswers | null };
  /** Results that do not depend on a number as they say, with the answers where they turn. */
  brokenTrends: readonly { result: string; question: string; sample: SampleAnswers }[];
  /** Keys of the results whose rules are too complex to follow. */
  tooComplex: readonly string[];
  /** False when it is not known whether some answers lead to nothing; all the rest is always known. */
  isProven: boolean;
}

/**
 * Returns what follows from the rules alone. A reduced diagram has each verdict that somebody gets, and each question that is asked,
 * so nothing has to be tried.
 */
export const factsOf = memo((guide: GuideRules): GuideFacts => {
  const logic = logicOf(guide);
  const { questions, results, tooComplex } = logic;
  const rules = results.map(({ rule }) => [rule]);
  const nothing = withinLimits(() => findWay(logic, rules, "no", true));
  const asked = questions.map(({ question }, at) => ({ key: question.key, sample: wayToQuestion(logic, at) }));
  return {
    asked,
    unanswerable: questions.flatMap(({ question, regions }) => (regions.length === 0 ? [question] : [])),
    idle: questions.flatMap(({ question }, at) => (asked[at]?.sample ? [] : [question])),
    results: guide.results.map(({ key }, at) => ({ key, samples: samplesOf(logic, results[at]?.rule ?? "maybe") })),
    nothing: { sample: nothing ?? null },
    brokenTrends: brokenTrends(guide, logic),
    tooComplex,
    isProven: nothing !== undefined,
  };
});

function samplesOf(logic: GuideLogic, rule: Diagram): Record<Verdict, SampleAnswers | null> {
  const { ends, forks } = partsOf(rule);
  const isLeftOpen = forks.some(({ question }) => logic.questions[question]?.question.mayBeUnknown);
  const sampleOf = (verdict: Verdict) => {
    const isKnown = ends.has(verdict);
    if (!isKnown && !(verdict === "maybe" && isLeftOpen)) return null;
    const way = withinLimits(() => findWay(logic, [[rule]], verdict, isKnown));
    return way ? toTheEnd(logic, way) : null;
  };
  return { yes: sampleOf("yes"), maybe: sampleOf("maybe"), no: sampleOf("no") };
}

/** Returns the verdicts and forks of a rule. */
function partsOf(rule: Diagram): { ends: Set<Diagram>; forks: Fork[] } {
  const parts = new Set<Diagram>([rule]);
  // A set goes on with what is added to it.
  for (const part of parts) if (typeof part !== "string") for (const branch of part.branches) parts.add(branch);
  return { ends: parts, forks: [...parts].filter((part) => typeof part !== "string") };
}

/** Returns undefined when the search takes too long. */
function withinLimits(search: () => SampleAnswers | null): SampleAnswers | null | undefined {
  try {
    return search();
  } catch (error) {
    if (error instanceof TooManyStates) return undefined;
    throw error;
  }
}
