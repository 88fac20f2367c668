import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Form } from "#components/form/form.tsx";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDateTime } from "#components/text/date-formats.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";
import styles from "./save-page.module.css";

type Props<Kind extends "save" | "saved"> = { view: OnlineForm; progress: Extract<FormProgress, { kind: Kind }> };

/** Tells what is kept of answers that are saved for another day, and saves them. */
export function SavePage({ view, progress }: Props<"save">) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { until, isSaved, hasOwner, action, back } = progress;
  const title = t("onlineForm.save.title");
  return (
    <PageLayout heading={<PageHeading title={title} lead={view.title} />}>
      <p>{t("onlineForm.save.text", { until: formatDateTime(until, language) })}</p>
      <p>{t("onlineForm.save.codeText")}</p>
      <p>{hasOwner ? t("onlineForm.save.owner") : t("onlineForm.save.anybody")}</p>
      {isSaved && (
        <Message tone="info">
          <p>{t("onlineForm.save.again")}</p>
        </Message>
      )}
      <Form label={title} method="post" action={action}>
        <ButtonRow>
          <Button>{t("onlineForm.save.submit")}</Button>
        </ButtonRow>
      </Form>
      <p>
        <a href={back}>{t("onlineForm.backToForm")}</a>
      </p>
    </PageLayout>
  );
}

/** The return code of saved answers, to be written down or printed. */
export function SavedPage({ view, progress }: Props<"saved">) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { code, until, hasOwner, resumeAt, back } = progress;
  return (
    <PageLayout heading={<PageHeading title={t("onlineForm.save.done")} lead={null} />}>
      <Message tone="success" title={view.title}>
        <FactList
          facts={[
            {
              term: t("onlineForm.save.code"),
              value: (
                <strong className={styles.code} translate="no">
                  {code}
                </strong>
              ),
            },
            {
              term: t("onlineForm.save.until"),
              value: <time dateTime={until}>{formatDateTime(until, language)}</time>,
            },
            { term: t("onlineForm.save.where"), value: <span className={styles.address}>{resumeAt}</span> },
          ]}
        />
        <p>{t("onlineForm.save.keep")}</p>
        <p>{hasOwner ? t("onlineForm.save.owner") : t("onlineForm.save.anybody")}</p>
      </Message>
      <p className={styles.screen}>
        <a href={back}>{t("onlineForm.backToForm")}</a>
      </p>
    </PageLayout>
  );
}
