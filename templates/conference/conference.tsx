import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { EventFacts } from "#components/event/event-facts.tsx";
import { RegistrationBox } from "#components/event/registration-box.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { Message } from "#components/message/message.tsx";
import { GallerySection } from "#components/sections/gallery-section.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import type { Conference } from "#schemas/structures/conference.ts";
import { isOver } from "#schemas/time/event-states.ts";
import { Programme } from "./programme.tsx";
import { SpeakerList } from "./speaker-list.tsx";

export function ConferenceTemplate({ view }: { view: Conference }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const isPast = isOver(view.date, now);
  const facts = <EventFacts view={view} date={view.date} upcoming={!isPast} />;
  return (
    <ViewPage
      view={view}
      aside={isPast ? facts : <RegistrationBox view={view} />}
      below={<Details view={view} isPast={isPast} />}
    >
      {isPast ? (
        <>
          <Message tone="info">
            <p>{t("conference.past")}</p>
          </Message>
          <Materials view={view} />
        </>
      ) : (
        facts
      )}
      <RichTextField view={view} name="body" title={t("conference.about")} />
    </ViewPage>
  );
}

/** The programme and all that follows it, over the full width of the page. */
function Details({ view, isPast }: { view: Conference; isPast: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <FieldSection view={view} name="programme" title={t("conference.programme")}>
        {(programme) => <Programme days={programme} />}
      </FieldSection>
      <FieldSection view={view} name="speakers" title={t("conference.speakers")}>
        {(speakers) => <SpeakerList speakers={speakers} />}
      </FieldSection>
      {!isPast && <Materials view={view} />}
      <FieldSection view={view} name="pastEditions" title={t("conference.pastEditions")}>
        {(pastEditions) => <LinkList links={pastEditions} />}
      </FieldSection>
      <PageContact view={view} />
    </>
  );
}

/** Materials of a conference; they come first once it is over. */
function Materials({ view }: { view: Conference }) {
  const { t } = useTranslation();
  return (
    <>
      <FieldSection view={view} name="documents" title={t("conference.materials")}>
        {(documents) => <FileList files={documents} />}
      </FieldSection>
      <FieldSection view={view} name="recordings" title={t("conference.recordings")}>
        {(recordings) => <LinkList links={recordings} />}
      </FieldSection>
      <GallerySection view={view} />
    </>
  );
}
