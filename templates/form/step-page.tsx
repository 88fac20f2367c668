import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { questionLabel } from "#components/form/answer-texts.ts";
import { Form } from "#components/form/form.tsx";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Message } from "#components/message/message.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import { entryAction } from "#schemas/forms/form-fields.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";
import { FormLinks } from "./form-links.tsx";
import { progressTitle } from "./progress-title.ts";
import { QuestionField } from "./question-field.tsx";
import { Refusal } from "./refusal.tsx";

type Props = { view: OnlineForm; progress: Extract<FormProgress, { kind: "step" }> };

/** One step of a form: a page of questions that is sent as a whole. */
export function StepPage({ view, progress }: Props) {
  const { t } = useTranslation();
  const { savedDays } = useEnvironment();
  const { shown, position, controls, state, action, submission, can, isChanged, files } = progress;
  const { step, questions } = shown;
  const { repetition } = step;
  const title = progressTitle(progress, t) ?? "";
  const fields = Object.fromEntries(
    questions.flatMap((question) => {
      const { key, missing } = question;
      const control = controls[key];
      return control
        ? [[key, { label: questionLabel(question, t), control, ...(missing !== null && { missing }) }]]
        : [];
    }),
  );
  const hasFiles = questions.some(({ kind }) => kind === "files");
  return (
    <PageLayout
      heading={
        <>
          <p>{t("onlineForm.position", { form: view.title, ...position })}</p>
          <PageHeading title={title} lead={null} />
        </>
      }
    >
      <Refusal view={view} progress={progress} />
      {isChanged && (
        <Message tone="warn">
          <p>{t("onlineForm.changed")}</p>
        </Message>
      )}
      {step.intro && <RichText html={step.intro.html} />}
      <Form label={title} method="post" action={action} state={state} fields={fields} hasFiles={hasFiles}>
        {/* The first button is the one that Enter in a field presses; it must not take a file away. */}
        {hasFiles && (
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
            {t("onlineForm.next")}
          </button>
        )}
        {submission && <input type="hidden" name={entryAction.submission} value={submission} />}
        {repetition && <input type="hidden" name={entryAction.count} value={shown.entries.length} />}
        {questions.map((question) => (
          <QuestionField key={question.key} question={question} files={files} />
        ))}
        <ButtonRow>
          <Button>{t("onlineForm.next")}</Button>
          {can.addEntry && (
            <Button look="outlined" name={entryAction.name} value={entryAction.add}>
              {t("onlineForm.add")}
            </Button>
          )}
          {can.removeEntry && (
            <Button look="outlined" name={entryAction.name} value={entryAction.remove} isUnchecked>
              {t("onlineForm.remove")}
            </Button>
          )}
          {savedDays > 0 && (
            <Button look="outlined" name={entryAction.name} value={entryAction.save} isUnchecked>
              {t("onlineForm.save.title")}
            </Button>
          )}
        </ButtonRow>
      </Form>
      <FormLinks progress={progress} />
    </PageLayout>
  );
}
