import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { Message } from "#components/message/message.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";
import { FormStart } from "./form-start.tsx";
import { KeptAnswers } from "./kept-answers.tsx";
import { Receipt } from "./receipt.tsx";
import { ResumePage } from "./resume-page.tsx";
import { SavedPage, SavePage } from "./save-page.tsx";
import { StepPage } from "./step-page.tsx";
import { Summary } from "./summary.tsx";

type Props = { view: OnlineForm; progress: FormProgress | null };

/** An online form: its first page, or the page that its visitor has reached. */
export function OnlineFormTemplate({ view, progress }: Props) {
  const { t } = useTranslation();
  switch (progress?.kind) {
    case undefined:
      return <FormStart view={view} />;
    case "step":
      return <StepPage view={view} progress={progress} />;
    case "summary":
      return <Summary view={view} progress={progress} />;
    case "receipt":
      return <Receipt view={view} progress={progress} />;
    case "answers":
      return <KeptAnswers view={view} progress={progress} />;
    case "save":
      return <SavePage view={view} progress={progress} />;
    case "saved":
      return <SavedPage view={view} progress={progress} />;
    case "resume":
      return <ResumePage view={view} progress={progress} />;
    case "exit": {
      const { exit, back } = progress;
      return (
        <PageLayout heading={<PageHeading title={exit.title} lead={null} />}>
          <RichText html={exit.body.html} />
          {exit.links.length > 0 && <LinkList links={exit.links} />}
          <p>
            <a href={back}>{t("onlineForm.changeAnswer")}</a>
          </p>
        </PageLayout>
      );
    }
    case "deleted":
      return (
        <PageLayout heading={<PageHeading title={view.title} lead={null} />}>
          <Message tone="success">
            <p role="status">{t("onlineForm.deleted")}</p>
          </Message>
          <ActionLink
            link={{ label: t("onlineForm.again"), href: progress.start, external: false, language: null }}
            look="outlined"
          />
        </PageLayout>
      );
  }
}
