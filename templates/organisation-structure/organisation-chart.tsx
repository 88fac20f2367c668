import { useTranslation } from "react-i18next";
import { FileList } from "#components/link/file-list.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { OrganisationStructure } from "#schemas/structures/organisation-structure.ts";
import styles from "./organisation-chart.module.css";

/** The organisation chart as a download and as text. */
export function OrganisationChart({ chart }: { chart: NonNullable<OrganisationStructure["chart"]> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.chart}>
      <FileList files={[chart.file]} />
      <details>
        <summary>{t("organisation.chartText")}</summary>
        <RichText html={chart.description.html} />
      </details>
    </div>
  );
}
