import { useTranslation } from "react-i18next";
import { LinkList } from "#components/link-list.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Section } from "#components/section.tsx";
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
