import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import type { Problem, ProblemParams } from "#schemas/forms/problems.ts";
import { languages } from "#schemas/site/languages.ts";
import { formatBytes } from "#schemas/values/file-size.ts";

/**
 * Returns a function that formats a problem in the page's language (spec §5); `labels` names the fields that others are
 * compared with.
 */
export function useProblemText(labels: Readonly<Record<string, string>> = {}) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { locale } = languages[language];
  const toWords = ({ min, max, count, date, size, types, other, value }: ProblemParams) => ({
    min: min?.toLocaleString(locale),
    max: max?.toLocaleString(locale),
    count,
    date: date && formatDate(date, language),
    size: size === undefined ? undefined : formatBytes(size, language),
    types: types?.join(", "),
    other: other === undefined ? undefined : (labels[other] ?? other),
    value,
  });
  return ({ code, params }: Pick<Problem, "code" | "params">) => {
    switch (code) {
      case "term.tooShort":
        return t("validation.term.tooShort", toWords(params));
      case "term.invalid":
        return t("validation.term.invalid");
      default:
        return t(`validation.${code}`, toWords(params));
    }
  };
}
