import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { Callout } from "#components/message/callout.tsx";
import { DocumentSection } from "#components/sections/document-section.tsx";
import { PhoneLink } from "#components/text/phone-link.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { GuideForForeigners } from "#schemas/structures/guide-for-foreigners.ts";
import { periodState } from "#schemas/time/states.ts";
import { CzechTerms } from "./czech-terms.tsx";
import styles from "./guide-chapters.module.css";
import { GuideChooser } from "./guide-chooser.tsx";
import { GuidePart } from "./guide-part.tsx";
import { GuideSituation } from "./guide-situation.tsx";
import { LanguageBar } from "./language-bar.tsx";

export function GuideForForeignersTemplate({ view }: { view: GuideForForeigners }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const parts = view.parts.filter(({ shownFrom }) => periodState({ from: shownFrom, to: null }, now) === "active");
  const contents = parts.length > 1 && (
    <div className={styles.chapters} data-chapters="">
      <TranslatedField view={view} name="parts">
        <ContentsList sections={parts} />
      </TranslatedField>
    </div>
  );
  return (
    <ViewPage view={view} underTitle={<LanguageBar versions={view.languages} />} aside={contents}>
      <GuideSituation situation={view.situation} />
      <RichTextField view={view} name="intro" />
      <FieldSection view={view} name="chooser" title={t("guide.chooser")}>
        {(chooser) => <GuideChooser questions={chooser} />}
      </FieldSection>
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
      <FieldSection view={view} name="authorities" title={t("guide.authorities")}>
        {(authorities) =>
          authorities.map((contact) => <ContactCard key={JSON.stringify(contact)} contact={contact} level={3} />)
        }
      </FieldSection>
      <FieldSection view={view} name="emergency" title={t("guide.emergency")}>
        {(emergency) => (
          <FactList facts={emergency.map(({ name, phone }) => ({ term: name, value: <PhoneLink phone={phone} /> }))} />
        )}
      </FieldSection>
      <DocumentSection view={view} />
      <FieldSection view={view} name="terms" title={t("guide.terms")}>
        {(terms) => <CzechTerms terms={terms} />}
      </FieldSection>
    </ViewPage>
  );
}
