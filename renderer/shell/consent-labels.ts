import type { TFunction } from "i18next";
import type { ConsentBarProps } from "#components/shell/consent-bar.tsx";

/** The texts of the bar, translated before the island gets them. */
export function consentLabels(t: TFunction): ConsentBarProps["labels"] {
  return {
    title: t("consent.barTitle"),
    text: t("consent.barText"),
    agree: t("consent.agree"),
    decline: t("consent.decline"),
    settings: t("consent.settings"),
    saved: t("consent.saved"),
    failed: t("consent.failed"),
  };
}
