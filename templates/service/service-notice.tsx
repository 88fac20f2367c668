import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDate, formatDateTime } from "#components/text/dates.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { Service } from "#schemas/structures/service.ts";
import { serviceState } from "#schemas/time/states.ts";

/** Says that a service cannot be used now and why, or that it has ended and what has come in its place. */
export function ServiceNotice({ view }: { view: Service }) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  const state = serviceState(view, now);
  if (state === "ended" && view.end)
    return (
      <Message tone="warn">
        <p>
          <strong>{t("service.ended.title")}</strong>
        </p>
        <p>{t("service.ended.text", { date: formatDate(view.end.from, language) })}</p>
        {view.end.replacement && (
          <p>
            {t("service.ended.replacement")}{" "}
            <TranslatedField view={view} name="end" inline>
              <PageLink link={view.end.replacement} />
            </TranslatedField>
          </p>
        )}
      </Message>
    );
  if (state === "paused" && view.pause)
    return (
      <Message tone="warn">
        <p>
          <strong>{t("service.paused.title")}</strong>
        </p>
        {view.pause.reason && (
          <p>
            <TranslatedField view={view} name="pause" inline>
              {view.pause.reason}
            </TranslatedField>
          </p>
        )}
        {view.pause.to && <p>{t("service.paused.until", { date: formatDateTime(view.pause.to, language) })}</p>}
      </Message>
    );
  return null;
}
