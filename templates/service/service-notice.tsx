import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDate, formatDateTime } from "#components/text/date-formats.tsx";
import { translatedInline } from "#components/text/translated-field.tsx";
import type { Service } from "#schemas/structures/service.ts";
import { serviceState } from "#schemas/time/states.ts";

/** Notice of a paused service with the reason, or of one that has ended with its replacement. */
export function ServiceNotice({ view }: { view: Service }) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  const state = serviceState(view, now);
  if (state === "ended" && view.end)
    return (
      <Message tone="warn" title={t("service.ended.title")}>
        <p>{t("service.ended.text", { date: formatDate(view.end.from, language) })}</p>
        {view.end.replacement && (
          <p>
            {t("service.ended.replacement")} {translatedInline(view, "end", <PageLink link={view.end.replacement} />)}
          </p>
        )}
      </Message>
    );
  if (state === "paused" && view.pause)
    return (
      <Message tone="warn" title={t("service.paused.title")}>
        {view.pause.reason && <p>{translatedInline(view, "pause", view.pause.reason)}</p>}
        {view.pause.to && <p>{t("service.paused.until", { date: formatDateTime(view.pause.to, language) })}</p>}
      </Message>
    );
  return null;
}
