import { DocumentTable } from "#components/document-table.tsx";
import { ListPage } from "#components/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { languageOf, Part } from "#components/part.tsx";
import type { DocumentList, ListedDocument } from "#schemas/document-list.ts";
import type { Listing } from "#schemas/listing/list.ts";

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
