import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Form } from "#components/form/form.tsx";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { formatDateTime } from "#components/text/date-formats.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";

type Props = { view: OnlineForm; progress: Extract<FormProgress, { kind: "answers" }> };

/** Tells which answers are kept and for how long, and deletes them at once. */
export function KeptAnswers({ view, progress }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { hasAnswers, savedUntil, action, back, start } = progress;
  return (
    <PageLayout heading={<PageHeading title={t("onlineForm.kept")} lead={view.title} />}>
      <p>{t("onlineForm.keptText")}</p>
      {savedUntil && <p>{t("onlineForm.keptSaved", { until: formatDateTime(savedUntil, language) })}</p>}
      <p>{t("onlineForm.keptSent", { count: view.keptDays })}</p>
      {hasAnswers ? (
        <Form label={t("onlineForm.kept")} method="post" action={action}>
          <ButtonRow>
            <Button look="outlined">{t("onlineForm.delete")}</Button>
          </ButtonRow>
        </Form>
      ) : (
        <p>{t("onlineForm.nothingKept")}</p>
      )}
      <p>
        <a href={back ?? start}>{t("onlineForm.backToForm")}</a>
      </p>
    </PageLayout>
  );
}
