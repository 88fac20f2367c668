import { useTranslation } from "react-i18next";
import { Part } from "#components/layout/part.tsx";
import { InformationRecord } from "#components/list/information-record.tsx";
import type { ProvidedInformation } from "#schemas/structures/provided-information.ts";
import { AnnualSummary } from "./annual-summary.tsx";

export function ProvidedInformationTemplate({ view }: { view: ProvidedInformation }) {
  const { t } = useTranslation();
  const agenda = view.agenda && (
    <Part view={view} name="agenda" inline>
      {view.agenda}
    </Part>
  );
  return (
    <InformationRecord
      view={view}
      facts={[
        { term: t("information.branch"), value: t(`regions.${view.branch}`) },
        { term: t("information.agenda"), value: agenda },
        { term: t("information.year"), value: view.year },
      ]}
    >
      {view.annualSummary && <AnnualSummary summary={view.annualSummary} />}
    </InformationRecord>
  );
}
