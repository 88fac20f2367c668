import type { ExpertCase } from "#schemas/forms/definition/expert-case.ts";
import type { Question } from "#schemas/forms/definition/question.ts";
import type { ExitPath, StepPath } from "#schemas/forms/definition/step.ts";
import type { Answers, Entry } from "#schemas/forms/filling/answers.ts";
import { placePath } from "#schemas/forms/filling/place.ts";
import { contextOf, type ShownStep, valuesIn, type Walk, walk } from "#schemas/forms/filling/walk.ts";
import { testsOf, wrongQuestion } from "./answer-paths.ts";
import type { CheckedForm } from "./form-path.ts";
import { rightAnswers } from "./right-answers.ts";

/**
 * Follows a form by the answers of an expert case, until it ends or an answer is missing or wrong. A question that decides
 * nothing and that the case leaves out gets a right answer, so that a case names only what it is about.
 */
export function walkCase(form: CheckedForm, { odpovedi }: ExpertCase, today: string): Walk<StepPath, ExitPath> {
  const given = Map.groupBy(odpovedi, ({ pole }) => pole);
  const tests = testsOf(form);
  let answers: Answers = {};
  for (;;) {
    const current = walk(form, answers, today);
    const { open, shown } = current;
    if (!open || Object.hasOwn(answers, open.step.key)) return current;
    const valuesOf = valuesIn({ shown: shown.slice(0, shown.indexOf(open)) });
    const entries = Array.from({ length: lengthOf(open) }, (_, at) => entryAt(open, at, valuesOf));
    answers = { ...answers, [open.step.key]: entries };
  }

  function lengthOf({ step: { repetition }, questions }: ShownStep<StepPath>): number {
    return repetition ? Math.max(repetition.min, ...questions.map(({ key }) => given.get(key)?.length ?? 0)) : 1;
  }

  /** Rows of the same question are one answer of several options, or the entries of a repeated step. */
  function entryAt({ step, questions }: ShownStep<StepPath>, at: number, valuesOf: ReturnType<typeof valuesIn>): Entry {
    const entry: Entry = {};
    for (const question of questions) {
      const rows = given.get(question.key)?.map(({ hodnota }) => hodnota);
      const own = step.repetition ? rows?.slice(at, at + 1) : rows;
      if (own?.length) entry[question.key] = own;
      else if (!tests.has(question.key))
        entry[question.key] = rightAnswers(question, [], contextOf(entry, valuesOf, today))[0] ?? [];
    }
    return entry;
  }
}

/** Result of an expert case; the pages are parts of addresses, such as `krok/bydliste`. */
export interface CaseResult {
  name: string;
  expected: string;
  end: string;
  /** The question where it stops; null when it reaches an end. */
  stuckAt: Question | null;
}

/** Tries an expert case: it passes when it ends where it is expected to. */
export function tryCase(form: CheckedForm, own: ExpertCase, today: string): CaseResult {
  const walked = walkCase(form, own, today);
  return {
    name: own.nazev,
    expected: expectedEnd(own),
    end: endOf(walked),
    stuckAt: wrongQuestion(walked, today),
  };
}

/** Returns the page where a walk ends, as its address behind `/-/` says: `souhrn`, `konec/…` or `krok/…`. */
export function endOf({ open, exit }: Walk<StepPath, ExitPath>): string {
  if (open) return placePath({ kind: "step", step: open.step.key, entry: 1 });
  return placePath(exit ? { kind: "exit", exit: exit.key } : { kind: "summary" });
}

/** Returns the page where an expert case is to end; the summary, unless it names another one. */
export function expectedEnd({ cil: { konec, krok } }: ExpertCase): string {
  if (konec) return placePath({ kind: "exit", exit: konec });
  return placePath(krok ? { kind: "step", step: krok, entry: 1 } : { kind: "summary" });
}
