import type { ReactNode } from "react";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import type { ListPage as ListPageView } from "#schemas/lists/list-page.ts";
import type { Translation } from "#schemas/structures/structure.ts";

/** The frame of a page whose main part is a list. */
export function ListPage({ view, children }: { view: ListPageView & Translation; children: ReactNode }) {
  const heading = <ViewHeading view={view} />;
  return (
    <PageLayout heading={heading} wide>
      <RichTextField view={view} name="intro" />
      {children}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
