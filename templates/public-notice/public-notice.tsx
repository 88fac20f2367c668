import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import type { PublicNotice } from "#schemas/structures/public-notice.ts";
import { periodState } from "#schemas/time/states.ts";
import { NoticeFacts } from "./notice-facts.tsx";
import { NoticeMessage } from "./notice-message.tsx";

export function PublicNoticeTemplate({ view }: { view: PublicNotice }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = periodState({ from: view.postedOn, to: view.removedOn ?? view.removeOn }, now);
  return (
    <ViewPage
      view={view}
      top={<NoticeMessage state={state} postedOn={view.postedOn} />}
      aside={<NoticeFacts view={view} isPosted={state === "active"} />}
    >
      <RichTextField view={view} name="body" />
      <FieldSection view={view} name="documents" title={t("sections.documents")}>
        {(documents) => <FileList files={documents} />}
      </FieldSection>
      <FieldSection view={view} name="board" title={t("notice.board")}>
        {(board) => <LinkList links={[board]} />}
      </FieldSection>
    </ViewPage>
  );
}
