import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import { useListLinks } from "#components/listing/list-links.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import { CalendarList } from "./calendar-list.tsx";
import { CalendarMonth } from "./calendar-month.tsx";
import styles from "./search-tabs.module.css";

/** The calendar of events, as a list or by month (spec §2.4). */
export function CalendarResults({ listing }: { listing: Listing<ResultRow> }) {
  const { state, rows } = listing;
  return (
    <>
      <ViewSwitch listing={listing} />
      {state.view === "month" ? <CalendarMonth listing={listing} /> : <CalendarList rows={rows} />}
    </>
  );
}

function ViewSwitch({ listing }: { listing: Listing<unknown> }) {
  const { t } = useTranslation();
  const linkTo = useListLinks(listing);
  return (
    <nav aria-label={t("calendar.views")}>
      <PlainList className={styles.tabs}>
        {listing.views.map((view) => {
          const isCurrent = view === listing.state.view;
          return (
            <li key={view}>
              <a
                href={linkTo({ view })}
                className={isCurrent ? styles.current : styles.tab}
                aria-current={isCurrent ? "true" : undefined}
              >
                {t(`calendar.view.${view}`)}
              </a>
            </li>
          );
        })}
      </PlainList>
    </nav>
  );
}
