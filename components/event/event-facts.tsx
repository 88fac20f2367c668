import { useTranslation } from "react-i18next";
import { Panel } from "#components/layout/panel.tsx";
import { ExportLink } from "#components/link/export-link.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { type Fact, FactList } from "#components/list/fact-list.tsx";
import { AddressText } from "#components/text/address-text.tsx";
import { DateRangeText } from "#components/text/date-range.tsx";
import { MoneyText } from "#components/text/money-text.tsx";
import { TranslatedField, translatedInline, translatedText } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import type { Event, EventDate } from "#schemas/values/offer/event.ts";
import type { Venue } from "#schemas/values/office/venue.ts";
import styles from "./event-facts.module.css";

type Props = {
  view: Event & Translation & { organisers: readonly string[] };
  date: EventDate | null;
  allDay?: boolean;
  /** True while it is still possible to attend. */
  upcoming: boolean;
  /** Facts that only one kind of event has. */
  more?: readonly Fact[];
};

/** Date, place and conditions of an event (spec §2.4: place, date). */
export function EventFacts({ view, date, allDay = false, upcoming, more = [] }: Props) {
  const { t } = useTranslation();
  const { venue, stream, fee, organisers } = view;
  const facts = [
    {
      term: t("event.date"),
      value: date && (
        <>
          <span className={styles.date}>
            <DateRangeText date={date} style={allDay ? "days" : "daysAndTimes"} />
          </span>
          {view.mode !== null && view.mode !== "onsite" && !allDay && t("event.timeZone")}
        </>
      ),
    },
    {
      term: t("event.place"),
      value: venue && (
        <TranslatedField view={view} name="venue">
          <Place venue={venue} />
        </TranslatedField>
      ),
    },
    { term: t("event.access"), value: venue?.access && translatedInline(view, "venue", venue.access) },
    { term: t("event.mode"), value: view.mode && !(venue && view.mode === "onsite") && t(`event.modes.${view.mode}`) },
    {
      term: t("event.stream"),
      value: upcoming && stream && <PageLink link={{ label: t("event.join"), ...stream, language: null }} />,
    },
    { term: t("event.fee"), value: fee && (fee.amount === 0 ? t("event.free") : <MoneyText money={fee} />) },
    { term: t("event.languages"), value: translatedText(view, "languages") },
    ...more,
    { term: t("event.organiser"), value: translatedInline(view, "organisers", organisers.join(", ")) },
  ];
  return (
    <Panel>
      <FactList facts={facts} look="row" />
      {upcoming && <ExportLink suffix="ics" label={t("exports.calendar")} />}
    </Panel>
  );
}

function Place({ venue: { name, address } }: { venue: Venue }) {
  return (
    <>
      <span className={styles.place}>{name}</span>
      {address && <AddressText address={address} />}
    </>
  );
}
