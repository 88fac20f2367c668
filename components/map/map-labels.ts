import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { languages } from "#schemas/site/languages.ts";
import { ownTiles } from "#schemas/site/map-tiles.ts";

/** Plural forms of a text, with `{count}` for the number. */
export type PluralText = Partial<Record<Intl.LDMLPluralRule, string>>;

/** The map's texts, translated on the server. */
export type MapLabels = ReturnType<typeof useMapLabels>["labels"];

/** Together, these numbers select every plural form of the four languages. */
const samples = [1, 2, 5, 1.5];

/** The texts in the page's language, and its language tag. */
export function useMapLabels() {
  const { t } = useTranslation();
  const { language, tiles } = useEnvironment();
  const lang = languages[language].tag;
  const rules = new Intl.PluralRules(lang);
  const number = "{count}";
  const place = "{place}";
  const formsOf = (text: (count: number) => string): PluralText =>
    Object.fromEntries(samples.map((count) => [rules.select(count), text(count)]).reverse());
  const labels = {
    region: t("map.region"),
    instructions: t("map.instructions"),
    zoomIn: t("map.zoomIn"),
    zoomOut: t("map.zoomOut"),
    wholeCountry: t("map.wholeCountry"),
    pan: { up: t("map.panUp"), down: t("map.panDown"), left: t("map.panLeft"), right: t("map.panRight") },
    nearMe: t("map.nearMe"),
    nearest: t("map.nearest"),
    nearestPlaces: t("map.nearestPlaces", { places: "{places}" }),
    /** Empty where the map goes on to streets. */
    noStreets: tiles.maxZoom > ownTiles.maxZoom ? "" : t("map.noStreets"),
    route: t("office.route"),
    locating: t("map.locating"),
    noPlace: { denied: t("map.denied"), late: t("map.late"), unavailable: t("map.unavailable") },
    loading: t("map.loading"),
    failed: t("map.failed"),
    retry: t("map.retry"),
    cluster: formsOf((count) => t("map.cluster", { count, number, place })),
    clusterAnywhere: formsOf((count) => t("map.clusterAnywhere", { count, number })),
    inView: formsOf((count) => t("map.inView", { count, number })),
    missing: formsOf((count) => t("map.missing", { count, number })),
    unspread: formsOf((count) => t("map.unspread", { count, number })),
    close: t("map.close"),
    toList: t("map.toList"),
    services: t("organisations.services"),
    address: t("contact.address"),
    phone: t("contact.phone"),
    email: t("contact.email"),
    web: t("contact.web"),
  };
  return { labels, lang };
}
