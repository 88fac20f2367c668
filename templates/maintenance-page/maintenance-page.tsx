import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Container } from "#components/layout/container.tsx";
import { Illustration } from "#components/media/icon.tsx";
import { formatDateTime } from "#components/text/dates.tsx";
import styles from "#templates/error-page/error-page.module.css";

export interface MaintenancePage {
  /** Expected end of the maintenance in milliseconds; null when it is unknown. */
  until: number | null;
}

/** Replaces every page during maintenance (spec §2.4). */
export function MaintenancePageTemplate({ view: { until } }: { view: MaintenancePage }) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  const end = until !== null && until > now ? new Date(until).toISOString() : null;
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.illustration}>
          <Illustration name="maintenance" />
        </div>
        <h1>{t("maintenance.headline")}</h1>
        <p className={styles.description}>{t("maintenance.text")}</p>
        {end && <p>{t("maintenance.until", { time: formatDateTime(end, language) })}</p>}
      </div>
    </Container>
  );
}
