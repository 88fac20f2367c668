import type { ReactNode } from "react";
import type { ListPage as ListPageView } from "#schemas/list-page.ts";
import type { Translation } from "#schemas/structure.ts";
import { PageHeading } from "./page-heading.tsx";
import { PageLayout } from "./page-layout.tsx";
import { Part } from "./part.tsx";
import { PublishedLine } from "./published-line.tsx";
import { RichText } from "./rich-text.tsx";

/** The frame of a page whose main part is a list. */
export function ListPage({ view, children }: { view: ListPageView & Translation; children: ReactNode }) {
  const heading = (
    <PageHeading
      title={view.title}
      lead={
        view.lead && (
          <Part view={view} name="lead" inline>
            {view.lead}
          </Part>
        )
      }
    />
  );
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
