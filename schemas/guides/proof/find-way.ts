import { type Diagram, nameOf, type Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import type { AskedQuestion, GuideLogic } from "#schemas/guides/logic/guide-logic.ts";
import { isSettled, nextQuestion, type Reached, takeAnswer, verdictOf } from "#schemas/guides/logic/walk-guide.ts";
import { unknownAnswer } from "#schemas/guides/progress/guide-answers.ts";

/** Answers as in addresses, by the key of their question. */
export type SampleAnswers = Readonly<Record<string, string>>;

/** Thrown when a search would take too long. */
export class TooManyStates extends Error {
  override name = "TooManyStates";
}

/** States that a search follows at most; those of a law have some hundred. */
const maxStates = 20_000;

/** Returns answers after which the rules all have the same verdict; null when there are none. */
export function findWay(
  { questions }: GuideLogic,
  rules: readonly Reached[],
  verdict: Verdict,
  isKnown: boolean,
): SampleAnswers | null {
  const seen = new Set<string>();
  return find(rules, {});

  function find(reached: readonly Reached[], sample: SampleAnswers): SampleAnswers | null {
    if (reached.some((rule) => isSettled(rule) && verdictOf(rule) !== verdict)) return null;
    const at = nextQuestion(reached);
    const asked = questions[at];
    if (!asked) return sample;
    const state = reached.map((rule) => rule.map(nameOf).join(" ")).join("|");
    if (seen.has(state)) return null;
    if (seen.size >= maxStates) throw new TooManyStates(`more than ${maxStates} states`);
    seen.add(state);
    // An answer that is not known is the nearest way to a result that is left open.
    for (const { region, answer } of answersTo(asked, !isKnown)) {
      const next = reached.map((rule) => takeAnswer(rule, at, region));
      const found = find(next, { ...sample, [asked.question.key]: answer });
      if (found) return found;
    }
    return null;
  }
}

/** Returns answers after which a question is the next one; null for one that is never asked. */
export function wayToQuestion(logic: GuideLogic, at: number): SampleAnswers | null {
  const seen = new Set<Diagram>();
  for (const { rule } of logic.results) {
    const given = find(rule, {});
    if (given) return toTheEnd(logic, given, at);
  }
  return null;

  function find(part: Diagram, sample: SampleAnswers): SampleAnswers | null {
    if (typeof part === "string" || part.question > at || seen.has(part)) return null;
    if (part.question === at) return sample;
    seen.add(part);
    const { question, regions } = logic.questions[part.question] ?? {};
    for (const [region, branch] of part.branches.entries()) {
      const found = find(branch, { ...sample, [question?.key ?? ""]: regions?.[region]?.answers[0] ?? "" });
      if (found) return found;
    }
    return null;
  }
}

/**
 * Returns the answers to every question that is asked after the given ones, which stay as they are; up to a question when its
 * position is given.
 */
export function toTheEnd({ questions, results }: GuideLogic, given: SampleAnswers, until = Infinity): SampleAnswers {
  let reached: Reached[] = results.map(({ rule }) => [rule]);
  const sample: Record<string, string> = {};
  for (;;) {
    const at = nextQuestion(reached);
    const asked = questions[at];
    if (!asked || at >= until) return sample;
    const answers = answersTo(asked, true);
    const taken = answers.find(({ answer }) => answer === given[asked.question.key]) ?? answers.at(-1);
    if (!taken) return sample;
    sample[asked.question.key] = taken.answer;
    reached = reached.map((rule) => takeAnswer(rule, at, taken.region));
  }
}

/** Returns one answer of each region of a question; before them, when wanted, the one that it is not known. */
export function answersTo({ question, regions }: AskedQuestion, isUnknownToo: boolean) {
  const known = regions.map(({ answers }, region) => ({ region, answer: answers[0] ?? "" }));
  return isUnknownToo && question.mayBeUnknown ? [{ region: null, answer: unknownAnswer }, ...known] : known;
}
