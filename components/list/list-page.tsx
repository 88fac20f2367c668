import type { ReactNode } from "react";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { ListPage as ListPageView } from "#schemas/lists/list-page.ts";
import type { Translation } from "#schemas/structures/structure.ts";

/** The frame of a page whose main part is a list. */
export function ListPage({ view, children }: { view: ListPageView & Translation; children: ReactNode }) {
  const heading = <ViewHeading view={view} />;
  return (
    <PageLayout heading={heading} wide>
      {view.intro && (
        <TranslatedField view={view} name="intro">
          <RichText html={view.intro.html} />
        </TranslatedField>
      )}
      {children}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
