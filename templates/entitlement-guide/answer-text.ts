import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { answerTexts } from "#components/form/answer-texts.ts";
import { useMoneyFormat } from "#components/text/money-text.tsx";
import type { TakenAnswer } from "#schemas/guides/progress/guide-progress.ts";

/** Returns a function that writes an answer as people read it. */
export function useAnswerText() {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const format = useMoneyFormat();
  const words = {
    language,
    files: {},
    answers: { yes: t("onlineForm.yes"), no: t("onlineForm.no") },
    money: (amount: number) => format({ amount, currency: "CZK" }),
  };
  return ({ question, answer }: TakenAnswer): string =>
    answer === null ? t("entitlement.unknown") : answerTexts(question, [answer], words).join();
}
