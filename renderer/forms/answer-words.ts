import type { answerTexts } from "#components/form/answer-texts.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { AttachedFiles } from "#schemas/forms/filling/answers.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { formatMoney } from "#schemas/values/money/money-text.ts";

/** Returns the words in which answers are written in a language. */
export function answerWords(language: Language, files: AttachedFiles): Parameters<typeof answerTexts>[2] {
  const { t } = i18nOf(language);
  const money = (amount: number) => formatMoney({ amount, currency: "CZK" }, language);
  return { language, files, answers: { yes: t("onlineForm.yes"), no: t("onlineForm.no") }, money };
}
