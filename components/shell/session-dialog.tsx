import { useTranslation } from "react-i18next";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import * as pageIds from "#schemas/site/page-ids.ts";
import { partId } from "#schemas/site/part-ids.ts";
import box from "./consent-settings.module.css";
import styles from "./session-dialog.module.css";

const titleId = partId("session", "title");
const textId = partId("session", "text");

/**
 * Warns that an idle session is about to end, with a countdown; Escape continues the session. The server renders an
 * empty dialog, a template that renderer/client/session/dialog.ts inserts into it, and the texts of toasts about the
 * session (renderer/client/session/outage.ts).
 */
export function SessionDialog({ announcedSeconds }: { announcedSeconds: readonly number[] }) {
  const { t } = useTranslation();
  const announcements = announcedSeconds.map((seconds) => [
    seconds,
    seconds < 60 ? t("session.seconds", { count: seconds }) : t("session.minutes", { count: Math.round(seconds / 60) }),
  ]);
  return (
    <>
      <dialog
        className={`${box.dialog} ${styles.dialog}`}
        role="alertdialog"
        aria-labelledby={titleId}
        aria-describedby={textId}
        data-session-dialog=""
      />
      <template
        id={pageIds.sessionDialog}
        data-unconfirmed={t("session.unconfirmed")}
        data-confirmed={t("session.confirmed")}
        data-ended={t("session.ended")}
        data-kept={t("session.kept")}
        data-announcements={JSON.stringify(Object.fromEntries(announcements))}
      >
        <h2 id={titleId}>{t("session.title")}</h2>
        <p id={textId}>{t("session.text")}</p>
        <p className={styles.countdown} aria-hidden="true">
          {t("session.remaining")} <strong />
        </p>
        <p className="visually-hidden" aria-live="assertive" />
        <ButtonRow>
          <Button type="button" sends="session.continued">
            {t("session.continue")}
          </Button>
          <Button type="button" look="outlined" sends="session.signedOut">
            {t("header.signOut")}
          </Button>
        </ButtonRow>
      </template>
    </>
  );
}
