import { ListPage } from "#components/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { MediatorTable } from "#components/mediator-table.tsx";
import { Part } from "#components/part.tsx";
import type { Listing } from "#schemas/listing/list.ts";
import type { Mediator, Mediators } from "#schemas/mediators.ts";

export function MediatorsTemplate({ view, listing }: { view: Mediators; listing: Listing<Mediator> }) {
  return (
    <ListPage view={view}>
      <ListingFrame listing={listing} files={["csv"]}>
        <Part view={view} name="people">
          <MediatorTable people={listing.rows} />
        </Part>
      </ListingFrame>
    </ListPage>
  );
}
