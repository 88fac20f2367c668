import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { regionOf } from "./answer-regions.ts";
import { branchesAt, type Diagram, type Fork, questionOf, type Verdict } from "./decision-diagram.ts";
import type { GuideLogic } from "./guide-logic.ts";

/** Right answers by the key of their question; null for "I do not know". */
export type GuideAnswers = ReadonlyMap<string, string | null>;

/** Where a visitor's answers lead. */
export interface GuideWalk {
  /** The questions that were asked, in order, with their answers. */
  answered: readonly { question: GuideQuestion; answer: string | null }[];
  /** The first question without an answer that can still change a result; null at the end. */
  open: GuideQuestion | null;
  /** Questions that may still be asked, the open one included. */
  left: number;
  /** In the order of the guide; before the end they are what is known so far. */
  results: readonly { verdict: Verdict; criteria: readonly Verdict[] }[];
}

/** The rest of a rule after some answers. There are several when an answer was not known. */
export type Reached = readonly Diagram[];

/**
 * Follows a guide by the answers so far. A question that cannot change any result is not asked, and an answer to it changes
 * nothing.
 */
export function walkGuide(logic: GuideLogic, answers: GuideAnswers): GuideWalk {
  let reached: Reached[] = logic.results.map(({ rule }) => [rule]);
  const taken = new Map<number, number | null>();
  const answered: { question: GuideQuestion; answer: string | null }[] = [];
  for (;;) {
    const at = nextQuestion(reached);
    const asked = logic.questions[at];
    if (!asked) break;
    const answer = answers.get(asked.question.key);
    if (answer === undefined) break;
    const region = answer === null ? null : regionOf(answer, asked);
    taken.set(at, region);
    answered.push({ question: asked.question, answer });
    reached = reached.map((rule) => takeAnswer(rule, at, region));
  }
  return {
    answered,
    open: logic.questions[nextQuestion(reached)]?.question ?? null,
    left: questionsIn(reached.filter((rule) => !isSettled(rule)).flat()).size,
    results: logic.results.map(({ criteria }, at) => ({
      verdict: verdictOf(reached[at] ?? []),
      criteria: criteria.map((rule) => verdictOf(takeAnswers([rule], taken))),
    })),
  };
}

/** Position of the first question that can change a result; Infinity for none. */
export function nextQuestion(rules: readonly Reached[]): number {
  return Math.min(...rules.flatMap((rule) => (isSettled(rule) ? [] : rule.map(questionOf))));
}

/** Returns what a rule comes to with the answer of a region to a question; null when the answer is not known. */
export function takeAnswer(rule: Reached, question: number, region: number | null): Reached {
  if (rule.every((part) => questionOf(part) !== question)) return rule;
  const next = rule.flatMap((part) => {
    const branches = branchesAt(part, question);
    return region === null || branches.length === 1 ? branches : (branches[region] ?? branches);
  });
  return [...new Set(next)];
}

function takeAnswers(rule: Reached, taken: ReadonlyMap<number, number | null>): Reached {
  let reached = rule;
  for (const [question, region] of taken) reached = takeAnswer(reached, question, region);
  return reached;
}

/** True when no further answer changes the verdict. */
export function isSettled(rule: Reached): boolean {
  const hasForks = rule.some((part) => typeof part !== "string");
  return !hasForks || rule.includes("maybe") || (rule.includes("yes") && rule.includes("no"));
}

export function verdictOf(rule: Reached): Verdict {
  const [first = "maybe"] = rule;
  return typeof first === "string" && rule.every((part) => part === first) ? first : "maybe";
}

/** Positions of the questions that rules ask. */
export function questionsIn(rules: Reached): Set<number> {
  const seen = new Set<Fork>();
  const follow = (part: Diagram): void => {
    if (typeof part === "string" || seen.has(part)) return;
    seen.add(part);
    part.branches.forEach(follow);
  };
  rules.forEach(follow);
  return new Set([...seen].map(({ question }) => question));
}
