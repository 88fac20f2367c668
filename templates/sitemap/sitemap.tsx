import { useTranslation } from "react-i18next";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import type { Sitemap } from "#schemas/structures/sitemap.ts";
import { SitemapTree } from "./sitemap-tree.tsx";

export function SitemapTemplate({ view }: { view: Sitemap }) {
  const { t } = useTranslation();
  const branches = view.tree.map(({ id, label, labelLanguage }) => ({ id, title: label, language: labelLanguage }));
  return (
    <ViewPage view={view} wide>
      <ContentsList sections={branches} />
      <SitemapTree branches={view.tree} />
      <FieldSection view={view} name="others" title={t("sitemap.others")}>
        {(others) => <LinkList links={others} />}
      </FieldSection>
    </ViewPage>
  );
}
