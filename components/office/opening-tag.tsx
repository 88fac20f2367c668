import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import { type Opening, openingState } from "#schemas/time/opening.ts";
import type { OfficeHours } from "#schemas/values/office/office-hours.ts";
import { formatTime } from "./day-hours.tsx";

const tones = { open: "good", nonstop: "good", appointment: "near", closed: "neutral" } as const;

/** Whether an office is open at the time of the request, and if not, when it opens. */
export function OpeningTag({ hours }: { hours: OfficeHours }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const opening = openingState(hours, now);
  if (opening.state === "closed" && opening.opens) return <NextOpening opening={opening.opens} />;
  const until = opening.state === "open" ? formatTime(opening.until) : "";
  return <StateTag tone={tones[opening.state]}>{t(`hours.now.${opening.state}`, { until })}</StateTag>;
}

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

function NextOpening({ opening: { weekday, isToday, time } }: { opening: Opening }) {
  const { t } = useTranslation();
  const day = isToday ? "today" : (weekdays[weekday] ?? "today");
  return <StateTag tone={tones.closed}>{t(`hours.opens.${day}`, { time: formatTime(time) })}</StateTag>;
}
