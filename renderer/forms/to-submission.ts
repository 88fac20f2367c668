import { answerTexts, questionLabel } from "#components/form/answer-texts.ts";
import { formatAmount } from "#components/text/money-text.tsx";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { AttachedFiles } from "#schemas/forms/filling/answers.ts";
import { filesIn, type Walk } from "#schemas/forms/filling/walk.ts";
import { referenceOf } from "#server/forms/reference.ts";
import type { Submission } from "#server/forms/submission.ts";
import type { OpenedForm } from "./continue-form.ts";
import { versionOf } from "./form-version.ts";

interface Sent extends Omit<OpenedForm, "place"> {
  walk: Walk;
  files: AttachedFiles;
  sender: Submission["sender"];
  /** Id of the submission. */
  submission: string;
  /** Milliseconds. */
  sentAt: number;
}

/** Returns the submission to deliver: answers to the shown questions, in the language in which they were given. */
export function toSubmission({ id, start, view, language, walk, files, sender, submission, sentAt }: Sent): Submission {
  const { t } = i18nOf(language);
  const money = (amount: number) => t("money.CZK", { count: amount, number: formatAmount(amount, amount, language) });
  const words = { language, files, answers: { yes: t("onlineForm.yes"), no: t("onlineForm.no") }, money };
  return {
    reference: referenceOf(submission),
    sentAt: new Date(sentAt).toISOString(),
    form: { id, title: view.title, address: start, language, version: versionOf(view) },
    answers: walk.shown.flatMap(({ step, questions, entries }) =>
      entries.flatMap((entry, index) =>
        questions.map((question) => {
          const answer = entry[question.key] ?? [];
          const texts = answerTexts(question, answer, words);
          const values = question.kind === "files" ? texts : answer;
          return {
            step: step.key,
            entry: index + 1,
            question: question.key,
            label: questionLabel(question, t),
            values,
            texts,
          };
        }),
      ),
    ),
    files: filesIn(walk, files).map(({ step, entry, question, file: { name, type, size, hash } }) => ({
      ...{ step, entry, question, name, type, size },
      sha256: hash,
    })),
    sender,
    declaration: view.declaration,
  };
}
