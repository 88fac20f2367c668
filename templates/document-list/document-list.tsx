import { languageOf, Part } from "#components/layout/part.tsx";
import { ListPage } from "#components/list/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import type { Listing } from "#schemas/lists/list.ts";
import type { DocumentList, ListedDocument } from "#schemas/structures/document-list.ts";
import { DocumentTable } from "./document-table.tsx";

export function DocumentListTemplate({ view, listing }: { view: DocumentList; listing: Listing<ListedDocument> }) {
  return (
    <ListPage view={view}>
      <ListingFrame listing={listing} language={languageOf(view, "documents")} files={["csv"]}>
        <Part view={view} name="documents">
          <DocumentTable documents={listing.rows} />
        </Part>
      </ListingFrame>
    </ListPage>
  );
}
