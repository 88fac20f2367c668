import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { isEmptyObject } from "#components/layout/field-section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { DeadlineNotice } from "#components/message/deadline-notice.tsx";
import { applyId } from "#components/office/apply-ways.tsx";
import { ContactPersonSection } from "#components/sections/contact-person-section.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import type { BaseView, Translation } from "#schemas/structures/structure.ts";
import { deadlineState, isOpenState } from "#schemas/time/states.ts";
import type { Position } from "#schemas/values/offer/position.ts";

type Props = {
  view: BaseView & Translation & Position & { publishedAt: string | null };
  facts: ReactNode;
  children: ReactNode;
  /** Shown until the deadline. */
  howToApply: ReactNode;
  documents: ReactNode;
  /** Shown below the page. */
  after?: ReactNode;
};

/** The page of a job or a service position. */
export function PositionPage({ view, facts, children, howToApply, documents, after }: Props) {
  const { now } = useEnvironment();
  const { t } = useTranslation();
  const state = deadlineState(view, now);
  const isOpen = isOpenState(state);
  return (
    <ViewPage
      view={view}
      underTitle={<PublishedLine publishedAt={view.publishedAt} />}
      top={
        <DeadlineNotice state={state} deadline={view.deadline}>
          {isOpen && !isEmptyObject(view.apply) && (
            <ActionLink link={{ label: t("apply.title"), href: `#${applyId}`, external: false, language: null }} />
          )}
        </DeadlineNotice>
      }
      aside={facts}
      next={<ContactPersonSection view={view} />}
      after={after}
    >
      {children}
      {isOpen && howToApply}
      {documents}
    </ViewPage>
  );
}
