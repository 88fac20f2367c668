import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { weekdayName } from "#components/text/date-formats.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Day } from "#schemas/time/opening.ts";
import { DayHours } from "./day-hours.tsx";
import styles from "./week-table.module.css";

type Props = {
  /** Monday first. */
  days: readonly (Day & { isToday?: boolean; isChange?: boolean })[];
  /** Language of the notes, when it is not the page's. */
  language: Language | null;
  /** The caption. */
  children: ReactNode;
};

/** The seven days of a week with their hours; today is highlighted. */
export function WeekTable({ days, language, children }: Props) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const named = days.map((day, index) => ({ ...day, name: weekdayName(index, environment.language) }));
  return (
    <table className={styles.week}>
      <caption>
        <span className={styles.caption}>{children}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("hours.day")}</th>
          <th scope="col">{t("hours.time")}</th>
        </tr>
      </thead>
      <tbody>
        {named.map(({ name, isToday, isChange, ...day }) => (
          <tr key={name} aria-current={isToday ? "date" : undefined}>
            <th scope="row">
              {name}
              {isToday && <span className={styles.mark}> ({t("hours.today")})</span>}
            </th>
            <td>
              <DayHours day={day} language={language} />
              {isChange && <span className={styles.mark}> ({t("hours.changed")})</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
