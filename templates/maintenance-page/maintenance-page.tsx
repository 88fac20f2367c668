import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { MessageHeading, MessagePage } from "#components/layout/message-page.tsx";
import { Illustration } from "#components/media/icon.tsx";
import { formatDateTime } from "#components/text/date-formats.tsx";

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
    <MessagePage picture={<Illustration name="maintenance" />}>
      <MessageHeading title={t("maintenance.headline")} description={t("maintenance.text")} />
      {end && <p>{t("maintenance.until", { time: formatDateTime(end, language) })}</p>}
    </MessagePage>
  );
}
