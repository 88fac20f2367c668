import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { LinkSection } from "#components/layout/page-sections.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { DeadlineNotice } from "#components/message/deadline-notice.tsx";
import { RequirementList } from "#components/offer/requirement-list.tsx";
import { ApplyWays } from "#components/office/apply-ways.tsx";
import { DateText } from "#components/text/dates.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TextList } from "#components/text/text-list.tsx";
import type { ServicePosition } from "#schemas/structures/service-position.ts";
import { deadlineState, isOpenState } from "#schemas/time/states.ts";
import { ServicePositionFacts } from "./service-position-facts.tsx";

export function ServicePositionTemplate({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = deadlineState(view, now);
  return (
    <ViewPage
      view={view}
      underTitle={<PublishedLine publishedAt={view.publishedAt} />}
      top={<DeadlineNotice state={state} deadline={view.deadline} />}
      aside={<ServicePositionFacts view={view} />}
      next={
        <FieldSection view={view} name="contact" title={t("contact.title")}>
          {(contact) => <PersonText person={contact} />}
        </FieldSection>
      }
    >
      <Result view={view} />
      <FieldSection view={view} name="duties" title={t("servicePosition.duties")}>
        {(duties) => <TextList texts={duties} />}
      </FieldSection>
      <FieldSection view={view} name="conditions" title={t("servicePosition.conditions")}>
        {view.conditions.law && <RichText html={view.conditions.law.html} />}
        <RequirementList requirements={view.conditions} />
      </FieldSection>
      {isOpenState(state) && <HowToApply view={view} />}
      <Tender view={view} />
      <LinkSection view={view} />
    </ViewPage>
  );
}

/** Result of the tender; it comes before the description. */
function Result({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  const { result } = view;
  if (!result) return null;
  return (
    <FieldSection view={view} name="result" title={t("servicePosition.result")}>
      <p>
        <DateText instant={result.on} />: {result.text}
      </p>
    </FieldSection>
  );
}

function HowToApply({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  return (
    <>
      <FieldSection view={view} name="apply" title={t("apply.title")}>
        <ApplyWays ways={view.apply} />
      </FieldSection>
      <FieldSection view={view} name="request" title={t("servicePosition.request")}>
        {(request) => <FileList files={[request]} />}
      </FieldSection>
      <FieldSection view={view} name="enclosures" title={t("position.enclosures")}>
        {(enclosures) => <TextList texts={enclosures} />}
      </FieldSection>
    </>
  );
}

/** The text of the tender and further documents. */
function Tender({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  const { tender, documents } = view;
  return (
    <>
      <FieldSection view={view} name="tender" title={t("servicePosition.tender")}>
        {tender.text && <RichText html={tender.text.html} />}
        {tender.file && <FileList files={[tender.file]} />}
      </FieldSection>
      {documents.length > 0 && (
        <FieldSection view={view} name="documents" title={t("sections.documents")}>
          <FileList files={documents} />
        </FieldSection>
      )}
    </>
  );
}
