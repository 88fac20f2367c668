import { useTranslation } from "react-i18next";
import { InformationRecord } from "#components/list/information-record.tsx";
import { translatedText } from "#components/text/translated-field.tsx";
import type { ProvidedInformation } from "#schemas/structures/provided-information.ts";
import { AnnualSummary } from "./annual-summary.tsx";

export function ProvidedInformationTemplate({ view }: { view: ProvidedInformation }) {
  const { t } = useTranslation();
  const agenda = translatedText(view, "agenda");
  return (
    <InformationRecord
      view={view}
      facts={[
        { term: t("information.branch"), value: view.branch && t(`regions.${view.branch}`) },
        { term: t("information.agenda"), value: agenda },
        { term: t("information.year"), value: view.year },
      ]}
    >
      {view.annualSummary && <AnnualSummary summary={view.annualSummary} />}
    </InformationRecord>
  );
}
