import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { DocumentSection } from "#components/layout/page-sections.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { DeadlineNotice } from "#components/message/deadline-notice.tsx";
import { RequirementList } from "#components/offer/requirement-list.tsx";
import { ApplyWays } from "#components/office/apply-ways.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TextList } from "#components/text/text-list.tsx";
import { type JobPosition, openPositions } from "#schemas/structures/job-position.ts";
import { deadlineState, isOpenState } from "#schemas/time/states.ts";
import { JobFacts } from "./job-facts.tsx";
import { OtherPositions } from "./other-positions.tsx";

export function JobPositionTemplate({ view }: { view: JobPosition }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = deadlineState(view, now);
  return (
    <ViewPage
      view={view}
      underTitle={<PublishedLine publishedAt={view.publishedAt} />}
      top={<DeadlineNotice state={state} deadline={view.deadline} />}
      aside={<JobFacts view={view} />}
      next={
        <FieldSection view={view} name="contact" title={t("contact.title")}>
          {(contact) => <PersonText person={contact} />}
        </FieldSection>
      }
      after={<OtherPositions positions={openPositions(view.others, now)} />}
    >
      <RichTextField view={view} name="duties" title={t("position.duties")} />
      <FieldSection view={view} name="requirements" title={t("position.requirements")}>
        <RequirementList requirements={view.requirements} />
      </FieldSection>
      <FieldSection view={view} name="benefits" title={t("position.benefits")}>
        {(benefits) => <TextList texts={benefits} />}
      </FieldSection>
      {isOpenState(state) && <HowToApply view={view} />}
      <DocumentSection view={view} />
    </ViewPage>
  );
}

function HowToApply({ view }: { view: JobPosition }) {
  const { t } = useTranslation();
  return (
    <>
      <FieldSection view={view} name="enclosures" title={t("position.enclosures")}>
        {(enclosures) => <TextList texts={enclosures} />}
      </FieldSection>
      <FieldSection view={view} name="apply" title={t("apply.title")}>
        <ApplyWays ways={view.apply} />
      </FieldSection>
    </>
  );
}
