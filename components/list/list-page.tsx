import type { ReactNode } from "react";
import { ViewPage } from "#components/layout/view-page.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import type { ListPage as ListPageView } from "#schemas/lists/list-page.ts";
import type { Translation } from "#schemas/structures/structure.ts";

/** Layout of a page whose main part is a list. */
export function ListPage({ view, children }: { view: ListPageView & Translation; children: ReactNode }) {
  return (
    <ViewPage view={view} wide>
      <RichTextField view={view} name="intro" />
      {children}
    </ViewPage>
  );
}
