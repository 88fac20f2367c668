import { useTranslation } from "react-i18next";
import { InLanguage, useEnvironment } from "#components/environment.tsx";
import { formatDay } from "#components/text/date-formats.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { upcomingChanges } from "#schemas/time/upcoming-changes.ts";
import type { OfficeHours } from "#schemas/values/office/office-hours.ts";
import { DayHours } from "./day-hours.tsx";
import styles from "./office-changes.module.css";

type Props = {
  agendas: readonly OfficeHours[];
  /** Language of the hours' own texts, when it is not the page's. */
  language: Language | null;
};

/** Changes of opening hours in the coming month, each once even when several agendas have it. */
export function OfficeChanges({ agendas, language }: Props) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const changes = upcomingChanges(agendas, environment.now);
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes}>
      <p className={styles.title}>{t("hours.changes")}</p>
      <ul>
        {changes.map(({ date, day, scopes }) => (
          <li key={`${date} ${scopes.join()}`}>
            {formatDay(date, environment.language)}
            {scopes.length > 0 && (
              <>
                {" "}
                (
                <InLanguage language={language} inline>
                  {scopes.join(", ")}
                </InLanguage>
                )
              </>
            )}
            : <DayHours day={day} language={language} />
          </li>
        ))}
      </ul>
    </div>
  );
}
