import { useTranslation } from "react-i18next";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Skeleton, SkeletonLine } from "#components/layout/skeleton.tsx";

/** Skeleton shown while a page is loading (spec §2.4): heading and lead, then two columns. */
export function LoadingPage() {
  const { t } = useTranslation();
  const heading = (
    <div>
      <SkeletonLine width="title" />
      <SkeletonLine width="short" />
    </div>
  );
  return (
    <PageLayout heading={heading} aside={<SkeletonLine width="full" />}>
      <Skeleton label={t("loading")} />
    </PageLayout>
  );
}
