import { useEffect, useId, useRef } from "react";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import box from "./consent-settings.module.css";
import styles from "./session-dialog.module.css";

export interface SessionDialogLabels {
  title: string;
  text: string;
  /** Text before the remaining time. */
  remaining: string;
  /** Announcements by remaining seconds. */
  announcements: readonly { seconds: number; text: string }[];
  stay: string;
  signOut: string;
  /** Texts of the toasts while the session cannot be confirmed, and after that (renderer/client/session/outage.ts). */
  unconfirmed: string;
  confirmed: string;
}

type Props = {
  labels: SessionDialogLabels;
  /** Seconds until the session ends; null closes the dialog. */
  remaining?: number | null;
  /** Seconds of the last announcement due; null before the first. */
  announced?: number | null;
  onStay?: () => void;
  onSignOut?: () => void;
};

const ignore = () => {};

/** Warns of the end of an idle session with a countdown; Escape continues the session. */
export function SessionDialog({
  labels,
  remaining = null,
  announced = null,
  onStay = ignore,
  onSignOut = ignore,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isOpen = remaining !== null;

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={`${box.dialog} ${styles.dialog}`}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-unconfirmed={labels.unconfirmed}
      data-confirmed={labels.confirmed}
      onClose={onStay}
    >
      {isOpen && (
        <>
          <h2 id={`${id}-title`}>{labels.title}</h2>
          <p id={`${id}-text`}>{labels.text}</p>
          <p className={styles.countdown} aria-hidden="true">
            {labels.remaining} <strong>{formatCountdown(remaining)}</strong>
          </p>
          <p className="visually-hidden" aria-live="assertive">
            {labels.announcements.find(({ seconds }) => seconds === announced)?.text}
          </p>
          <ButtonRow>
            <Button type="button" onClick={onStay}>
              {labels.stay}
            </Button>
            <Button type="button" look="outlined" onClick={onSignOut}>
              {labels.signOut}
            </Button>
          </ButtonRow>
        </>
      )}
    </dialog>
  );
}

/** Formats minutes and seconds: `01:59`. */
function formatCountdown(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
