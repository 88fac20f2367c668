import { problemOf } from "#portal/contract/forms/controls.ts";
import type { Question } from "#portal/contract/forms/definition/question.ts";
import type { Entry } from "#portal/contract/forms/filling/answers.ts";
import { type Filling, problemsAt } from "#portal/contract/forms/filling/form-pages.ts";
import { fileControl, toAnswer } from "#portal/contract/forms/filling/question-control.ts";
import type { ShownStep } from "#portal/contract/forms/filling/walk.ts";
import type { FormState } from "#portal/contract/forms/form-state.ts";
import type { Problem } from "#portal/contract/forms/problems.ts";
import { maxFileSize } from "#portal/contract/forms/submission.ts";

/** Answer to a question, as it was typed, with the problem of its files. */
interface Given {
  values: readonly string[];
  ofFiles: Problem | null;
}

/**
 * Returns states of a step in which each question has a problem: first that of a missing answer, where one is needed. There
 * are as many states as a question has different problems.
 */
export function wrongStates(filling: Filling, shown: ShownStep, right: Entry): FormState[] {
  const wrong = shown.questions.map((question) => wrongAnswers(filling, shown, question, right));
  const count = Math.max(...wrong.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => {
    const given = shown.questions.map(({ key }, index): readonly [string, Given] => {
      const own = wrong[index] ?? [];
      return [key, own[at] ?? own.at(-1) ?? { values: right[key] ?? [], ofFiles: null }];
    });
    const values = Object.fromEntries(given.map(([key, answer]) => [key, answer.values]));
    const ofFiles = given.flatMap(([, answer]) => answer.ofFiles ?? []);
    return { values, problems: problemsAt(filling, shown, asAnswers(shown, values), ofFiles) };
  });
}

/** Returns a wrong answer for each problem that a question can have beside right answers to the others. */
function wrongAnswers(filling: Filling, shown: ShownStep, question: Question, right: Entry): Given[] {
  const { key } = question;
  const typed = candidatesOf(question).flatMap((values) => {
    const entry = { ...right, [key]: toAnswer(question, values) };
    const problem = problemsAt(filling, shown, entry).find(({ field }) => field === key);
    return problem ? [{ code: problem.code, values, ofFiles: null }] : [];
  });
  const all = [...typed, ...(question.kind === "files" ? wrongFiles(question) : [])];
  return [...Map.groupBy(all, ({ code }) => code).values()].flatMap((each) => each.slice(0, 1));
}

/** Answers of which some break each rule. */
function candidatesOf({ kind, limits: { min, max, length, refused } }: Question): string[][] {
  const texts = [
    ...["x", "x@", "?", "ab cd", "1".repeat(length + 1), "jina.adresa@priklad.example", ...refused],
    ...["1800-01-01", "2999-12-31", "1,2345", String((min ?? 0) - 1), String((max ?? 9_999_999) + 1)],
  ];
  return [[], ...(kind === "files" ? [] : texts.map((text) => [text]))];
}

/** Returns the problems of files that are not taken. */
function wrongFiles(question: Question) {
  const control = { ...fileControl(question), required: false, min: 0 };
  const right = { name: "potvrzeni.pdf", type: "application/pdf", size: 1, verdict: "clean" } as const;
  const wrong = [
    [{ ...right, name: "potvrzeni.exe" }],
    [{ ...right, size: maxFileSize + 1 }],
    [{ ...right, size: 0 }],
    ...(["infected", "encrypted", "refused"] as const).map((verdict) => [{ ...right, verdict }]),
    Array.from({ length: control.max + 1 }, () => right),
  ];
  return wrong.flatMap((files) => {
    const problem = problemOf(control, { texts: [], files });
    return problem ? [{ code: problem.code, values: [], ofFiles: { field: question.key, ...problem } }] : [];
  });
}

function asAnswers({ questions }: ShownStep, values: FormState["values"]): Entry {
  return Object.fromEntries(
    questions.map((question) => [question.key, toAnswer(question, values[question.key] ?? [])]),
  );
}
