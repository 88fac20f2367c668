import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { EventFacts } from "#components/event/event-facts.tsx";
import { RegistrationBox } from "#components/event/registration-box.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { DocumentSection } from "#components/sections/document-section.tsx";
import { HeroImage } from "#components/sections/hero-image.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { translatedText } from "#components/text/translated-field.tsx";
import type { CalendarRecord } from "#schemas/structures/calendar-record.ts";
import { currentDate, eventState, isOver } from "#schemas/time/event-states.ts";
import { EventDates } from "./event-dates.tsx";
import { EventMessage } from "./event-message.tsx";

export function CalendarRecordTemplate({ view }: { view: CalendarRecord }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = eventState(view, now);
  const isUpcoming = state === "scheduled" || state === "moved";
  const date = currentDate(view.dates, now);
  const movedFrom = date?.movedFrom ?? view.movedFrom;
  const otherDates = view.dates.filter((other) => other !== date && !isOver(other, now));
  const facts = [
    { term: t("event.kind"), value: view.kind && t(`event.kinds.${view.kind}`) },
    { term: t("event.region"), value: view.region && !view.venue?.address && t(`regions.${view.region}`) },
    { term: t("event.audience"), value: translatedText(view, "audience") },
  ];
  return (
    <ViewPage
      view={view}
      top={
        <EventMessage
          state={state === "scheduled" && date?.movedFrom ? "moved" : state}
          movedFrom={movedFrom}
          allDay={view.allDay}
        />
      }
      aside={isUpcoming && <RegistrationBox view={view} />}
      next={<PageContact view={view} />}
    >
      <EventFacts view={view} date={date} allDay={view.allDay} upcoming={isUpcoming} more={facts} />
      <HeroImage view={view} />
      <RichTextField view={view} name="body" />
      {isUpcoming && otherDates.length > 0 && (
        <Section title={t("event.otherDates")}>
          <EventDates dates={otherDates} allDay={view.allDay} />
        </Section>
      )}
      <DocumentSection view={view} />
    </ViewPage>
  );
}
