import { useTranslation } from "react-i18next";
import { PageHeading } from "#portal/components/layout/page-heading.tsx";
import { PageLayout } from "#portal/components/layout/page-layout.tsx";
import type { Check } from "#portal/components/shell/browser-checks.ts";
import { BrowserReport } from "#portal/components/shell/browser-report.tsx";
import { useReportLabels } from "#portal/templates/browser-test/browser-test.tsx";

/** The browser test's page after its script has run. */
export function TestedBrowser({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation();
  return (
    <PageLayout heading={<PageHeading title={t("browserTest.title")} lead={t("browserTest.lead")} />}>
      <BrowserReport labels={useReportLabels()} checks={checks} />
    </PageLayout>
  );
}
