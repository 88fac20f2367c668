import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Section } from "#components/layout/section.tsx";
import type { MapSettings } from "#components/map/view/first-view.ts";
import { isNarrowed, queryWith } from "#schemas/lists/address.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { PageMap } from "./page-map.tsx";

type Props = {
  listing: Listing<unknown>;
  settings: MapSettings;
  /** Text of the link in a marker's popup, by default for a link to the list. */
  toPlace?: string;
};

/** The map of the whole list, not only of the current page; it shows nothing that is not in the list. */
export function MapSection({ listing, ...map }: Props) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  return (
    <Section title={t("map.title")} id={pageIds.map}>
      <PageMap
        source={`${address}.geojson${queryWith(listing, { page: 1 })}`}
        isNarrowed={isNarrowed(listing.state)}
        {...map}
      />
    </Section>
  );
}
