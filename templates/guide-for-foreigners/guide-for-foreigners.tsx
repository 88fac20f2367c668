import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { Callout } from "#components/message/callout.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { GuideForForeigners } from "#schemas/structures/guide-for-foreigners.ts";
import { periodState } from "#schemas/time/states.ts";
import { CzechTerms } from "./czech-terms.tsx";
import { GuideChooser } from "./guide-chooser.tsx";
import { GuidePart } from "./guide-part.tsx";
import { GuideSituation } from "./guide-situation.tsx";
import { LanguageBar } from "./language-bar.tsx";

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
    <TranslatedField view={view} name="parts">
      <ContentsList sections={parts} />
    </TranslatedField>
  );
  return (
    <PageLayout heading={heading} aside={contents}>
      <GuideSituation situation={view.situation} />
      {view.intro && (
        <TranslatedField view={view} name="intro">
          <RichText html={view.intro.html} />
        </TranslatedField>
      )}
      {view.chooser.length > 0 && (
        <Section title={t("guide.chooser")}>
          <TranslatedField view={view} name="chooser">
            <GuideChooser questions={view.chooser} />
          </TranslatedField>
        </Section>
      )}
      <TranslatedField view={view} name="warnings">
        {view.warnings.map((warning) => (
          <Callout key={warning.body.html} {...warning} />
        ))}
      </TranslatedField>
      <TranslatedField view={view} name="parts">
        {parts.map((part) => (
          <GuidePart key={part.id} part={part} />
        ))}
      </TranslatedField>
      {view.authorities.length > 0 && (
        <Section title={t("guide.authorities")}>
          <TranslatedField view={view} name="authorities">
            {view.authorities.map((contact) => (
              <ContactCard key={JSON.stringify(contact)} contact={contact} level={3} />
            ))}
          </TranslatedField>
        </Section>
      )}
      {view.emergency.length > 0 && (
        <Section title={t("guide.emergency")}>
          <TranslatedField view={view} name="emergency">
            <FactList facts={view.emergency.map(({ name, phone }) => ({ term: name, value: phoneLink(phone) }))} />
          </TranslatedField>
        </Section>
      )}
      {view.documents.length > 0 && (
        <Section title={t("sections.documents")}>
          <TranslatedField view={view} name="documents">
            <FileList files={view.documents} />
          </TranslatedField>
        </Section>
      )}
      {view.terms.length > 0 && (
        <Section title={t("guide.terms")}>
          <TranslatedField view={view} name="terms">
            <CzechTerms terms={view.terms} />
          </TranslatedField>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}

function phoneLink({ display, href }: GuideForForeigners["emergency"][number]["phone"]) {
  return <a href={href}>{display}</a>;
}
