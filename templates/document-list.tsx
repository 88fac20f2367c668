import { DocumentTable } from "#components/document-table.tsx";
import { ListPage } from "#components/list-page.tsx";
import { Part } from "#components/part.tsx";
import type { DocumentList } from "#schemas/document-list.ts";

export function DocumentListTemplate({ view }: { view: DocumentList }) {
  return (
    <ListPage view={view}>
      <Part view={view} name="documents">
        <DocumentTable documents={view.documents} />
      </Part>
    </ListPage>
  );
}
