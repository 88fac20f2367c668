import { AgreementTable } from "#components/agreement-table.tsx";
import { ListPage } from "#components/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { Part } from "#components/part.tsx";
import type { CollectiveAgreement, CollectiveAgreements } from "#schemas/collective-agreements.ts";
import type { Listing } from "#schemas/listing/list.ts";

type Props = { view: CollectiveAgreements; listing: Listing<CollectiveAgreement> };

export function CollectiveAgreementsTemplate({ view, listing }: Props) {
  return (
    <ListPage view={view}>
      <ListingFrame listing={listing} files={["csv"]}>
        <Part view={view} name="agreements">
          <AgreementTable agreements={listing.rows} />
        </Part>
      </ListingFrame>
    </ListPage>
  );
}
