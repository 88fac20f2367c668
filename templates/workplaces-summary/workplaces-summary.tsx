import { useTranslation } from "react-i18next";
import { ListPage } from "#components/list/list-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { ListBesideMap } from "#components/map/list-beside-map.tsx";
import { MapSection } from "#components/map/map-section.tsx";
import { wholeCountry } from "#components/map/view/first-view.ts";
import { NearText } from "#components/office/near-text.tsx";
import { WorkplaceState } from "#components/office/workplace-state.tsx";
import { WorkplaceTable } from "#components/office/workplace-table.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { Workplace, WorkplacesSummary } from "#schemas/structures/workplaces-summary.ts";

export function WorkplacesSummaryTemplate({ view, listing }: { view: WorkplacesSummary; listing: Listing<Workplace> }) {
  const { t } = useTranslation();
  // The first results of a search come without scrolling on a phone.
  const shown = listing.state.term === "" ? view : { ...view, lead: null, intro: null };
  const isMapped = listing.matching.some(({ address }) => address?.position);
  return (
    <ListPage view={shown}>
      <ListBesideMap
        list={
          <ListingFrame
            listing={listing}
            files={["csv"]}
            label={t("office.townOrPostcode")}
            answers={listing.rows.length > 0 && <NearText near={listing.near} />}
            help={<li>{t("office.nowhere")}</li>}
          >
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
        map={isMapped && <MapSection listing={listing} settings={wholeCountry} toPlace={t("map.toPage")} />}
      />
    </ListPage>
  );
}
