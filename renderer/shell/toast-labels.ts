import type { TFunction } from "i18next";
import type { ToastLabels } from "#components/shell/toast-list.tsx";

/** The texts around toasts, translated before the island gets them: the browser has no translations. */
export function toastLabels(t: TFunction): ToastLabels {
  return {
    list: t("toasts.list"),
    close: t("toasts.close"),
    uncaughtError: t("errors.uncaught"),
  };
}
