import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import type { Demo } from "./demo.ts";

/** All demo pages by their paths. */
export function OverviewDemo({ view: { groups } }: { view: Demo }) {
  const { t } = useTranslation();
  return (
    <PageLayout heading={<PageHeading title={t("demo.overview.title")} lead={t("demo.overview.lead")} />}>
      {groups.map(({ key, links }) => (
        <Section key={key} title={t(`demo.overview.${key}`)}>
          <LinkList links={links.map(({ path, href }) => ({ label: path, href, external: false, language: null }))} />
        </Section>
      ))}
    </PageLayout>
  );
}
