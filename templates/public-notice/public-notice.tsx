import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { PublicNotice } from "#schemas/structures/public-notice.ts";
import { periodState } from "#schemas/time/states.ts";
import { NoticeFacts } from "./notice-facts.tsx";
import { NoticeMessage } from "./notice-message.tsx";

export function PublicNoticeTemplate({ view }: { view: PublicNotice }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = periodState({ from: view.postedOn, to: view.removedOn ?? view.removeOn }, now);
  return (
    <PageLayout heading={<PageHeading title={view.title} />}>
      <NoticeMessage state={state} postedOn={view.postedOn} />
      <NoticeFacts view={view} isPosted={state === "active"} />
      {view.body && (
        <TranslatedField view={view} name="body">
          <RichText html={view.body.html} />
        </TranslatedField>
      )}
      <Section title={t("sections.documents")}>
        <TranslatedField view={view} name="documents">
          <FileList files={view.documents} />
        </TranslatedField>
      </Section>
      {view.board && (
        <Section title={t("notice.board")}>
          <TranslatedField view={view} name="board">
            <LinkList links={[view.board]} />
          </TranslatedField>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
