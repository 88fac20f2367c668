import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { PositionPage } from "#components/offer/position-page.tsx";
import { RequirementList } from "#components/offer/requirement-list.tsx";
import { ApplyWays, applyId } from "#components/office/apply-ways.tsx";
import { DocumentSection } from "#components/sections/document-section.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TextList } from "#components/text/text-list.tsx";
import { type JobPosition, openPositions } from "#schemas/structures/job-position.ts";
import { JobFacts } from "./job-facts.tsx";
import { OtherPositions } from "./other-positions.tsx";

export function JobPositionTemplate({ view }: { view: JobPosition }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  return (
    <PositionPage
      view={view}
      facts={<JobFacts view={view} />}
      howToApply={<HowToApply view={view} />}
      documents={<DocumentSection view={view} />}
      after={<OtherPositions positions={openPositions(view.others, now)} />}
    >
      <RichTextField view={view} name="duties" title={t("position.duties")} />
      <FieldSection view={view} name="requirements" title={t("position.requirements")}>
        <RequirementList requirements={view.requirements} />
      </FieldSection>
      <FieldSection view={view} name="benefits" title={t("position.benefits")}>
        {(benefits) => <TextList texts={benefits} />}
      </FieldSection>
    </PositionPage>
  );
}

function HowToApply({ view }: { view: JobPosition }) {
  const { t } = useTranslation();
  return (
    <>
      <FieldSection view={view} name="apply" title={t("apply.title")} id={applyId}>
        <ApplyWays ways={view.apply} />
      </FieldSection>
      <FieldSection view={view} name="enclosures" title={t("position.enclosures")}>
        {(enclosures) => <TextList texts={enclosures} />}
      </FieldSection>
    </>
  );
}
