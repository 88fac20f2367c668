import { answerTexts, questionLabel } from "#components/form/answer-texts.ts";
import { answerWords } from "#renderer/forms/answer-words.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { Condition, Test } from "#schemas/forms/definition/condition.ts";
import type { Question } from "#schemas/forms/definition/question.ts";
import type { Language } from "#schemas/site/language-codes.ts";

/** Returns a function that says the tests of a condition in words; it names the given questions by their labels. */
export function conditionWords(questions: readonly Question[], language: Language) {
  const { t } = i18nOf(language);
  const words = answerWords(language, {});
  const byKey = new Map(questions.map((question) => [question.key, question]));
  return function testsOf(when: Condition | null): string[] {
    const groups = (when?.groups ?? []).map(({ join, isNegated, tests }) => {
      const key = isNegated ? (join === "all" ? "notAll" : "notAny") : join;
      return t(`onlineForm.outline.groups.${key}`, { tests: tests.map(testText).join("; ") });
    });
    return [...(when?.tests ?? []).map(testText), ...groups];
  };

  function testText({ question: key, relation, value }: Test): string {
    const question = byKey.get(key);
    const name = question ? questionLabel(question, t) : key;
    const answer = question && value !== "" ? answerTexts(question, [value], words).join() : value;
    return t(`onlineForm.outline.tests.${relation}`, { question: name, answer });
  }
}

/** How the tests of a condition are joined; one needs no word for it. */
export function joinOf({ join, tests, groups }: Condition): Condition["join"] | "one" {
  return tests.length === 1 && groups.length === 0 ? "one" : join;
}
