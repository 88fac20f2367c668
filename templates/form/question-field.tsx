import { useTranslation } from "react-i18next";
import { questionLabel } from "#components/form/answer-texts.ts";
import { FormChoices } from "#components/form/form-choices.tsx";
import { FormSelect } from "#components/form/form-select.tsx";
import { FormTextArea } from "#components/form/form-text-area.tsx";
import { FormTextField } from "#components/form/form-text-field.tsx";
import { joinHints } from "#components/form/join-hints.ts";
import type { Question } from "#schemas/forms/definition/question.ts";
import type { AttachedFiles } from "#schemas/forms/filling/answers.ts";
import { no, yes } from "#schemas/forms/form-fields.ts";
import { FileQuestion } from "./file-question.tsx";

/** Number of options up to which all of them are visible. */
const fewOptions = 10;

/** The control of a question, and why it is asked. */
export function QuestionField({ question, files }: { question: Question; files: AttachedFiles }) {
  const { t } = useTranslation();
  const { key: name, kind, options, reason } = question;
  const hint = joinHints([question.hint, reason && t("onlineForm.reason", { reason })]);
  const field = { name, label: questionLabel(question, t), hint };
  switch (kind) {
    case "area":
      return <FormTextArea {...field} />;
    case "choice":
      return options.length > fewOptions ? (
        <FormSelect {...field} options={options} />
      ) : (
        <FormChoices {...field} type="radio" options={options} />
      );
    case "choices":
      return <FormChoices {...field} type="checkbox" options={options} />;
    case "yesNo": {
      const yesOrNo = [
        { value: yes, label: t("onlineForm.yes") },
        { value: no, label: t("onlineForm.no") },
      ];
      return <FormChoices {...field} type="radio" options={yesOrNo} />;
    }
    case "files":
      return <FileQuestion {...field} files={files} />;
    default:
      return <FormTextField {...field} autoComplete={question.autoComplete ?? autoCompleteOf(kind)} />;
  }
}

/** Token for the browser's autofill (WCAG 1.3.5) of questions whose kind says what they are about. */
function autoCompleteOf(kind: Question["kind"]): string {
  return kind === "email" ? "email" : kind === "phone" ? "tel" : "off";
}
