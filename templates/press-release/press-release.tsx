import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDateTime } from "#components/text/dates.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { neighboursOf, type PressRelease } from "#schemas/structures/press-release.ts";
import { isUnderEmbargo } from "#schemas/time/embargo.ts";
import { Neighbours } from "./neighbours.tsx";
import { PersonList } from "./person-list.tsx";
import { PressHeading } from "./press-heading.tsx";
import { PressPhoto } from "./press-photo.tsx";
import { Quotes } from "./quotes.tsx";

export function PressReleaseTemplate({ view }: { view: PressRelease }) {
  const { now } = useEnvironment();
  const { embargoUntil } = view;
  if (embargoUntil !== null && isUnderEmbargo(embargoUntil, now)) return <Embargo until={embargoUntil} />;
  return <Release view={view} />;
}

/** Says nothing of what will be published, not even its title. */
function Embargo({ until }: { until: string }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return (
    <PageLayout heading={<PageHeading title={t("press.embargo")} />}>
      <Message tone="info">
        <p>{t("press.embargoEnds", { date: formatDateTime(until, language) })}</p>
      </Message>
    </PageLayout>
  );
}

function Release({ view }: { view: PressRelease }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  return (
    <PageLayout heading={<PressHeading view={view} />}>
      {view.image && (
        <TranslatedField view={view} name="image">
          <PressPhoto image={view.image} />
        </TranslatedField>
      )}
      <TranslatedField view={view} name="body">
        <RichText html={view.body.html} />
      </TranslatedField>
      {view.quotes.length > 0 && (
        <TranslatedField view={view} name="quotes">
          <Quotes quotes={view.quotes} />
        </TranslatedField>
      )}
      {view.documents.length > 0 && (
        <Section title={t("sections.documents")}>
          <TranslatedField view={view} name="documents">
            <FileList files={view.documents} />
          </TranslatedField>
        </Section>
      )}
      <Section title={t("press.mediaContact")}>
        <TranslatedField view={view} name="mediaContact">
          <ContactCard contact={view.mediaContact} level={3} />
        </TranslatedField>
      </Section>
      {view.authors.length > 0 && (
        <Section title={t("press.authors")}>
          <TranslatedField view={view} name="authors">
            <PersonList persons={view.authors} />
          </TranslatedField>
        </Section>
      )}
      {view.about && (
        <Section title={t("press.about")}>
          <TranslatedField view={view} name="about">
            <RichText html={view.about.html} />
          </TranslatedField>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
      <Neighbours {...neighboursOf(view, now)} />
    </PageLayout>
  );
}
