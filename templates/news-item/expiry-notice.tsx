import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDate } from "#components/text/date-formats.tsx";

/** Notice that a text is out of date, once its validity (an ISO instant) has ended. */
export function ExpiryNotice({ validTo }: { validTo: string | null }) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  if (!validTo || Date.parse(validTo) >= now) return null;
  return (
    <Message tone="warn" title={t("expiry.title")}>
      <p>{t("expiry.text", { date: formatDate(validTo, language) })}</p>
    </Message>
  );
}
