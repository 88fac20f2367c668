import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { nameOf, type Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import { type AskedQuestion, type GuideRules, logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { isSettled, nextQuestion, type Reached, takeAnswer, verdictOf } from "#schemas/guides/logic/walk-guide.ts";
import { unknownAnswer } from "#schemas/guides/progress/guide-answers.ts";
import { brokenTrends } from "./trends.ts";

/** Answers as in addresses, by the key of their question. */
export type SampleAnswers = Readonly<Record<string, string>>;

/** What is true of a guide, whatever its visitors answer. */
export interface GuideProof {
  /** Ways through the guide: different answers, "I do not know" among them, to the questions that are asked. */
  ways: number;
  /** Different states in which those ways meet. */
  states: number;
  /** False when there are more states than were followed; then only what was found is true. */
  isComplete: boolean;
  /** For each question of the guide, answers after which it is asked; null for one that is never asked. */
  asked: readonly { key: string; sample: SampleAnswers | null }[];
  /** Questions that have no right answer. */
  unanswerable: readonly GuideQuestion[];
  /** Questions that are never asked, because they change no result. */
  idle: readonly GuideQuestion[];
  /** For each result of the guide, answers that lead to each verdict; null for a verdict that nobody gets. */
  results: readonly { key: string; samples: Readonly<Record<Verdict, SampleAnswers | null>> }[];
  /** Ways at whose end there is no entitlement, not even a possible one, with answers of one. */
  nothing: { ways: number; sample: SampleAnswers | null };
  /** Results that do not depend on a number as they say, with the answers where they turn. */
  brokenTrends: readonly { result: string; question: string; sample: SampleAnswers }[];
  /** Keys of the results whose rules are too complex to follow. */
  tooComplex: readonly string[];
}

interface State {
  reached: readonly Reached[];
  /** One way that leads to it. */
  sample: SampleAnswers;
  ways: number;
}

/** States that are followed at most, in some seconds; a guide of twenty questions has some thousand. */
const maxStates = 100_000;

/**
 * Follows every way through a guide. Ways that no rule tells apart meet in one state, and answers that no rule tells apart are
 * one, so all of them are followed however many there are, up to `most` states.
 */
export function proveGuide(guide: GuideRules, most: number = maxStates): GuideProof {
  const logic = logicOf(guide);
  const { questions } = logic;
  const levels = questions.map(() => new Map<string, State>());
  const ends = new Map<string, State>();
  let [states, isComplete] = [0, true];

  function put({ reached, ways }: Omit<State, "sample">, sampleOf: () => SampleAnswers): void {
    const level = levels[nextQuestion(reached)] ?? ends;
    const key = reached.map((rule) => rule.map(nameOf).join(" ")).join("|");
    const known = level.get(key);
    if (known) known.ways += ways;
    else if (states >= most) isComplete = false;
    else {
      states += 1;
      level.set(key, { reached, sample: sampleOf(), ways });
    }
  }

  put({ reached: logic.results.map(({ rule }) => [rule]), ways: 1 }, () => ({}));
  for (const [at, asked] of questions.entries())
    for (const { reached, sample, ways } of levels[at]?.values() ?? [])
      for (const { region, answer } of answersTo(asked))
        put({ reached: reached.map((rule) => settled(takeAnswer(rule, at, region))), ways }, () => {
          return { ...sample, [asked.question.key]: answer };
        });

  const ended = [...ends.values()].map((state) => ({ ...state, verdicts: state.reached.map(verdictOf) }));
  const empty = ended.filter((end) => end.verdicts.every((verdict) => verdict === "no"));
  const total = (list: readonly State[]) => list.reduce((sum, { ways }) => sum + ways, 0);
  const keysOf = (isWanted: (at: number) => boolean) => questions.filter((_, at) => isWanted(at));
  return {
    ways: total(ended),
    states,
    isComplete,
    asked: questions.map(({ question }, at) => ({
      key: question.key,
      sample: levels[at]?.values().next().value?.sample ?? null,
    })),
    unanswerable: keysOf((at) => questions[at]?.regions.length === 0).map(({ question }) => question),
    idle: keysOf((at) => isComplete && levels[at]?.size === 0).map(({ question }) => question),
    results: guide.results.map(({ key }, at) => ({ key, samples: samplesOf(ended, at) })),
    nothing: { ways: total(empty), sample: empty[0]?.sample ?? null },
    brokenTrends: brokenTrends(guide, logic),
    tooComplex: logic.tooComplex,
  };
}

/** One answer of each region of a question, and the one that it is not known. */
function answersTo({ question, regions }: AskedQuestion): { region: number | null; answer: string }[] {
  const known = regions.map(({ answers }, region) => ({ region, answer: answers[0] ?? "" }));
  return question.mayBeUnknown ? [...known, { region: null, answer: unknownAnswer }] : known;
}

/** Rules that no answer changes any more are all the same. */
function settled(rule: Reached): Reached {
  return isSettled(rule) ? [verdictOf(rule)] : rule;
}

function samplesOf(ended: readonly { sample: SampleAnswers; verdicts: readonly Verdict[] }[], at: number) {
  const sampleOf = (verdict: Verdict) => ended.find((end) => end.verdicts[at] === verdict)?.sample ?? null;
  return { yes: sampleOf("yes"), maybe: sampleOf("maybe"), no: sampleOf("no") };
}
