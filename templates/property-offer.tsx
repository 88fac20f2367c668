import { useTranslation } from "react-i18next";
import { ApplyWays } from "#components/apply-ways.tsx";
import { DeadlineNotice } from "#components/deadline-notice.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { FileList } from "#components/file-list.tsx";
import { LegalList } from "#components/legal-list.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { PersonText } from "#components/person-text.tsx";
import { PropertyFacts } from "#components/property-facts.tsx";
import { PropertyTable } from "#components/property-table.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import type { PropertyOffer } from "#schemas/property-offer.ts";
import { deadlineState, isOpenState } from "#schemas/states.ts";

export function PropertyOfferTemplate({ view }: { view: PropertyOffer }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = deadlineState(view, now);
  return (
    <PageLayout heading={<PageHeading title={view.title} lead={t(`property.phases.${view.phase}`)} />} wide>
      <DeadlineNotice state={state} deadline={view.deadline} />
      <PropertyFacts view={view} />
      <Part view={view} name="items">
        <PropertyTable items={view.items} />
      </Part>
      {view.conditions && (
        <Section title={t("property.conditions")}>
          <Part view={view} name="conditions">
            <RichText html={view.conditions.html} />
          </Part>
        </Section>
      )}
      {isOpenState(state) && <HowToRespond view={view} />}
      <Section title={t("contact.title")}>
        <Part view={view} name="contact">
          <PersonText person={view.contact} />
        </Part>
      </Section>
      {view.documents.length > 0 && (
        <Section title={t("sections.documents")}>
          <Part view={view} name="documents">
            <FileList files={view.documents} />
          </Part>
        </Section>
      )}
      {view.legal.length > 0 && (
        <Section title={t("service.legal")}>
          <Part view={view} name="legal">
            <LegalList references={view.legal} />
          </Part>
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
          <Part view={view} name="viewing">
            <p>{view.viewing}</p>
          </Part>
        </Section>
      )}
      <Section title={t("property.respond")}>
        <Part view={view} name="apply">
          <ApplyWays ways={view.apply} />
        </Part>
      </Section>
    </>
  );
}
