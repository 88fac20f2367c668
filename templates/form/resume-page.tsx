import { useTranslation } from "react-i18next";
import { Form } from "#components/form/form.tsx";
import { FormTextField } from "#components/form/form-text-field.tsx";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Message } from "#components/message/message.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import { returnCodeField } from "#schemas/forms/form-fields.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";

type Props = { view: OnlineForm; progress: Extract<FormProgress, { kind: "resume" }> };

/** Takes the return code of answers that were saved. */
export function ResumePage({ view, progress }: Props) {
  const { t } = useTranslation();
  const { hasAnswers, state, action, refusal, start } = progress;
  const title = t("onlineForm.resume.title");
  const label = t("onlineForm.save.code");
  const control = { kind: "text", required: true } as const;
  return (
    <PageLayout heading={<PageHeading title={title} lead={view.title} />}>
      {refusal && (
        <Message tone="error" title={t("onlineForm.resume.failed")}>
          <p role="alert">{t(`onlineForm.resume.refusal.${refusal}`)}</p>
        </Message>
      )}
      {hasAnswers && (
        <Message tone="warn">
          <p>{t("onlineForm.resume.replaces")}</p>
        </Message>
      )}
      <Form
        label={title}
        method="post"
        action={action}
        state={state}
        fields={{ [returnCodeField]: { label, control, wrong: t("onlineForm.resume.wrong") } }}
      >
        <FormTextField name={returnCodeField} label={label} hint={t("onlineForm.resume.hint")} />
        <ButtonRow>
          <Button>{t("onlineForm.next")}</Button>
        </ButtonRow>
      </Form>
      <p>
        <a href={start}>{t("onlineForm.backToForm")}</a>
      </p>
    </PageLayout>
  );
}
