import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { dayAndTime, formatDateTime } from "#components/text/dates.tsx";
import styles from "./deadline-notice.module.css";
import { Message } from "./message.tsx";

const tones = {
  open: "success",
  closing: "warn",
  closed: "warn",
  cancelled: "error",
  filled: "info",
  reserved: "info",
  transferred: "info",
} as const;

/** State of an offer and its deadline, an ISO instant. */
export function DeadlineNotice({ state, deadline }: { state: keyof typeof tones; deadline: string }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const date =
    state === "closing" ? t("dates.until", dayAndTime(deadline, language)) : formatDateTime(deadline, language);
  return (
    <div className={styles.notice}>
      <Message tone={tones[state]} title={t(`offer.states.${state}`)}>
        <p>{t(`offer.messages.${state}`, { date })}</p>
      </Message>
    </div>
  );
}
