import { useTranslation } from "react-i18next";
import { ContentsList } from "#components/contents-list.tsx";
import { LinkList } from "#components/link-list.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { Section } from "#components/section.tsx";
import { SitemapTree } from "#components/sitemap-tree.tsx";
import { ViewHeading } from "#components/view-heading.tsx";
import type { Sitemap } from "#schemas/sitemap.ts";

export function SitemapTemplate({ view }: { view: Sitemap }) {
  const { t } = useTranslation();
  const branches = view.tree.map(({ id, label, labelLanguage }) => ({ id, title: label, language: labelLanguage }));
  return (
    <PageLayout heading={<ViewHeading view={view} />} wide>
      <ContentsList sections={branches} />
      <SitemapTree branches={view.tree} />
      {view.others.length > 0 && (
        <Section title={t("sitemap.others")}>
          <Part view={view} name="others">
            <LinkList links={view.others} />
          </Part>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
