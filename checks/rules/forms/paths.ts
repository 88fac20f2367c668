import type { Problem, Rule, Subject } from "#checks/rule.ts";
import { type Condition, holds } from "#schemas/forms/definition/condition.ts";
import { valuesIn } from "#schemas/forms/filling/walk.ts";
import type { AnswerPath } from "#schemas/forms/paths/answer-paths.ts";
import { pathsOf } from "./form-of.ts";

/** Reports a question that visitors with some answers, or all, cannot answer: the form ends for them there. */
export const unanswerable: Rule = {
  code: "form.unanswerable",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const { form, paths = [] } = pathsOf(subject) ?? {};
    for (const [at, { questions }] of form?.steps.entries() ?? [])
      for (const [index, question] of questions.entries())
        if (paths.some(({ stuckAt }) => stuckAt === question))
          yield problem(form?.placeOf(["kroky", at, "pole", index]), "a question that can be answered");
  },
};

/** Reports a form of which nobody reaches the summary. */
export const exitOnly: Rule = {
  code: "form.exit-only",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const { form, paths } = finishedPaths(subject) ?? {};
    if (form && paths?.every(({ walk }) => walk.exit))
      yield problem(form.placeOf(["konec"]), "answers without an exit");
  },
};

/** Reports steps, questions and exit pages that no answers lead to. */
export const unreachable: Rule = {
  code: "form.unreachable",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const { form, paths } = finishedPaths(subject) ?? {};
    if (!form || !paths?.some(({ walk }) => !walk.exit)) return;
    const shown = paths.flatMap(({ walk }) => walk.shown);
    const steps = new Set(shown.map(({ step }) => step));
    const asked = new Set(shown.flatMap(({ questions }) => questions));
    const exits = new Set(paths.map(({ walk }) => walk.exit));
    const expected = "answers that lead to it";
    for (const [at, step] of form.steps.entries())
      if (!steps.has(step)) yield problem(form.placeOf(["kroky", at]), expected);
      else
        for (const [index, question] of step.questions.entries())
          if (!asked.has(question)) yield problem(form.placeOf(["kroky", at, "pole", index]), expected);
    for (const [at, exit] of form.exits.entries())
      if (!exits.has(exit)) yield problem(form.placeOf(["konec", at]), expected);
  },
};

/** Reports conditions that all answers meet. */
export const idleCondition: Rule = {
  code: "form.condition-idle",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { form, paths = [] } = finishedPaths(subject) ?? {};
    const isMet = (when: Condition | null, reached: readonly AnswerPath[]) =>
      when !== null && reached.length > 0 && reached.every(({ walk }) => holds(when, valuesIn(walk)));
    for (const [at, step] of form?.steps.entries() ?? []) {
      // An exit page may come before the step.
      const reached = paths.filter(({ walk: { exit, shown } }) => {
        const last = shown.at(-1)?.step;
        return !exit || form?.steps.some((each, index) => index >= at && each === last);
      });
      if (isMet(step.when, reached)) yield problem(form?.placeOf(["kroky", at, "kdyz"]), expectedCondition);
      const asked = reached.filter(({ walk }) => holds(step.when, valuesIn(walk)));
      for (const [index, { when }] of step.questions.entries())
        if (isMet(when, asked)) yield problem(form?.placeOf(["kroky", at, "pole", index, "kdyz"]), expectedCondition);
    }
  },
};

const expectedCondition = "answers that do not meet it";

/** All paths; null when not all were followed, or a question stops some, which is reported itself. */
function finishedPaths(subject: Subject) {
  const found = pathsOf(subject);
  return found?.isComplete && found.paths.every(({ stuckAt }) => !stuckAt) ? found : null;
}

function problem(path: Problem["path"] = [], expected: string): Problem {
  return { path, expected, received: undefined, values: {} };
}
