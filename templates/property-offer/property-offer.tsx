import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { DeadlineNotice } from "#components/message/deadline-notice.tsx";
import { ApplyWays } from "#components/office/apply-ways.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { PropertyOffer } from "#schemas/structures/property-offer.ts";
import { deadlineState, isOpenState } from "#schemas/time/states.ts";
import { PropertyFacts } from "./property-facts.tsx";
import { PropertyTable } from "./property-table.tsx";

export function PropertyOfferTemplate({ view }: { view: PropertyOffer }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = deadlineState(view, now);
  return (
    <PageLayout heading={<PageHeading title={view.title} lead={t(`property.phases.${view.phase}`)} />} wide>
      <DeadlineNotice state={state} deadline={view.deadline} />
      <PropertyFacts view={view} />
      <TranslatedField view={view} name="items">
        <PropertyTable items={view.items} />
      </TranslatedField>
      {view.conditions && (
        <Section title={t("property.conditions")}>
          <TranslatedField view={view} name="conditions">
            <RichText html={view.conditions.html} />
          </TranslatedField>
        </Section>
      )}
      {isOpenState(state) && <HowToRespond view={view} />}
      <Section title={t("contact.title")}>
        <TranslatedField view={view} name="contact">
          <PersonText person={view.contact} />
        </TranslatedField>
      </Section>
      {view.documents.length > 0 && (
        <Section title={t("sections.documents")}>
          <TranslatedField view={view} name="documents">
            <FileList files={view.documents} />
          </TranslatedField>
        </Section>
      )}
      {view.legal.length > 0 && (
        <Section title={t("service.legal")}>
          <TranslatedField view={view} name="legal">
            <LegalList references={view.legal} />
          </TranslatedField>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}

function HowToRespond({ view }: { view: PropertyOffer }) {
  const { t } = useTranslation();
  return (
    <>
      {view.viewing && (
        <Section title={t("property.viewing")}>
          <TranslatedField view={view} name="viewing">
            <p>{view.viewing}</p>
          </TranslatedField>
        </Section>
      )}
      <Section title={t("property.respond")}>
        <TranslatedField view={view} name="apply">
          <ApplyWays ways={view.apply} />
        </TranslatedField>
      </Section>
    </>
  );
}
