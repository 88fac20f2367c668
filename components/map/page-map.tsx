import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Island } from "#components/island.tsx";
import { useMapLabels } from "./map-labels.ts";
import { WaitingMap } from "./map-place.tsx";
import { OrganisationMap } from "./organisation-map.tsx";
import { type MapSettings, wholeCountry } from "./view/first-view.ts";

type Props = {
  /** Address of the places as GeoJSON. */
  source: string;
  isNarrowed?: boolean;
  settings?: MapSettings;
  /** Text of the link in a marker's popup, by default for a link to the list. */
  toPlace?: string;
};

/** A map of a page's places; before it is loaded, and without script, a text. */
export function PageMap({ source, isNarrowed = false, settings = wholeCountry, toPlace }: Props) {
  const { t } = useTranslation();
  const { tiles: shared, language } = useEnvironment();
  const tiles = { ...shared, names: shared.names?.replace("{language}", language) ?? null };
  const texts = useMapLabels();
  const labels = { ...texts.labels, toList: toPlace ?? texts.labels.toList };
  return (
    <Island
      name="organisationMap"
      component={OrganisationMap}
      props={{ source, isNarrowed, settings, tiles, ...texts, labels }}
    >
      <WaitingMap tiles={tiles} labels={labels}>
        <p>{t("map.fallback")}</p>
      </WaitingMap>
    </Island>
  );
}
