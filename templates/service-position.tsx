import { useTranslation } from "react-i18next";
import { ApplyWays } from "#components/apply-ways.tsx";
import { DateText } from "#components/dates.tsx";
import { DeadlineNotice } from "#components/deadline-notice.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { FileList } from "#components/file-list.tsx";
import { LinkList } from "#components/link-list.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { PersonText } from "#components/person-text.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RequirementList } from "#components/requirement-list.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import { ServicePositionFacts } from "#components/service-position-facts.tsx";
import { TextList } from "#components/text-list.tsx";
import type { ServicePosition } from "#schemas/service-position.ts";
import { deadlineState, isOpenState } from "#schemas/states.ts";

export function ServicePositionTemplate({ view }: { view: ServicePosition }) {
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
      <Result view={view} />
      <ServicePositionFacts view={view} />
      <Section title={t("servicePosition.duties")}>
        <Part view={view} name="duties">
          <TextList texts={view.duties} />
        </Part>
      </Section>
      <Section title={t("servicePosition.conditions")}>
        <Part view={view} name="conditions">
          <RichText html={view.conditions.law.html} />
          <RequirementList requirements={view.conditions} />
        </Part>
      </Section>
      {isOpenState(state) && <HowToApply view={view} />}
      <Tender view={view} />
      <Section title={t("contact.title")}>
        <Part view={view} name="contact">
          <PersonText person={view.contact} />
        </Part>
      </Section>
      {view.links.length > 0 && (
        <Section title={t("sections.links")}>
          <Part view={view} name="links">
            <LinkList links={view.links} />
          </Part>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}

/** How the tender ended comes before what it was about. */
function Result({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  const { result } = view;
  if (!result) return null;
  return (
    <Section title={t("servicePosition.result")}>
      <Part view={view} name="result">
        <p>
          <DateText instant={result.on} />: {result.text}
        </p>
      </Part>
    </Section>
  );
}

function HowToApply({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t("apply.title")}>
        <Part view={view} name="apply">
          <ApplyWays ways={view.apply} />
        </Part>
      </Section>
      <Section title={t("servicePosition.request")}>
        <Part view={view} name="request">
          <FileList files={[view.request]} />
        </Part>
      </Section>
      <Section title={t("position.enclosures")}>
        <Part view={view} name="enclosures">
          <TextList texts={view.enclosures} />
        </Part>
      </Section>
    </>
  );
}

/** The text of the tender, and what else there is to download. */
function Tender({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  const { tender, documents } = view;
  return (
    <>
      <Section title={t("servicePosition.tender")}>
        <Part view={view} name="tender">
          {tender.text && <RichText html={tender.text.html} />}
          {tender.file && <FileList files={[tender.file]} />}
        </Part>
      </Section>
      {documents.length > 0 && (
        <Section title={t("sections.documents")}>
          <Part view={view} name="documents">
            <FileList files={documents} />
          </Part>
        </Section>
      )}
    </>
  );
}
