import type { ReactNode } from "react";
import { useEnvironment } from "#components/environment.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { DeadlineNotice } from "#components/message/deadline-notice.tsx";
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
  const state = deadlineState(view, now);
  return (
    <ViewPage
      view={view}
      underTitle={<PublishedLine publishedAt={view.publishedAt} />}
      top={<DeadlineNotice state={state} deadline={view.deadline} />}
      aside={facts}
      next={<ContactPersonSection view={view} />}
      after={after}
    >
      {children}
      {isOpenState(state) && howToApply}
      {documents}
    </ViewPage>
  );
}
