import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { formatDateTime } from "#components/text/dates.tsx";
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

/** Where an offer stands, and until when it can be answered; `deadline` is an ISO instant. */
export function DeadlineNotice({ state, deadline }: { state: keyof typeof tones; deadline: string }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return (
    <div className={styles.notice}>
      <Message tone={tones[state]}>
        <p>
          <strong>{t(`offer.states.${state}`)}</strong>
        </p>
        <p>{t(`offer.messages.${state}`, { date: formatDateTime(deadline, language) })}</p>
      </Message>
    </div>
  );
}
