import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Island } from "#components/island.tsx";
import { Section } from "#components/layout/section.tsx";
import { useMapLabels } from "#components/map/map-labels.ts";
import { OrganisationMap } from "#components/map/organisation-map.tsx";
import type { MapSettings } from "#components/map/view/first-view.ts";
import { isNarrowed, queryWith } from "#schemas/lists/address.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import styles from "./map-section.module.css";

type Props = {
  listing: Listing<unknown>;
  settings: MapSettings;
  /** Text of the link in a marker's popup, by default for a link to the list. */
  toPlace?: string;
};

/** The map of the whole list, not only of the current page; it shows nothing that is not in the list. */
export function MapSection({ listing, settings, toPlace }: Props) {
  const { t } = useTranslation();
  const { address, tiles } = useEnvironment();
  const texts = useMapLabels();
  const source = `${address}.geojson${queryWith(listing, { page: 1 })}`;
  const props = {
    source,
    isNarrowed: isNarrowed(listing.state),
    settings,
    tiles,
    ...texts,
    labels: { ...texts.labels, toList: toPlace ?? texts.labels.toList },
  };
  return (
    <Section title={t("map.title")} id={pageIds.map}>
      <div className={styles.map}>
        <Island name="organisationMap" component={OrganisationMap} props={props}>
          <p>{t("map.fallback")}</p>
        </Island>
      </div>
    </Section>
  );
}
