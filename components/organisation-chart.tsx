import { useTranslation } from "react-i18next";
import type { OrganisationStructure } from "#schemas/organisation-structure.ts";
import { FileList } from "./file-list.tsx";
import styles from "./organisation-chart.module.css";
import { RichText } from "./rich-text.tsx";

/** The chart of an office to download, and the same in words. */
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
