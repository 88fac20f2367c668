import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDateTime } from "#components/text/date-formats.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";

type Props = { view: OnlineForm; progress: Extract<FormProgress, { kind: "receipt" }> };

/** The receipt of a sent form: its reference number, when it was sent, and what happens next. */
export function Receipt({ view, progress }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { reference, sentAt, start } = progress;
  return (
    <PageLayout heading={<PageHeading title={t("onlineForm.sent")} lead={null} />}>
      <Message tone="success" title={view.title}>
        <FactList
          facts={[
            { term: t("onlineForm.reference"), value: <strong>{reference}</strong> },
            { term: t("onlineForm.sentAt"), value: <time dateTime={sentAt}>{formatDateTime(sentAt, language)}</time> },
          ]}
        />
        <p>{t("onlineForm.keepReference")}</p>
      </Message>
      <Section title={t("onlineForm.nextSteps")}>
        <RichText html={view.nextSteps.html} />
      </Section>
      <ActionLink
        link={{ label: t("onlineForm.again"), href: start, external: false, language: null }}
        look="outlined"
      />
    </PageLayout>
  );
}
