import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { periodState } from "#schemas/time/states.ts";
import type { Validity } from "#schemas/values/validity.ts";
import { formatDate } from "./date-formats.tsx";
import { StateTag } from "./state-tag.tsx";
import styles from "./validity-text.module.css";

const tones = { future: "near", active: "good", expired: "neutral" } as const;

/** Whether something is valid at the time of the request, with its first and last day. */
export function ValidityText({ validity: { from, to } }: { validity: Validity }) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  const state = periodState({ from, to }, now);
  return (
    <span className={styles.validity}>
      <StateTag tone={tones[state]}>{t(`validity.${state}`)}</StateTag>
      {(from || to) && (
        <span>
          {from && t("validity.from", { date: formatDate(from, language) })}
          {from && to && " "}
          {to && t("validity.to", { date: formatDate(to, language) })}
        </span>
      )}
    </span>
  );
}
