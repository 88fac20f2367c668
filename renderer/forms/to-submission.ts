import { createHash } from "node:crypto";
import { answerTexts, questionLabel } from "#components/form/answer-texts.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { startedAs } from "#schemas/forms/filling/form-pages.ts";
import { filesIn, type Walk } from "#schemas/forms/filling/walk.ts";
import { referenceOf } from "#server/forms/reference.ts";
import type { Submission } from "#server/forms/submission.ts";
import { answerWords } from "./answer-words.ts";
import type { OpenedForm } from "./form-request.ts";
import { versionOf } from "./form-version.ts";

interface Filled extends Omit<OpenedForm, "place" | "absolute"> {
  walk: Walk;
  sender: Submission["sender"];
}

/**
 * Returns the id under which the answers are submitted. The same answers are one submission; changed ones are another,
 * because the outbox may have those of an attempt that failed halfway.
 */
export function submissionId({ walk }: Pick<Filled, "walk">, stored: StoredForm): string {
  // It was confirmed: the form may have other questions meanwhile.
  if (stored.state === "submitting") return stored.submission;
  return `${startedAs(stored)}.${digestOf(walk.shown.map(({ step, entries }) => [step.key, entries]))}`;
}

/** Identifies the submission together with what the summary shows: nothing else is sent. */
export function shownSubmission(filled: Filled, stored: StoredForm): string {
  const { answers, files, declaration } = toSubmission(filled, stored, 0);
  return digestOf([submissionId(filled, stored), answers, files, declaration]);
}

/** Returns the submission to deliver: answers to the shown questions, in the language in which they were given. */
export function toSubmission(filled: Filled, stored: StoredForm, sentAt: number): Submission {
  const { id, start, view, language, walk, sender } = filled;
  const { files } = stored;
  const { t } = i18nOf(language);
  const words = answerWords(language, files);
  return {
    reference: referenceOf(submissionId(filled, stored)),
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

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
