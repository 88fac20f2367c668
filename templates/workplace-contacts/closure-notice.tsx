import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { Message } from "#components/message/message.tsx";
import { formatDate } from "#components/text/date-formats.tsx";
import { translatedInline } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import { periodState } from "#schemas/time/states.ts";
import type { Closure } from "#schemas/values/office/closure.ts";

/** Dates of an office's closure and its substitute; nothing once it is over. */
export function ClosureNotice({ view }: { view: { closure: Closure | null } & Translation }) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  if (!view.closure) return null;
  const { from, to, reason, substitute } = view.closure;
  const state = periodState(view.closure, now);
  if (state === "expired") return null;
  const dates = { from: formatDate(from, language), to: to ? formatDate(to, language) : "" };
  const coming = to ? t("closure.planned", dates) : t("closure.plannedForGood", dates);
  const current = to ? t("closure.temporary", dates) : t("closure.permanent", dates);
  const facts = [
    { term: t("closure.reason"), value: translatedInline(view, "closure", reason) },
    {
      term: t("closure.substitute"),
      value: translatedInline(view, "closure", substitute && <PageLink link={substitute} />),
    },
  ];
  return (
    <Message tone="warn" title={state === "future" ? coming : current}>
      <FactList facts={facts} />
    </Message>
  );
}
