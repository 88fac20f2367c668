import { useTranslation } from "react-i18next";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { GlossaryTerm } from "#schemas/structures/glossary-term.ts";
import { TermEquivalents } from "./term-equivalents.tsx";

export function GlossaryTermTemplate({ view }: { view: GlossaryTerm }) {
  const { t } = useTranslation();
  const heading = <ViewHeading view={view} />;
  const abbreviation = view.abbreviation && (
    <TranslatedField view={view} name="abbreviation" inline>
      {view.abbreviation}
    </TranslatedField>
  );
  const synonyms = view.synonyms.length > 0 && (
    <TranslatedField view={view} name="synonyms" inline>
      {view.synonyms.join(", ")}
    </TranslatedField>
  );
  return (
    <PageLayout heading={heading}>
      <FactList
        facts={[
          { term: t("glossary.abbreviation"), value: abbreviation },
          { term: t("glossary.synonyms"), value: synonyms },
        ]}
      />
      <TranslatedField view={view} name="definition">
        <RichText html={view.definition.html} />
      </TranslatedField>
      {view.equivalents.length > 0 && (
        <Section title={t("glossary.equivalents")}>
          <TranslatedField view={view} name="equivalents">
            <TermEquivalents equivalents={view.equivalents} />
          </TranslatedField>
        </Section>
      )}
      {view.related.length > 0 && (
        <Section title={t("glossary.related")}>
          <TranslatedField view={view} name="related">
            <LinkList links={view.related} />
          </TranslatedField>
        </Section>
      )}
      {view.legal.length > 0 && (
        <Section title={t("glossary.legal")}>
          <TranslatedField view={view} name="legal">
            <LegalList references={view.legal} />
          </TranslatedField>
        </Section>
      )}
      {view.glossary && (
        <p>
          <TranslatedField view={view} name="glossary" inline>
            <PageLink link={view.glossary} />
          </TranslatedField>
        </p>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
