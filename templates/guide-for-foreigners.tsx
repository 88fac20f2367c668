import { useTranslation } from "react-i18next";
import { Callout } from "#components/callout.tsx";
import { ContactCard } from "#components/contact-card.tsx";
import { ContentsList } from "#components/contents-list.tsx";
import { CzechTerms } from "#components/czech-terms.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { FactList } from "#components/fact-list.tsx";
import { FileList } from "#components/file-list.tsx";
import { GuideChooser } from "#components/guide-chooser.tsx";
import { GuidePart } from "#components/guide-part.tsx";
import { GuideSituation } from "#components/guide-situation.tsx";
import { LanguageBar } from "#components/language-bar.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import type { GuideForForeigners } from "#schemas/guide-for-foreigners.ts";
import { periodState } from "#schemas/states.ts";

export function GuideForForeignersTemplate({ view }: { view: GuideForForeigners }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const parts = view.parts.filter(({ shownFrom }) => periodState({ from: shownFrom, to: null }, now) === "active");
  const heading = (
    <PageHeading title={view.title}>
      <LanguageBar versions={view.languages} />
    </PageHeading>
  );
  const contents = parts.length > 1 && (
    <Part view={view} name="parts">
      <ContentsList sections={parts} />
    </Part>
  );
  return (
    <PageLayout heading={heading} aside={contents}>
      <GuideSituation situation={view.situation} />
      {view.intro && (
        <Part view={view} name="intro">
          <RichText html={view.intro.html} />
        </Part>
      )}
      {view.chooser.length > 0 && (
        <Section title={t("guide.chooser")}>
          <Part view={view} name="chooser">
            <GuideChooser questions={view.chooser} />
          </Part>
        </Section>
      )}
      <Part view={view} name="warnings">
        {view.warnings.map((warning) => (
          <Callout key={warning.body.html} {...warning} />
        ))}
      </Part>
      <Part view={view} name="parts">
        {parts.map((part) => (
          <GuidePart key={part.id} part={part} />
        ))}
      </Part>
      {view.authorities.length > 0 && (
        <Section title={t("guide.authorities")}>
          <Part view={view} name="authorities">
            {view.authorities.map((contact) => (
              <ContactCard key={JSON.stringify(contact)} contact={contact} level={3} />
            ))}
          </Part>
        </Section>
      )}
      {view.emergency.length > 0 && (
        <Section title={t("guide.emergency")}>
          <Part view={view} name="emergency">
            <FactList facts={view.emergency.map(({ name, phone }) => ({ term: name, value: phoneLink(phone) }))} />
          </Part>
        </Section>
      )}
      {view.documents.length > 0 && (
        <Section title={t("sections.documents")}>
          <Part view={view} name="documents">
            <FileList files={view.documents} />
          </Part>
        </Section>
      )}
      {view.terms.length > 0 && (
        <Section title={t("guide.terms")}>
          <Part view={view} name="terms">
            <CzechTerms terms={view.terms} />
          </Part>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}

function phoneLink({ display, href }: GuideForForeigners["emergency"][number]["phone"]) {
  return <a href={href}>{display}</a>;
}
