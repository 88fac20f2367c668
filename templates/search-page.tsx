import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { SearchForm } from "#components/search-form.tsx";
import { SearchTabs } from "#components/search-tabs.tsx";
import { Section } from "#components/section.tsx";
import { TermLinks } from "#components/term-links.tsx";
import type { SearchPage } from "#schemas/search-page.ts";

export function SearchPageTemplate({ view }: { view: SearchPage }) {
  const { t } = useTranslation();
  const lead = view.lead && (
    <Part view={view} name="lead" inline>
      {view.lead}
    </Part>
  );
  return (
    <PageLayout heading={<PageHeading title={view.title} lead={lead} />}>
      <SearchTabs tabs={view.tabs} />
      <SearchForm />
      {view.frequent.length > 0 && (
        <Section title={t("search.frequent")}>
          <Part view={view} name="frequent">
            <TermLinks terms={view.frequent} />
          </Part>
        </Section>
      )}
    </PageLayout>
  );
}
