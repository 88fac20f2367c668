import { ListPage } from "#components/list/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { CollectiveAgreement, CollectiveAgreements } from "#schemas/structures/collective-agreements.ts";
import { AgreementTable } from "./agreement-table.tsx";

type Props = { view: CollectiveAgreements; listing: Listing<CollectiveAgreement> };

export function CollectiveAgreementsTemplate({ view, listing }: Props) {
  return (
    <ListPage view={view}>
      <ListingFrame listing={listing} files={["csv"]}>
        <TranslatedField view={view} name="agreements">
          <AgreementTable agreements={listing.rows} />
        </TranslatedField>
      </ListingFrame>
    </ListPage>
  );
}
