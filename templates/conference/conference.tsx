import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { EventFacts } from "#components/event/event-facts.tsx";
import { RegistrationBox } from "#components/event/registration-box.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { Gallery } from "#components/media/gallery.tsx";
import { Message } from "#components/message/message.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
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
          <TranslatedField view={view} name="body">
            <RichText html={view.body.html} />
          </TranslatedField>
        </Section>
      )}
      {view.programme.length > 0 && (
        <Section title={t("conference.programme")}>
          <TranslatedField view={view} name="programme">
            <Programme days={view.programme} />
          </TranslatedField>
        </Section>
      )}
      {view.speakers.length > 0 && (
        <Section title={t("conference.speakers")}>
          <TranslatedField view={view} name="speakers">
            <SpeakerList speakers={view.speakers} />
          </TranslatedField>
        </Section>
      )}
      {!isPast && <Materials view={view} />}
      <TranslatedField view={view} name="contact">
        <ContactCard contact={view.contact} level={2} />
      </TranslatedField>
      {view.pastEditions.length > 0 && (
        <Section title={t("conference.pastEditions")}>
          <TranslatedField view={view} name="pastEditions">
            <LinkList links={view.pastEditions} />
          </TranslatedField>
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
          <TranslatedField view={view} name="documents">
            <FileList files={view.documents} />
          </TranslatedField>
        </Section>
      )}
      {view.recordings.length > 0 && (
        <Section title={t("conference.recordings")}>
          <TranslatedField view={view} name="recordings">
            <LinkList links={view.recordings} />
          </TranslatedField>
        </Section>
      )}
      {view.gallery.length > 0 && (
        <Section title={t("sections.gallery")}>
          <TranslatedField view={view} name="gallery">
            <Gallery images={view.gallery} />
          </TranslatedField>
        </Section>
      )}
    </>
  );
}
