import { meets, type Test } from "#schemas/forms/definition/condition.ts";
import { problemOfAnswer } from "#schemas/forms/filling/question-control.ts";
import { no, yes } from "#schemas/forms/form-fields.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";

/** Answers that no rule tells apart: options, or a range of numbers. */
export interface Region {
  /** Some of its answers, in order; of numbers its ends are among them. */
  answers: readonly string[];
  /** For each test of the question, true when its answers meet it. */
  met: readonly boolean[];
}

/** Returns the regions of a question's answers, in the order of its options or numbers; none if no answer is right. */
export function regionsOf(question: GuideQuestion, tests: readonly Test[]): Region[] {
  const regions: { answers: string[]; met: boolean[] }[] = [];
  for (const answer of candidates(question, tests).filter((each) => isRight(question, each))) {
    const met = metBy(answer, tests);
    // Numbers of a region are neighbours, options may be apart.
    const known = isNumeric(question) ? regions.at(-1) : regions.find((region) => region.met.join() === met.join());
    if (known && known.met.join() === met.join()) known.answers.push(answer);
    else regions.push({ answers: [answer], met });
  }
  return regions;
}

/** Returns the position of a region with a right answer, or of another that no rule tells apart from it. */
export function regionOf(answer: string, { regions, tests }: { regions: readonly Region[]; tests: readonly Test[] }) {
  const met = metBy(answer, tests).join();
  return regions.findIndex((region) => region.met.join() === met);
}

export function isRight(question: GuideQuestion, answer: string): boolean {
  return problemOfAnswer(question, [answer], { today: "", answerTo: () => null }) === null;
}

/** Returns a test that compares numbers as they are written in answers. */
export function comparable(question: GuideQuestion, test: Test): Test {
  return isNumeric(question) && test.relation !== "answered" ? { ...test, value: String(Number(test.value)) } : test;
}

export function isNumeric({ kind }: Pick<GuideQuestion, "kind">): boolean {
  return kind === "number" || kind === "amount";
}

function metBy(answer: string, tests: readonly Test[]): boolean[] {
  return tests.map((test) => meets(test, () => [[answer]]));
}

/** Returns answers of which each region has one: of numbers those of the tests, and those beside and between them. */
function candidates(question: GuideQuestion, tests: readonly Test[]): string[] {
  const { kind, options, limits } = question;
  if (kind === "choice") return options.map(({ value }) => value);
  if (kind === "yesNo") return [yes, no];
  const step = kind === "amount" ? 0.01 : 1;
  const { min, max } = limits;
  const tested = tests.map(({ value }) => Number(value)).filter(Number.isFinite);
  const ends = [min, max].filter((limit) => limit !== null);
  const around = tested.flatMap((number) =>
    [number - step, number, number + step].flatMap((near) => [down(near, step), up(near, step)]),
  );
  const all = [...around, ...ends.flatMap((end) => [up(end, step), down(end, step)]), ...(ends.length < 2 ? [1] : [])];
  const inLimits = (number: number) => number >= (min ?? -Infinity) && number <= (max ?? Infinity);
  return [...new Set(all.map(rounded))]
    .filter(inLimits)
    .toSorted((a, b) => a - b)
    .map(String);
}

/** Rounds to the steps of a question's answers. */
function down(number: number, step: number): number {
  return Math.floor(rounded(number / step)) * step;
}

function up(number: number, step: number): number {
  return Math.ceil(rounded(number / step)) * step;
}

/** Takes away what calculating with hundredths adds. */
function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
