import { useTranslation } from "react-i18next";
import { FieldSection } from "#components/layout/field-section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { translatedInline, translatedText } from "#components/text/translated-field.tsx";
import type { GlossaryTerm } from "#schemas/structures/glossary-term.ts";
import { TermEquivalents } from "./term-equivalents.tsx";

export function GlossaryTermTemplate({ view }: { view: GlossaryTerm }) {
  const { t } = useTranslation();
  const abbreviation = translatedText(view, "abbreviation");
  const synonyms = translatedInline(view, "synonyms", view.synonyms.join(", "));
  return (
    <ViewPage view={view}>
      <FactList
        facts={[
          { term: t("glossary.abbreviation"), value: abbreviation },
          { term: t("glossary.synonyms"), value: synonyms },
        ]}
      />
      <RichTextField view={view} name="definition" />
      <FieldSection view={view} name="equivalents" title={t("glossary.equivalents")}>
        {(equivalents) => <TermEquivalents equivalents={equivalents} />}
      </FieldSection>
      <FieldSection view={view} name="related" title={t("glossary.related")}>
        {(related) => <LinkList links={related} />}
      </FieldSection>
      <FieldSection view={view} name="legal" title={t("glossary.legal")}>
        {(legal) => <LegalList references={legal} />}
      </FieldSection>
      {view.glossary && <p>{translatedInline(view, "glossary", <PageLink link={view.glossary} />)}</p>}
    </ViewPage>
  );
}
