import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { DeadlineNotice } from "#components/message/deadline-notice.tsx";
import { RequirementList } from "#components/offer/requirement-list.tsx";
import { ApplyWays } from "#components/office/apply-ways.tsx";
import { DateText } from "#components/text/dates.tsx";
import { PersonText } from "#components/text/person-text.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TextList } from "#components/text/text-list.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
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
        <TranslatedField view={view} name="duties">
          <TextList texts={view.duties} />
        </TranslatedField>
      </Section>
      <Section title={t("servicePosition.conditions")}>
        <TranslatedField view={view} name="conditions">
          <RichText html={view.conditions.law.html} />
          <RequirementList requirements={view.conditions} />
        </TranslatedField>
      </Section>
      {isOpenState(state) && <HowToApply view={view} />}
      <Tender view={view} />
      <Section title={t("contact.title")}>
        <TranslatedField view={view} name="contact">
          <PersonText person={view.contact} />
        </TranslatedField>
      </Section>
      {view.links.length > 0 && (
        <Section title={t("sections.links")}>
          <TranslatedField view={view} name="links">
            <LinkList links={view.links} />
          </TranslatedField>
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
      <TranslatedField view={view} name="result">
        <p>
          <DateText instant={result.on} />: {result.text}
        </p>
      </TranslatedField>
    </Section>
  );
}

function HowToApply({ view }: { view: ServicePosition }) {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t("apply.title")}>
        <TranslatedField view={view} name="apply">
          <ApplyWays ways={view.apply} />
        </TranslatedField>
      </Section>
      <Section title={t("servicePosition.request")}>
        <TranslatedField view={view} name="request">
          <FileList files={[view.request]} />
        </TranslatedField>
      </Section>
      <Section title={t("position.enclosures")}>
        <TranslatedField view={view} name="enclosures">
          <TextList texts={view.enclosures} />
        </TranslatedField>
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
        <TranslatedField view={view} name="tender">
          {tender.text && <RichText html={tender.text.html} />}
          {tender.file && <FileList files={[tender.file]} />}
        </TranslatedField>
      </Section>
      {documents.length > 0 && (
        <Section title={t("sections.documents")}>
          <TranslatedField view={view} name="documents">
            <FileList files={documents} />
          </TranslatedField>
        </Section>
      )}
    </>
  );
}
