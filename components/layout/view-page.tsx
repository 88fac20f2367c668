import type { ComponentProps, ReactNode } from "react";
import { PublishedLine } from "#components/text/published-line.tsx";
import { PageLayout } from "./page-layout.tsx";
import { ViewHeading } from "./view-heading.tsx";

type Props = Partial<ComponentProps<typeof PageLayout>> & {
  view: ComponentProps<typeof ViewHeading>["view"] & { updatedAt: string | null };
  /** Shown between title and lead, such as the date. */
  underTitle?: ReactNode;
  /** Shown below the lead, such as a notice about the whole page. */
  underLead?: ReactNode;
  /** Content below the text and its asides, over the full width. */
  below?: ReactNode;
};

/** The page of a view: title and lead (unless `heading` replaces them), content, and the day of the last update. */
export function ViewPage({ view, heading, underTitle, underLead, below, children, ...layout }: Props) {
  const published = <PublishedLine updatedAt={view.updatedAt} />;
  return (
    <PageLayout
      heading={
        <>
          {heading ?? <ViewHeading view={view}>{underTitle}</ViewHeading>}
          {underLead}
        </>
      }
      after={
        below && (
          <>
            {below}
            {published}
          </>
        )
      }
      {...layout}
    >
      {children}
      {!below && published}
    </PageLayout>
  );
}
