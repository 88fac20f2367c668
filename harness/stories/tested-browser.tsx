import { useTranslation } from "react-i18next";
import type { Check } from "#components/browser-checks.ts";
import { BrowserReport } from "#components/browser-report.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { useReportLabels } from "#templates/browser-test.tsx";

/** The browser test's page as its script leaves it. */
export function TestedBrowser({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation();
  return (
    <PageLayout heading={<PageHeading title={t("browserTest.title")} lead={t("browserTest.lead")} />}>
      <BrowserReport labels={useReportLabels()} checks={checks} />
    </PageLayout>
  );
}
