import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { DeadlineNotice } from "#components/message/deadline-notice.tsx";
import { RequirementList } from "#components/offer/requirement-list.tsx";
import { ApplyWays } from "#components/office/apply-ways.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TextList } from "#components/text/text-list.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { type JobPosition, openPositions } from "#schemas/structures/job-position.ts";
import { deadlineState, isOpenState } from "#schemas/time/states.ts";
import { JobFacts } from "./job-facts.tsx";
import { OtherPositions } from "./other-positions.tsx";

export function JobPositionTemplate({ view }: { view: JobPosition }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const state = deadlineState(view, now);
  const heading = (
    <PageHeading title={view.title}>
      <PublishedLine publishedAt={view.publishedAt} />
    </PageHeading>
  );
  return (
    <PageLayout heading={heading}>
      <DeadlineNotice state={state} deadline={view.deadline} />
      <JobFacts view={view} />
      <Section title={t("position.duties")}>
        <TranslatedField view={view} name="duties">
          <RichText html={view.duties.html} />
        </TranslatedField>
      </Section>
      <Section title={t("position.requirements")}>
        <TranslatedField view={view} name="requirements">
          <RequirementList requirements={view.requirements} />
        </TranslatedField>
      </Section>
      {view.benefits.length > 0 && (
        <Section title={t("position.benefits")}>
          <TranslatedField view={view} name="benefits">
            <TextList texts={view.benefits} />
          </TranslatedField>
        </Section>
      )}
      {isOpenState(state) && <HowToApply view={view} />}
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
      <PublishedLine updatedAt={view.updatedAt} />
      <OtherPositions positions={openPositions(view.others, now)} />
    </PageLayout>
  );
}

function HowToApply({ view }: { view: JobPosition }) {
  const { t } = useTranslation();
  return (
    <>
      {view.enclosures.length > 0 && (
        <Section title={t("position.enclosures")}>
          <TranslatedField view={view} name="enclosures">
            <TextList texts={view.enclosures} />
          </TranslatedField>
        </Section>
      )}
      <Section title={t("apply.title")}>
        <TranslatedField view={view} name="apply">
          <ApplyWays ways={view.apply} />
        </TranslatedField>
      </Section>
    </>
  );
}
