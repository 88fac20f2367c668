import { useTranslation } from "react-i18next";
import { ListPage } from "#components/list/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { ListBesideMap } from "#components/map/list-beside-map.tsx";
import { maxZoom } from "#components/map/map-constants.ts";
import { MapSection } from "#components/map/map-section.tsx";
import { WorkplaceState } from "#components/office/workplace-state.tsx";
import { WorkplaceTable } from "#components/office/workplace-table.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { Workplace, WorkplacesSummary } from "#schemas/structures/workplaces-summary.ts";

/** The map starts with all results. */
const country = { centre: null, zoom: null, maxZoom };

export function WorkplacesSummaryTemplate({ view, listing }: { view: WorkplacesSummary; listing: Listing<Workplace> }) {
  const { t } = useTranslation();
  const isMapped = listing.matching.some(({ address }) => address?.position);
  return (
    <ListPage view={view}>
      <ListBesideMap
        list={
          <ListingFrame listing={listing} files={["csv"]} label={t("office.townOrPostcode")}>
            <WorkplaceTable
              caption={t("office.workplaces")}
              workplaces={
                isMapped ? listing.rows.map((row, index) => ({ ...row, number: listing.first + index })) : listing.rows
              }
              state={(row) => <WorkplaceState {...row} />}
              isCounted
            />
          </ListingFrame>
        }
        map={isMapped && <MapSection listing={listing} settings={country} toPlace={t("map.toPage")} />}
      />
    </ListPage>
  );
}
