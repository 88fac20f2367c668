import { useTranslation } from "react-i18next";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { SearchForm } from "#components/search-form.tsx";
import { SearchTabs } from "#components/search-tabs.tsx";
import { Section } from "#components/section.tsx";
import { TermLinks } from "#components/term-links.tsx";
import { ViewHeading } from "#components/view-heading.tsx";
import type { SearchPage } from "#schemas/search-page.ts";

export function SearchPageTemplate({ view }: { view: SearchPage }) {
  const { t } = useTranslation();
  return (
    <PageLayout heading={<ViewHeading view={view} />}>
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
