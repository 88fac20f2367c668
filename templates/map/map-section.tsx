import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Island } from "#components/island.tsx";
import { Section } from "#components/layout/section.tsx";
import { useMapLabels } from "#components/map/map-labels.ts";
import type { MapSettings } from "#components/map/map-panel.tsx";
import { OrganisationMap } from "#components/map/organisation-map.tsx";
import { isNarrowed, queryWith } from "#schemas/lists/address.ts";
import type { Listing } from "#schemas/lists/list.ts";
import styles from "./map-section.module.css";

type Props = {
  listing: Listing<unknown>;
  settings: MapSettings;
};

const id = "map";

/** The way past the list for those who rather look for a place. */
export function MapLink() {
  const { t } = useTranslation();
  return (
    <p className={styles.link}>
      <a href={`#${id}`}>{t("map.show")}</a>
    </p>
  );
}

/** The map of a whole list, whatever page of it is shown: it says nothing that is not in the list. */
export function MapSection({ listing, settings }: Props) {
  const { t } = useTranslation();
  const { address, tiles } = useEnvironment();
  const texts = useMapLabels();
  const source = `${address}.geojson${queryWith(listing, { page: 1 })}`;
  const props = { source, isNarrowed: isNarrowed(listing.state), settings, tiles, ...texts };
  return (
    <Section title={t("map.title")} id={id}>
      <div className={styles.map}>
        <Island name="organisationMap" component={OrganisationMap} props={props}>
          <p>{t("map.fallback")}</p>
        </Island>
      </div>
    </Section>
  );
}
