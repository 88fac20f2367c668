import type { TFunction } from "i18next";
import type { SessionDialogLabels } from "#components/shell/session-dialog.tsx";
import { announcedSeconds } from "#machines/session-dialog.ts";

/** The texts of the session dialog and its toasts, translated before the island gets them: the browser has no translations. */
export function sessionLabels(t: TFunction): SessionDialogLabels {
  return {
    title: t("session.title"),
    text: t("session.text"),
    remaining: t("session.remaining"),
    announcements: announcedSeconds.map((seconds) => ({
      seconds,
      text:
        seconds < 60
          ? t("session.seconds", { count: seconds })
          : t("session.minutes", { count: Math.round(seconds / 60) }),
    })),
    stay: t("session.continue"),
    signOut: t("header.signOut"),
    unconfirmed: t("session.unconfirmed"),
    confirmed: t("session.confirmed"),
  };
}
