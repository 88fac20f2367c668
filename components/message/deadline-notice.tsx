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

/** State of an offer and its deadline, an ISO instant. Without a deadline, it is unknown whether the offer is open. */
export function DeadlineNotice({ state, deadline }: { state: keyof typeof tones; deadline: string | null }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  if (deadline === null && state === "open") return null;
  const toDate = (instant: string) =>
    state === "closing" ? t("dates.until", dayAndTime(instant, language)) : formatDateTime(instant, language);
  return (
    <div className={styles.notice}>
      <Message tone={tones[state]} title={t(`offer.states.${state}`)}>
        {deadline && <p>{t(`offer.messages.${state}`, { date: toDate(deadline) })}</p>}
      </Message>
    </div>
  );
}
