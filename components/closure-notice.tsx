import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { periodState } from "#schemas/states.ts";
import type { Translation } from "#schemas/structure.ts";
import type { Closure } from "#schemas/values/closure.ts";
import { formatDate } from "./dates.tsx";
import { useEnvironment } from "./environment.tsx";
import { FactList } from "./fact-list.tsx";
import { Message } from "./message.tsx";
import { PageLink } from "./page-link.tsx";
import { Part } from "./part.tsx";

/** Says from when to when an office is closed and where to go instead; nothing once it is over. */
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
  const inPart = (content: ReactNode) => (
    <Part view={view} name="closure" inline>
      {content}
    </Part>
  );
  const facts = [
    { term: t("closure.reason"), value: reason && inPart(reason) },
    { term: t("closure.substitute"), value: substitute && inPart(<PageLink link={substitute} />) },
  ];
  return (
    <Message tone="warn">
      <p>
        <strong>{state === "future" ? coming : current}</strong>
      </p>
      <FactList facts={facts} />
    </Message>
  );
}
