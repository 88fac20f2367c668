import { ListPage } from "#components/list/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { Mediator, Mediators } from "#schemas/structures/mediators.ts";
import { MediatorTable } from "./mediator-table.tsx";

export function MediatorsTemplate({ view, listing }: { view: Mediators; listing: Listing<Mediator> }) {
  return (
    <ListPage view={view}>
      <ListingFrame listing={listing} files={["csv"]}>
        <TranslatedField view={view} name="people">
          <MediatorTable people={listing.rows} />
        </TranslatedField>
      </ListingFrame>
    </ListPage>
  );
}
