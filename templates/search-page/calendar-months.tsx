import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import styles from "#components/listing/letter-bar.module.css";
import { useListLinks } from "#components/listing/list-links.ts";
import { Icon } from "#components/media/icon.tsx";
import { formatMonth } from "#components/text/date-formats.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { isInCalendar, monthAt, monthsAfter } from "#schemas/lists/month.ts";

/** Links to the neighbouring months and to the current month. */
export function CalendarMonths({ listing, month }: { listing: Listing<unknown>; month: string }) {
  const { t } = useTranslation();
  const { now, language } = useEnvironment();
  const linkTo = useListLinks(listing);
  const current = monthAt(now);
  const [before, after] = [monthsAfter(month, -1), monthsAfter(month, 1)];
  return (
    <nav aria-label={t("calendar.months")}>
      <PlainList className={styles.letters}>
        {isInCalendar(before, now) && (
          <li>
            <a className={styles.letter} href={linkTo({ month: before })} rel="prev">
              <span>
                <Icon name="chevron-left" /> {formatMonth(before, language)}
              </span>
            </a>
          </li>
        )}
        {month !== current && (
          <li>
            <a className={styles.letter} href={linkTo({ month: null })}>
              {t("calendar.thisMonth")}
            </a>
          </li>
        )}
        {isInCalendar(after, now) && (
          <li>
            <a className={styles.letter} href={linkTo({ month: after })} rel="next">
              <span>
                {formatMonth(after, language)} <Icon name="chevron-right" />
              </span>
            </a>
          </li>
        )}
      </PlainList>
    </nav>
  );
}
