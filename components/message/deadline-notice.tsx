import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { dayAndTime, formatDateTime } from "#components/text/date-formats.tsx";
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

type Props = {
  state: keyof typeof tones;
  deadline: string | null;
  /** Shown below the message, such as a link to the ways to apply. */
  children?: ReactNode;
};

/** State of an offer and its deadline, an ISO instant. Without a deadline, it is unknown whether the offer is open. */
export function DeadlineNotice({ state, deadline, children }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  if (deadline === null && state === "open") return children;
  const toDate = (instant: string) =>
    state === "closing" ? t("dates.until", dayAndTime(instant, language)) : formatDateTime(instant, language);
  return (
    <div className={styles.notice}>
      <Message tone={tones[state]} title={t(`offer.states.${state}`)}>
        {deadline && <p>{t(`offer.messages.${state}`, { date: toDate(deadline) })}</p>}
      </Message>
      {children}
    </div>
  );
}
