import { Part } from "#components/layout/part.tsx";
import { ListPage } from "#components/list/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import type { Listing } from "#schemas/lists/list.ts";
import type { Mediator, Mediators } from "#schemas/structures/mediators.ts";
import { MediatorTable } from "./mediator-table.tsx";

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
