import { useTranslation } from "react-i18next";
import { FieldSection } from "#components/layout/field-section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import type { Sitemap } from "#schemas/structures/sitemap.ts";
import { SitemapTree } from "./sitemap-tree.tsx";

export function SitemapTemplate({ view }: { view: Sitemap }) {
  const { t } = useTranslation();
  return (
    <ViewPage view={view} wide>
      <SitemapTree branches={view.tree} />
      <FieldSection view={view} name="others" title={t("sitemap.others")}>
        {(others) => <LinkList links={others} />}
      </FieldSection>
    </ViewPage>
  );
}
