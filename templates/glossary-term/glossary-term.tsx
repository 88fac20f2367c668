import { useTranslation } from "react-i18next";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Part } from "#components/layout/part.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { GlossaryTerm } from "#schemas/structures/glossary-term.ts";
import { TermEquivalents } from "./term-equivalents.tsx";

export function GlossaryTermTemplate({ view }: { view: GlossaryTerm }) {
  const { t } = useTranslation();
  const heading = <ViewHeading view={view} />;
  const abbreviation = view.abbreviation && (
    <Part view={view} name="abbreviation" inline>
      {view.abbreviation}
    </Part>
  );
  const synonyms = view.synonyms.length > 0 && (
    <Part view={view} name="synonyms" inline>
      {view.synonyms.join(", ")}
    </Part>
  );
  return (
    <PageLayout heading={heading}>
      <FactList
        facts={[
          { term: t("glossary.abbreviation"), value: abbreviation },
          { term: t("glossary.synonyms"), value: synonyms },
        ]}
      />
      <Part view={view} name="definition">
        <RichText html={view.definition.html} />
      </Part>
      {view.equivalents.length > 0 && (
        <Section title={t("glossary.equivalents")}>
          <Part view={view} name="equivalents">
            <TermEquivalents equivalents={view.equivalents} />
          </Part>
        </Section>
      )}
      {view.related.length > 0 && (
        <Section title={t("glossary.related")}>
          <Part view={view} name="related">
            <LinkList links={view.related} />
          </Part>
        </Section>
      )}
      {view.legal.length > 0 && (
        <Section title={t("glossary.legal")}>
          <Part view={view} name="legal">
            <LegalList references={view.legal} />
          </Part>
        </Section>
      )}
      {view.glossary && (
        <p>
          <Part view={view} name="glossary" inline>
            <PageLink link={view.glossary} />
          </Part>
        </p>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
