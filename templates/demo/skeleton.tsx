import { useTranslation } from "react-i18next";
import { Skeleton } from "#components/layout/skeleton.tsx";
import { LoadingPage } from "#templates/loading-page/loading-page.tsx";
import { DemoTemplate } from "./demo-template.tsx";

export function SkeletonDemo() {
  const { t } = useTranslation();
  const examples = [
    { title: t("demo.skeleton.loading"), content: <Skeleton label={t("loading")} /> },
    { title: t("demo.skeleton.page"), content: <LoadingPage /> },
    { title: t("demo.skeleton.loaded"), content: <p>{t("demo.skeleton.loadedText")}</p> },
  ];
  return <DemoTemplate texts="skeleton" examples={examples} />;
}
