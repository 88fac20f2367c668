import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { Message } from "#components/message/message.tsx";
import { DocumentSection } from "#components/sections/document-section.tsx";
import { formatDateTime } from "#components/text/date-formats.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
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

/** Shown before publication; reveals nothing of the text, not even its title. */
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
    <ViewPage
      view={view}
      heading={<PressHeading view={view} />}
      next={
        <>
          <FieldSection view={view} name="mediaContact" title={t("press.mediaContact")}>
            {(contact) => <ContactCard contact={contact} level={3} />}
          </FieldSection>
          <FieldSection view={view} name="authors" title={t("press.authors")}>
            {(authors) => <PersonList persons={authors} />}
          </FieldSection>
        </>
      }
      after={<Neighbours {...neighboursOf(view, now)} />}
    >
      <FieldSection view={view} name="image">
        {(image) => <PressPhoto image={image} />}
      </FieldSection>
      <RichTextField view={view} name="body" />
      <FieldSection view={view} name="quotes">
        {(quotes) => <Quotes quotes={quotes} />}
      </FieldSection>
      <DocumentSection view={view} />
      <RichTextField view={view} name="about" title={t("press.about")} />
    </ViewPage>
  );
}
