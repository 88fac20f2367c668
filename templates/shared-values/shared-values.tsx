import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { DataTable } from "#components/list/data-table.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import type { SharedValuesSet } from "#schemas/structures/shared-values.ts";
import { formatValue } from "#schemas/values/shared/value-text.ts";

/** The values of a set with the references to write in texts, shown in previews only. */
export function SharedValuesTemplate({ view }: { view: SharedValuesSet }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const dateOf = (time: number) => formatDate(new Date(time).toISOString(), language);
  return (
    <PageLayout heading={<ViewHeading view={view} />}>
      <DataTable
        caption={t("sharedValues.caption", { key: view.key })}
        head={[
          t("sharedValues.name"),
          t("sharedValues.reference"),
          t("sharedValues.from"),
          t("sharedValues.until"),
          t("sharedValues.value"),
          t("sharedValues.source"),
        ]}
        rows={view.values.flatMap((value) =>
          value.periods.map(({ from, until, amount, source }) => [
            value.name,
            `{{hodnota:${value.key}}}`,
            dateOf(from),
            until === null ? "–" : dateOf(until - 1),
            formatValue(value, amount, language),
            source ?? "–",
          ]),
        )}
      />
    </PageLayout>
  );
}
