import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { Recording as RecordingView } from "#schemas/values/recording.ts";
import { DurationText } from "./duration-text.tsx";
import styles from "./recording.module.css";

type Props = {
  recording: RecordingView;
  publishedAt?: string | null;
  /** The player. */
  children: ReactNode;
};

/** A player with the description, a link to the file, and the transcript of the recording. */
export function Recording({ recording: { title, src, seconds, transcript }, publishedAt = null, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.recording}>
      <figure className={styles.figure}>
        {children}
        <figcaption className={styles.caption}>
          <strong>{title}</strong>
          <span className={styles.facts}>
            {publishedAt && <DateText instant={publishedAt} />}
            {seconds !== null && <DurationText seconds={seconds} />}
            <a href={src} download="">
              {t("recording.download")} <span className="visually-hidden">{title}</span> (
              {src.split(".").at(-1)?.toUpperCase()})
            </a>
          </span>
        </figcaption>
      </figure>
      {transcript && (
        <details className={styles.transcript}>
          <summary>
            {t("recording.transcript")}
            <span className="visually-hidden"> – {title}</span>
            <Icon name="chevron-down" size="s" />
          </summary>
          <RichText html={transcript.html} />
        </details>
      )}
    </div>
  );
}
