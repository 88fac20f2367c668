import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { Message } from "#components/layout/message.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Part } from "#components/layout/part.tsx";
import { RegistrationBox } from "#components/layout/registration-box.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { EventFacts } from "#components/list/event-facts.tsx";
import { Gallery } from "#components/media/gallery.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { Conference } from "#schemas/structures/conference.ts";
import { isOver } from "#schemas/time/event-states.ts";
import { Programme } from "./programme.tsx";
import { SpeakerList } from "./speaker-list.tsx";

export function ConferenceTemplate({ view }: { view: Conference }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const isPast = isOver(view.date, now);
  const heading = <ViewHeading view={view} />;
  return (
    <PageLayout heading={heading}>
      {isPast && (
        <Message tone="info">
          <p>{t("conference.past")}</p>
        </Message>
      )}
      <EventFacts view={view} date={view.date} upcoming={!isPast} />
      {isPast ? <Materials view={view} /> : <RegistrationBox view={view} />}
      {view.body && (
        <Section title={t("conference.about")}>
          <Part view={view} name="body">
            <RichText html={view.body.html} />
          </Part>
        </Section>
      )}
      {view.programme.length > 0 && (
        <Section title={t("conference.programme")}>
          <Part view={view} name="programme">
            <Programme days={view.programme} />
          </Part>
        </Section>
      )}
      {view.speakers.length > 0 && (
        <Section title={t("conference.speakers")}>
          <Part view={view} name="speakers">
            <SpeakerList speakers={view.speakers} />
          </Part>
        </Section>
      )}
      {!isPast && <Materials view={view} />}
      <Part view={view} name="contact">
        <ContactCard contact={view.contact} level={2} />
      </Part>
      {view.pastEditions.length > 0 && (
        <Section title={t("conference.pastEditions")}>
          <Part view={view} name="pastEditions">
            <LinkList links={view.pastEditions} />
          </Part>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}

/** What remains of a conference comes first once it is over. */
function Materials({ view }: { view: Conference }) {
  const { t } = useTranslation();
  return (
    <>
      {view.documents.length > 0 && (
        <Section title={t("conference.materials")}>
          <Part view={view} name="documents">
            <FileList files={view.documents} />
          </Part>
        </Section>
      )}
      {view.recordings.length > 0 && (
        <Section title={t("conference.recordings")}>
          <Part view={view} name="recordings">
            <LinkList links={view.recordings} />
          </Part>
        </Section>
      )}
      {view.gallery.length > 0 && (
        <Section title={t("sections.gallery")}>
          <Part view={view} name="gallery">
            <Gallery images={view.gallery} />
          </Part>
        </Section>
      )}
    </>
  );
}
