import type { InBoth } from "#checks/finding.ts";
import { inBothLanguages } from "#checks/texts.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import type { Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import { unknownAnswer } from "#schemas/guides/progress/guide-answers.ts";
import type { SampleAnswers } from "#schemas/guides/proof/find-way.ts";

/** Returns answers in words, in the order of the questions. */
export function answersInWords(questions: readonly GuideQuestion[], sample: SampleAnswers): InBoth {
  const answered = questions.flatMap((question) => {
    const answer = sample[question.key];
    return answer === undefined ? [] : [{ label: question.label, answer: answerInWords(question, answer) }];
  });
  const inEach = (language: keyof InBoth) =>
    answered.map(({ label, answer }) => `${label} ${answer[language]}`).join(", ") || "–";
  return { cs: inEach("cs"), en: inEach("en") };
}

export function verdictInWords(verdict: Verdict): InBoth {
  return inBothLanguages(`guideVerdicts.${verdict}`);
}

function answerInWords({ kind, options }: GuideQuestion, answer: string): InBoth {
  if (answer === unknownAnswer) return inBothLanguages("guideAnswers.unknown");
  if (kind === "yesNo") return inBothLanguages(`guideAnswers.${answer}`);
  const label = options.find(({ value }) => value === answer)?.label ?? answer;
  return { cs: label, en: label };
}
