import { ListPage } from "#components/list/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { languageOf, TranslatedField } from "#components/text/translated-field.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { DocumentList, ListedDocument } from "#schemas/structures/document-list.ts";
import { DocumentTable } from "./document-table.tsx";

export function DocumentListTemplate({ view, listing }: { view: DocumentList; listing: Listing<ListedDocument> }) {
  return (
    <ListPage view={view}>
      <ListingFrame listing={listing} language={languageOf(view, "documents")} files={["csv"]}>
        <TranslatedField view={view} name="documents">
          <DocumentTable documents={listing.rows} />
        </TranslatedField>
      </ListingFrame>
    </ListPage>
  );
}
