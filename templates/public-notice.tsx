import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FileList } from "#components/file-list.tsx";
import { LinkList } from "#components/link-list.tsx";
import { NoticeFacts } from "#components/notice-facts.tsx";
import { NoticeMessage } from "#components/notice-message.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import type { PublicNotice } from "#schemas/public-notice.ts";
import { periodState } from "#schemas/states.ts";

export function PublicNoticeTemplate({ view }: { view: PublicNotice }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = periodState({ from: view.postedOn, to: view.removedOn ?? view.removeOn }, now);
  return (
    <PageLayout heading={<PageHeading title={view.title} />}>
      <NoticeMessage state={state} postedOn={view.postedOn} />
      <NoticeFacts view={view} isPosted={state === "active"} />
      {view.body && (
        <Part view={view} name="body">
          <RichText html={view.body.html} />
        </Part>
      )}
      <Section title={t("sections.documents")}>
        <Part view={view} name="documents">
          <FileList files={view.documents} />
        </Part>
      </Section>
      {view.board && (
        <Section title={t("notice.board")}>
          <Part view={view} name="board">
            <LinkList links={[view.board]} />
          </Part>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
