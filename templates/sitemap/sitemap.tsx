import { useTranslation } from "react-i18next";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { Sitemap } from "#schemas/structures/sitemap.ts";
import { SitemapTree } from "./sitemap-tree.tsx";

export function SitemapTemplate({ view }: { view: Sitemap }) {
  const { t } = useTranslation();
  const branches = view.tree.map(({ id, label, labelLanguage }) => ({ id, title: label, language: labelLanguage }));
  return (
    <PageLayout heading={<ViewHeading view={view} />} wide>
      <ContentsList sections={branches} />
      <SitemapTree branches={view.tree} />
      {view.others.length > 0 && (
        <Section title={t("sitemap.others")}>
          <TranslatedField view={view} name="others">
            <LinkList links={view.others} />
          </TranslatedField>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
