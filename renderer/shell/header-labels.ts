import type { TFunction } from "i18next";
import type { HeaderLabels } from "#renderer/client/shell/header.tsx";

/** The header's texts, translated before the island gets them: the browser has no translations. */
export function headerLabels(t: TFunction): HeaderLabels {
  return {
    home: t("header.home"),
    navigation: t("header.navigation"),
    menu: t("header.menu"),
    section: t("header.section"),
    more: t("header.more"),
    showMore: t("header.showMore"),
    languages: t("header.languages"),
    untranslated: t("header.untranslated"),
    signIn: t("header.signIn"),
    signOut: t("header.signOut"),
    signedInAs: t("header.signedInAs"),
    colorMode: {
      title: t("colorMode.title"),
      system: t("colorMode.system"),
      light: t("colorMode.light"),
      dark: t("colorMode.dark"),
      forced: t("colorMode.forced"),
    },
  };
}
