import { useTranslation } from "react-i18next";
import { StateTag } from "#components/text/state-tag.tsx";
import type { CalendarEvent } from "#schemas/lists/search/calendar-event.ts";

/** State of an event or of one of its dates; nothing when it takes place as planned. */
export function EventTag({ status }: Pick<CalendarEvent, "status">) {
  const { t } = useTranslation();
  if (status === "scheduled") return null;
  return <StateTag tone={status === "moved" ? "near" : "bad"}>{t(`facets.states.${status}`)}</StateTag>;
}
