import { useTranslation } from "react-i18next";
import { FieldSection } from "#components/layout/field-section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { PositionPage } from "#components/offer/position-page.tsx";
import { RequirementList } from "#components/offer/requirement-list.tsx";
import { ApplyWays, applyId } from "#components/office/apply-ways.tsx";
import { DocumentSection } from "#components/sections/document-section.tsx";
import { LinkSection } from "#components/sections/link-section.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TextList } from "#components/text/text-list.tsx";
import type { ServicePosition } from "#schemas/structures/service-position.ts";
import { ServicePositionFacts } from "./service-position-facts.tsx";

export function ServicePositionTemplate({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  return (
    <PositionPage
      view={view}
      facts={<ServicePositionFacts view={view} />}
      howToApply={<HowToApply view={view} />}
      documents={<TenderDocuments view={view} />}
    >
      <Result view={view} />
      <FieldSection view={view} name="duties" title={t("servicePosition.duties")}>
        {(duties) => <TextList texts={duties} />}
      </FieldSection>
      <FieldSection view={view} name="conditions" title={t("servicePosition.conditions")}>
        {view.conditions.law && <RichText html={view.conditions.law.html} />}
        <RequirementList requirements={view.conditions} />
      </FieldSection>
    </PositionPage>
  );
}

/** Result of the selection procedure; shown before the description. */
function Result({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  return (
    <FieldSection view={view} name="result" title={t("servicePosition.result")}>
      {({ on, text }) => (
        <p>
          <DateText instant={on} />: {text}
        </p>
      )}
    </FieldSection>
  );
}

function HowToApply({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  return (
    <>
      <FieldSection view={view} name="apply" title={t("apply.title")} id={applyId}>
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

function TenderDocuments({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  const { text, file } = view.tender;
  return (
    <>
      <FieldSection view={view} name="tender" title={t("servicePosition.tender")}>
        {text && <RichText html={text.html} />}
        {file && <FileList files={[file]} />}
      </FieldSection>
      <DocumentSection view={view} />
      <LinkSection view={view} />
    </>
  );
}
