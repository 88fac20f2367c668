import type { Finding } from "#portal/checks/finding.ts";
import { valuesIn } from "#portal/contract/forms/filling/walk.ts";
import { answerPaths, testsOf } from "#portal/contract/forms/paths/answer-paths.ts";
import { type CheckedForm, toFormPath } from "#portal/contract/forms/paths/form-path.ts";
import { type CaseResult, endOf, tryCase } from "#portal/contract/forms/paths/walk-case.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { wallClock } from "#portal/contract/time/dates.ts";

export interface FormReport {
  id: string;
  language: string;
  name: string;
  form: CheckedForm;
  /** Keys of the steps in order, the page where the path ends, and the answers that decide it. */
  paths: readonly { steps: readonly string[]; end: string; answers: Readonly<Record<string, readonly string[]>> }[];
  isComplete: boolean;
  cases: readonly CaseResult[];
  findings: readonly Finding[];
}

/** Follows all paths through a form and tries its expert cases; a form that cannot be shown has neither. */
export function examineForm(content: Content | null, findings: readonly Finding[], now: number): FormReport {
  const today = wallClock(now).date;
  const parsed = toFormPath(content?.data);
  const form = parsed ?? { steps: [], exits: [], cases: [] };
  const { paths, isComplete } = parsed ? answerPaths(parsed, today) : { paths: [], isComplete: true };
  const tests = testsOf(form);
  const deciding = form.steps.flatMap(({ questions }) => questions.filter(({ key }) => tests.has(key)));
  return {
    id: content?.id ?? "",
    language: content?.language ?? "",
    name: content?.name ?? "",
    form,
    paths: paths.map(({ walk }) => ({
      steps: walk.shown.map(({ step }) => step.key),
      end: endOf(walk),
      answers: Object.fromEntries(
        deciding.flatMap(({ key }) => {
          const values = valuesIn(walk)(key).flat();
          return values.length > 0 ? [[key, values]] : [];
        }),
      ),
    })),
    isComplete,
    cases: form.cases.map((own) => tryCase(form, own, today)),
    findings,
  };
}
