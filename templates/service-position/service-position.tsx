import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Part } from "#components/layout/part.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { RequirementList } from "#components/list/requirement-list.tsx";
import { ApplyWays } from "#components/office/apply-ways.tsx";
import { DateText } from "#components/text/dates.tsx";
import { DeadlineNotice } from "#components/text/deadline-notice.tsx";
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
