import type { ReactNode } from "react";
import type { ListPage as ListPageView } from "#schemas/list-page.ts";
import type { Translation } from "#schemas/structure.ts";
import { PageLayout } from "./page-layout.tsx";
import { Part } from "./part.tsx";
import { PublishedLine } from "./published-line.tsx";
import { RichText } from "./rich-text.tsx";
import { ViewHeading } from "./view-heading.tsx";

/** The frame of a page whose main part is a list. */
export function ListPage({ view, children }: { view: ListPageView & Translation; children: ReactNode }) {
  const heading = <ViewHeading view={view} />;
  return (
    <PageLayout heading={heading} wide>
      {view.intro && (
        <Part view={view} name="intro">
          <RichText html={view.intro.html} />
        </Part>
      )}
      {children}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
