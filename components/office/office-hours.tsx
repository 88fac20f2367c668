import { useTranslation } from "react-i18next";
import { InLanguage, useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { timetable } from "#schemas/time/opening.ts";
import type { OfficeHours } from "#schemas/values/office/office-hours.ts";
import styles from "./office-hours.module.css";
import { OpeningTag } from "./opening-tag.tsx";
import { WeekTable } from "./week-table.tsx";

type Props = {
  hours: OfficeHours;
  /** Language of the hours' own texts, when it is not the page's. */
  language: Language | null;
};

/** Opening hours of one agenda: the current week, whether it is open now, and temporary weeks to come. */
export function AgendaHours({ hours, language }: Props) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const { period, days, periods } = timetable(hours, now);
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
