import { answerTexts, questionLabel } from "#components/form/answer-texts.ts";
import { answerWords } from "#renderer/forms/answer-words.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { Condition, Test } from "#schemas/forms/definition/condition.ts";
import { parsePlace, placePath } from "#schemas/forms/filling/place.ts";
import { toFormPath } from "#schemas/forms/paths/form-path.ts";
import { type CaseResult, tryCase } from "#schemas/forms/paths/walk-case.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";

/** The pages of a form with their conditions, and the results of its expert cases, in the language of its page. */
export interface FormOutline {
  steps: readonly OutlinedPage[];
  exits: readonly OutlinedPage[];
  cases: readonly { text: string; isPassed: boolean }[];
}

interface OutlinedPage {
  title: string;
  /** Address of its preview. */
  href: string;
  /** Introduces the tests that answers have to meet for the page to be shown. */
  when: string;
  tests: readonly string[];
  /** How often it is filled in; null for once. */
  repeated: string | null;
}

interface Previewed {
  view: OnlineForm;
  /** Data of the content item, as sent. */
  data: unknown;
  language: Language;
  /** Address of the form's first page. */
  start: string;
  /** Parameters that keep the visitor in the preview. */
  parameters: URLSearchParams;
  /** ISO day. */
  today: string;
}

/** Returns the outline of a form for editors. */
export function formOutline({ view, data, language, start, parameters, today }: Previewed): FormOutline {
  const { t } = i18nOf(language);
  const words = answerWords(language, {});
  const questions = new Map(view.steps.flatMap((step) => step.questions.map((question) => [question.key, question])));
  const path = toFormPath(data);
  return {
    steps: view.steps.map(({ key, title, when, repetition }) => ({
      title,
      href: hrefOf(placePath({ kind: "step", step: key, entry: 1 })),
      when: when ? t(`onlineForm.outline.step.${joinOf(when)}`) : t("onlineForm.outline.always"),
      tests: testsOf(when),
      repeated: repetition && t("onlineForm.outline.repeated", repetition),
    })),
    exits: view.exits.map(({ key, title, when }) => ({
      title,
      href: hrefOf(placePath({ kind: "exit", exit: key })),
      when: t(`onlineForm.outline.exit.${joinOf(when)}`),
      tests: testsOf(when),
      repeated: null,
    })),
    cases: (path?.cases ?? []).flatMap((own) => (path ? toText(tryCase(path, own, today)) : [])),
  };

  function hrefOf(place: string): string {
    return `${start}/-/${place}${parameters.size > 0 ? `?${parameters}` : ""}`;
  }

  function testsOf(when: Condition | null): string[] {
    const groups = (when?.groups ?? []).map(({ join, isNegated, tests }) => {
      const key = isNegated ? (join === "all" ? "notAll" : "notAny") : join;
      return t(`onlineForm.outline.groups.${key}`, { tests: tests.map(testText).join("; ") });
    });
    return [...(when?.tests ?? []).map(testText), ...groups];
  }

  function testText({ question: key, relation, value }: Test): string {
    const question = questions.get(key);
    const name = question ? questionLabel(question, t) : key;
    const answer = question && value !== "" ? answerTexts(question, [value], words).join() : value;
    return t(`onlineForm.outline.tests.${relation}`, { question: name, answer });
  }

  function toText({ name, expected, end, stuckAt }: CaseResult) {
    const isPassed = end === expected;
    const values = { name, expected: placeName(expected, null), end: placeName(end, stuckAt?.label ?? null) };
    return {
      isPassed,
      text: isPassed ? t("onlineForm.outline.passed", values) : t("onlineForm.outline.failed", values),
    };
  }

  function placeName(address: string, question: string | null): string {
    const place = parsePlace(address);
    if (place?.kind === "step") {
      const title = view.steps.find(({ key }) => key === place.step)?.title ?? place.step;
      return question
        ? t("onlineForm.outline.places.question", { title, question })
        : t("onlineForm.outline.places.step", { title });
    }
    if (place?.kind !== "exit") return t("onlineForm.outline.places.summary");
    const title = view.exits.find(({ key }) => key === place.exit)?.title ?? place.exit;
    return t("onlineForm.outline.places.exit", { title });
  }
}

/** How the tests of a condition are joined; one needs no word for it. */
function joinOf({ join, tests, groups }: Condition): Condition["join"] | "one" {
  return tests.length === 1 && groups.length === 0 ? "one" : join;
}
