import { useTranslation } from "react-i18next";
import { languages } from "#schemas/site/languages.ts";
import { useEnvironment } from "../environment.tsx";
import type { NoPlace } from "./view/locate.ts";

/** A text by the form its number asks for, with `{count}` in place of the number. */
export type PluralText = Partial<Record<Intl.LDMLPluralRule, string>>;

/** The texts of the map, translated before the browser gets them. */
export interface MapLabels {
  region: string;
  instructions: string;
  zoomIn: string;
  zoomOut: string;
  wholeCountry: string;
  pan: Record<"up" | "down" | "left" | "right", string>;
  nearMe: string;
  locating: string;
  noPlace: Record<NoPlace, string>;
  loading: string;
  failed: string;
  retry: string;
  /** With `{place}`. */
  cluster: PluralText;
  clusterAnywhere: PluralText;
  inView: PluralText;
  missing: PluralText;
  unspread: PluralText;
  close: string;
  toList: string;
  services: string;
  address: string;
  phone: string;
  email: string;
  web: string;
}

/** A number of each plural form of the four languages. */
const samples = [1, 2, 5, 1.5];

/** The texts in the page's language, and its tag to fill them in by. */
export function useMapLabels(): { labels: MapLabels; lang: string } {
  const { t } = useTranslation();
  const lang = languages[useEnvironment().language].tag;
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
