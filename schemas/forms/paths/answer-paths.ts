import { meets, type ReadValues, type Test, testsIn } from "#schemas/forms/definition/condition.ts";
import type { Question } from "#schemas/forms/definition/question.ts";
import type { ExitPath, StepPath } from "#schemas/forms/definition/step.ts";
import type { Answers, Entry } from "#schemas/forms/filling/answers.ts";
import { problemOfAnswer } from "#schemas/forms/filling/question-control.ts";
import { contextOf, type ShownStep, valuesIn, type Walk, walk } from "#schemas/forms/filling/walk.ts";
import type { CheckedForm } from "./form-path.ts";
import { rightAnswers } from "./right-answers.ts";

/** Answers that lead to the end of a form. Other answers that meet the same conditions lead along the same path. */
export interface AnswerPath {
  answers: Answers;
  walk: Walk<StepPath, ExitPath>;
  /** The question to which no answer is right after these answers; null when the path reaches the end. */
  stuckAt: Question | null;
}

export interface AnswerPaths {
  paths: readonly AnswerPath[];
  /** False when there are more paths than were followed. */
  isComplete: boolean;
}

/** Paths that are followed at most, in about a second; 12 independent questions of two answers each have 4,096. */
const mostPaths = 5000;

/** Different entries of one step that are followed at most. */
const mostEntries = 1000;

/** Follows every path through a form, each once. */
export function answerPaths(form: CheckedForm, today: string): AnswerPaths {
  const [tests, compared] = [testsOf(form), comparedIn(form)];
  const paths: AnswerPath[] = [];
  let isComplete = true;
  follow({});
  return { paths, isComplete };

  function follow(answers: Answers): void {
    const current = walk(form, answers, today);
    const { open, shown } = current;
    if (!open) return void paths.push({ answers, walk: current, stuckAt: null });
    const valuesOf = valuesIn({ shown: shown.slice(0, shown.indexOf(open)) });
    const wrong = Object.hasOwn(answers, open.step.key) ? wrongQuestion(current, today) : null;
    const filled = entriesOf(open, { tests, compared, valuesOf, today });
    const stuckAt = wrong ?? filled.stuckAt;
    if (stuckAt) return void paths.push({ answers, walk: current, stuckAt });
    isComplete &&= !filled.isCut;
    for (const entries of repeatedly(open, filled.entries)) {
      if (paths.length >= mostPaths) isComplete = false;
      else follow({ ...answers, [open.step.key]: entries });
    }
  }
}

type Tests = ReadonlyMap<string, readonly Test[]>;

/** Returns the tests of all conditions by the question that they are about. */
export function testsOf({ steps, exits }: CheckedForm): Tests {
  const parts = [...steps, ...steps.flatMap(({ questions }) => questions), ...exits];
  return Map.groupBy(
    parts.flatMap(({ when }) => testsIn(when)),
    ({ question }) => question,
  );
}

/** Returns the questions with whose answers others are compared. */
function comparedIn({ steps }: CheckedForm): ReadonlySet<string | null> {
  return new Set(steps.flatMap(({ questions }) => questions.flatMap(comparedWith)));
}

/** Keys of the questions whose answers limit those to a question, among days and null. */
function comparedWith({ limits: { earliest, latest, after, before, atMostAs, sameAs } }: Question) {
  return [earliest, latest, after, before, atMostAs, sameAs];
}

/** Returns the question at which a walk stops; null when it does not. */
export function wrongQuestion({ open, shown }: Walk<StepPath, ExitPath>, today: string): Question | null {
  if (!open) return null;
  const entry = open.entries[(open.openEntry ?? 1) - 1] ?? {};
  const context = contextOf(entry, valuesIn({ shown: shown.slice(0, shown.indexOf(open)) }), today);
  return open.questions.find((each) => problemOfAnswer(each, entry[each.key] ?? [], context) !== null) ?? null;
}

interface Around {
  tests: Tests;
  compared: ReturnType<typeof comparedIn>;
  valuesOf: ReadValues;
  today: string;
}

/** Returns right entries of a step, one of those that meet the same tests, or the question without a right answer. */
function entriesOf(
  { questions }: ShownStep<StepPath>,
  { tests, compared, valuesOf, today }: Around,
): { entries: Entry[]; stuckAt: Question | null; isCut: boolean } {
  let entries: Entry[] = [{}];
  let isCut = false;
  for (const question of comparedLast(questions)) {
    const own = tests.get(question.key);
    const values = own?.map(({ value }) => value) ?? [];
    const next = entries.flatMap((entry) => {
      const right = rightAnswers(question, values, contextOf(entry, valuesOf, today));
      return (own ? right : right.slice(0, 1)).map((answer) => ({ ...entry, [question.key]: answer }));
    });
    if (next.length === 0) return { entries, stuckAt: question, isCut };
    const different = [...new Map(next.map((entry) => [meaningOf(entry), entry])).values()];
    isCut ||= different.length > mostEntries;
    entries = different.slice(0, mostEntries);
  }
  return { entries, stuckAt: null, isCut };

  /** Returns the same text for entries that later conditions and rules cannot tell apart. */
  function meaningOf(entry: Entry): string {
    const metTests = Object.entries(entry).flatMap(([key, values]) =>
      (tests.get(key) ?? []).map((each) => meets(each, () => [values])),
    );
    return JSON.stringify([metTests, Object.entries(entry).filter(([key]) => compared.has(key))]);
  }
}

/** Questions that are compared with another one follow it. */
function comparedLast(questions: readonly Question[]): Question[] {
  const isCompared = (question: Question) => questions.some(({ key }) => comparedWith(question).includes(key));
  return questions.toSorted((a, b) => Number(isCompared(a)) - Number(isCompared(b)));
}

/** Entries of which every two are put into a repeated step together; of more only neighbours. */
const mostPaired = 30;

/** Fills a repeated step with the same entry each time, with every two entries, and with all of them. */
function repeatedly({ step: { repetition } }: ShownStep<StepPath>, entries: readonly Entry[]): Entry[][] {
  const alone = entries.map((entry) => [entry]);
  if (!repetition) return alone;
  const { min, max } = repetition;
  const others = (at: number) => entries.slice(at + 1, entries.length > mostPaired ? at + 2 : undefined);
  const pairs = entries.flatMap((first, at) => others(at).map((second) => [first, second]));
  return [...alone, ...pairs, ...(entries.length > 2 ? [[...entries]] : [])]
    .map((list) => [...list, ...Array.from({ length: Math.max(0, min - list.length) }, () => list[0] ?? {})])
    .filter(({ length }) => length <= max);
}
