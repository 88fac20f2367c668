import type { TFunction } from "i18next";
import type { HeaderLabels } from "./header.tsx";

/** The header's texts, translated before the island gets them: the browser has no translations. */
export function headerLabels(t: TFunction): HeaderLabels {
  return {
    home: t("header.home"),
    navigation: t("header.navigation"),
    menu: t("header.menu"),
    section: t("header.section"),
    languages: t("header.languages"),
    untranslated: t("header.untranslated"),
  };
}
