import { useTranslation } from "react-i18next";
import { InLanguage, useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { formatDate, formatDay } from "#components/text/dates.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { timetable } from "#schemas/time/opening.ts";
import type { OfficeHours } from "#schemas/values/office/office-hours.ts";
import { DayHours } from "./day-hours.tsx";
import styles from "./office-hours.module.css";
import { OpeningTag } from "./opening-tag.tsx";
import { WeekTable } from "./week-table.tsx";

type Props = {
  hours: OfficeHours;
  /** Language of the hours' own texts, when it is not the page's. */
  language: Language | null;
};

/** Opening hours of one agenda: the current week, whether it is open now, and upcoming changes. */
export function AgendaHours({ hours, language }: Props) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const { period, days, changes, periods } = timetable(hours, now);
  return (
    <div className={styles.agenda}>
      <WeekTable days={days} language={language}>
        <span className={hours.scope ? styles.scope : "visually-hidden"}>
          <InLanguage language={language} inline>
            {hours.scope ?? t("hours.title")}
          </InLanguage>
        </span>
        <OpeningTag hours={hours} />
        {period && <Period period={period} language={language} />}
      </WeekTable>
      {hours.note && (
        <p>
          <InLanguage language={language} inline>
            {hours.note}
          </InLanguage>
        </p>
      )}
      <Changes changes={changes} language={language} />
      {periods.map((coming) => (
        <details key={coming.from} className={styles.coming}>
          <summary>
            <Period period={coming} language={language} />
          </summary>
          <WeekTable days={coming.week.map((day) => ({ ...day, holiday: null }))} language={language}>
            <Period period={coming} language={language} />
          </WeekTable>
        </details>
      ))}
      {hours.booking && <PageLink link={{ label: t("hours.booking"), ...hours.booking, language: null }} />}
    </div>
  );
}

function Changes({ changes, language }: Pick<ReturnType<typeof timetable>, "changes"> & Pick<Props, "language">) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  if (changes.length === 0) return null;
  return (
    <div>
      <p className={styles.changes}>{t("hours.changes")}</p>
      <ul>
        {changes.map((change) => (
          <li key={change.date}>
            {formatDay(change.date, environment.language)}: <DayHours day={change} language={language} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Period({ period, language }: { period: OfficeHours["periods"][number] } & Pick<Props, "language">) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const [from, to] = [period.from, period.to].map((date) => formatDate(date, environment.language));
  return (
    <span className={styles.period}>
      {t("hours.temporary", { from, to })}
      {period.note && (
        <>
          {" "}
          (
          <InLanguage language={language} inline>
            {period.note}
          </InLanguage>
          )
        </>
      )}
    </span>
  );
}
