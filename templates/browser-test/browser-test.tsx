import { useTranslation } from "react-i18next";
import { Island } from "#components/island.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import type { CheckName } from "#components/shell/browser-checks.ts";
import { BrowserReport, type BrowserReportLabels } from "#components/shell/browser-report.tsx";

export interface BrowserTest {
  /** Origin of another of our sites, for testing third-party cookies; null when none is configured. */
  probe: string | null;
}

/** Shows visitors whether the portal works in their browser (spec §2.4 browser test). */
export function BrowserTestPage({ view: { probe } }: { view: BrowserTest }) {
  const { t } = useTranslation();
  return (
    <PageLayout heading={<PageHeading title={t("browserTest.title")} lead={t("browserTest.lead")} />}>
      <Island name="browserTest" component={BrowserReport} props={{ labels: useReportLabels(), probe }} />
    </PageLayout>
  );
}

/** The report's texts, translated on the server. */
export function useReportLabels(): BrowserReportLabels {
  const { t } = useTranslation();
  const check = (name: CheckName) => ({
    name: t(`browserTest.checks.${name}.name`),
    note: t(`browserTest.checks.${name}.note`),
  });
  return {
    checks: {
      javascript: check("javascript"),
      mobile: check("mobile"),
      cookies: check("cookies"),
      thirdPartyCookies: check("thirdPartyCookies"),
      system: check("system"),
      browser: check("browser"),
      ieSettings: check("ieSettings"),
    },
    outcomes: {
      passed: t("browserTest.outcomes.passed"),
      limited: t("browserTest.outcomes.limited"),
      failed: t("browserTest.outcomes.failed"),
      pending: t("browserTest.outcomes.pending"),
      untested: t("browserTest.outcomes.untested"),
      notApplicable: t("browserTest.outcomes.notApplicable"),
    },
    platforms: {
      desktop: t("browserTest.platforms.desktop"),
      mobile: t("browserTest.platforms.mobile"),
      tablet: t("browserTest.platforms.tablet"),
    },
    overall: t("browserTest.overall"),
    verdicts: {
      passed: t("browserTest.verdicts.passed"),
      limited: t("browserTest.verdicts.limited"),
      failed: t("browserTest.verdicts.failed"),
      pending: t("browserTest.verdicts.pending"),
    },
    copy: { copy: t("copy.result"), copied: t("copy.copied"), byHand: t("copy.byHand") },
  };
}
