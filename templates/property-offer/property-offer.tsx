import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { DeadlineNotice } from "#components/message/deadline-notice.tsx";
import { ApplyWays } from "#components/office/apply-ways.tsx";
import { ContactPersonSection } from "#components/sections/contact-person-section.tsx";
import { DocumentSection } from "#components/sections/document-section.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import type { PropertyOffer } from "#schemas/structures/property-offer.ts";
import { deadlineState, isOpenState } from "#schemas/time/states.ts";
import { PropertyFacts } from "./property-facts.tsx";
import { PropertyTable } from "./property-table.tsx";

export function PropertyOfferTemplate({ view }: { view: PropertyOffer }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = deadlineState(view, now);
  return (
    <ViewPage
      view={view}
      heading={<PageHeading title={view.title} lead={view.phase && t(`property.phases.${view.phase}`)} />}
      wide
    >
      <DeadlineNotice state={state} deadline={view.deadline} />
      <PropertyFacts view={view} />
      <FieldSection view={view} name="items">
        {(items) => <PropertyTable items={items} />}
      </FieldSection>
      <RichTextField view={view} name="conditions" title={t("property.conditions")} />
      {isOpenState(state) && <HowToRespond view={view} />}
      <ContactPersonSection view={view} />
      <DocumentSection view={view} />
      <FieldSection view={view} name="legal" title={t("service.legal")}>
        {(legal) => <LegalList references={legal} />}
      </FieldSection>
    </ViewPage>
  );
}

function HowToRespond({ view }: { view: PropertyOffer }) {
  const { t } = useTranslation();
  return (
    <>
      <FieldSection view={view} name="viewing" title={t("property.viewing")}>
        {(viewing) => <p>{viewing}</p>}
      </FieldSection>
      <FieldSection view={view} name="apply" title={t("property.respond")}>
        <ApplyWays ways={view.apply} />
      </FieldSection>
    </>
  );
}
