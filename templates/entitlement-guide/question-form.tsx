import { useTranslation } from "react-i18next";
import { Form } from "#components/form/form.tsx";
import { FormChoices } from "#components/form/form-choices.tsx";
import { FormSelect } from "#components/form/form-select.tsx";
import { FormTextField } from "#components/form/form-text-field.tsx";
import { joinHints } from "#components/form/join-hints.ts";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { controlOf } from "#schemas/forms/filling/question-control.ts";
import { no, yes } from "#schemas/forms/form-fields.ts";
import { answerParameter, sentParameter } from "#schemas/forms/submission.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { unknownAnswer } from "#schemas/guides/progress/guide-answers.ts";
import type { GuideProgress } from "#schemas/guides/progress/guide-progress.ts";
import styles from "./question-form.module.css";

type Props = { progress: Extract<GuideProgress, { kind: "question" }> };

/** The open question of a guide. */
export function QuestionForm({ progress }: Props) {
  const { t } = useTranslation();
  const { question, method, action, sentAlong, state } = progress;
  const { key, label } = question;
  const control = controlOf(question, { today: "", answerTo: () => null });
  return (
    <div className={styles.question}>
      <Form
        label={label}
        method={method}
        action={action}
        state={state}
        fields={{ [answerParameter]: { label, control } }}
      >
        {sentAlong.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {method === "get" && <input type="hidden" name={sentParameter} value={key} />}
        <QuestionField question={question} />
        <ButtonRow>
          <Button>{t("entitlement.next")}</Button>
          {question.mayBeUnknown && (
            <Button look="outlined" name={answerParameter} value={`${key}:${unknownAnswer}`} isUnchecked>
              {t("entitlement.unknown")}
            </Button>
          )}
        </ButtonRow>
      </Form>
    </div>
  );
}

/** Number of options up to which all of them are visible. */
const fewOptions = 10;

function QuestionField({ question }: { question: GuideQuestion }) {
  const { t } = useTranslation();
  const { key, kind, label, options, reason } = question;
  const hint = joinHints([question.hint, reason && t("onlineForm.reason", { reason })]);
  const field = { name: answerParameter, label, hint };
  const own = (value: string, text: string) => ({ value: `${key}:${value}`, label: text });
  if (kind === "number" || kind === "amount") return <FormTextField {...field} />;
  const all =
    kind === "yesNo"
      ? [own(yes, t("onlineForm.yes")), own(no, t("onlineForm.no"))]
      : options.map((option) => own(option.value, option.label));
  return all.length > fewOptions ? (
    <FormSelect {...field} options={all} />
  ) : (
    <FormChoices {...field} type="radio" options={all} />
  );
}
