import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Section } from "#components/section.tsx";
import { Skeleton } from "#components/skeleton.tsx";
import { LoadingPage } from "../loading-page.tsx";

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
