import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { Skeleton } from "#components/layout/skeleton.tsx";
import { LoadingPage } from "#templates/loading-page/loading-page.tsx";

export function SkeletonDemo() {
  const { t } = useTranslation();
  return (
    <PageLayout heading={<PageHeading title={t("demo.skeleton.title")} lead={t("demo.skeleton.lead")} />}>
      <Section title={t("demo.skeleton.loading")}>
        <Skeleton label={t("loading")} />
      </Section>
      <Section title={t("demo.skeleton.page")}>
        <LoadingPage />
      </Section>
      <Section title={t("demo.skeleton.loaded")}>
        <p>{t("demo.skeleton.loadedText")}</p>
      </Section>
    </PageLayout>
  );
}
