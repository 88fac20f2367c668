import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Section } from "#components/layout/section.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { MoneyText } from "#components/text/money-text.tsx";
import { languages } from "#schemas/site/languages.ts";
import type { AnnualSummary as AnnualSummaryView } from "#schemas/structures/provided-information.ts";

/** Numbers of requests for information in a year and their outcomes. */
export function AnnualSummary({ summary }: { summary: AnnualSummaryView }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const counted = ["requests", "refusals", "appeals", "complaints", "licences"] as const;
  const facts = counted.map((name) => ({
    term: t(`information.${name}`),
    value: summary[name].toLocaleString(languages[language].locale),
  }));
  const courtCosts = summary.courtCosts && <MoneyText money={summary.courtCosts} />;
  return (
    <Section title={t("information.summary", { year: summary.year })}>
      <FactList look="row" facts={[...facts, { term: t("information.courtCosts"), value: courtCosts }]} />
    </Section>
  );
}
