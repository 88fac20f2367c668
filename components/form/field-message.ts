import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import { isProblemCode, type Problem } from "#schemas/forms/problems.ts";
import type { FieldInfo } from "./form-state.tsx";
import { useProblemText } from "./problem-text.ts";

/**
 * Returns a function that formats a field's problem: as a note next to the field, and as a line of the error summary.
 */
export function useFieldMessage(fields: Readonly<Record<string, FieldInfo>>) {
  const labels = Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
  const problemText = useProblemText(labels);
  const wordingOf = useWording();
  return (problem: Problem): { note: string; line: string } => {
    const field = fields[problem.field];
    const own = field && wordingOf(field, problem);
    const note = own ?? problemText(problem);
    // General messages do not say which field they are about, so the line begins with its label.
    const label = field?.label ?? problem.field;
    return { note, line: own ?? `${/[?!:]$/.test(label) ? label : `${label}:`} ${note}` };
  };
}

/**
 * Returns a function that formats a problem specifically for the kind of control; null when the general message will
 * do.
 */
function useWording() {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return ({ label, control, missing, wrong }: FieldInfo, { code, params: { max, date } }: Problem): string | null => {
    const day = date === undefined ? "" : formatDate(date, language);
    switch (code) {
      case "required":
      case "fileRequired":
        return missing ?? t(`form.missing.${control.kind}`, { label });
      case "email":
        return t("form.wrong.email");
      case "invalid":
        return control.kind === "text" && control.format && !isProblemCode(control.format)
          ? t(`form.wrong.${control.format}`)
          : (wrong ?? null);
      case "maxLength":
        return max === undefined ? null : t("form.wrong.length", { label, count: max });
      case "date":
        return t("form.wrong.day", { label });
      case "afterOrEqual":
        return t("form.wrong.early", { label, date: day });
      case "beforeOrEqual":
        return t("form.wrong.late", { label, date: day });
      default:
        return null;
    }
  };
}
