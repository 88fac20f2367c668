import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import { openingState } from "#schemas/time/opening.ts";
import type { OfficeHours } from "#schemas/values/office/office-hours.ts";
import { formatTime } from "./day-hours.tsx";

const tones = { open: "good", nonstop: "good", appointment: "near", closed: "neutral" } as const;

/** Whether an office is open at the time of the request. */
export function OpeningTag({ hours }: { hours: OfficeHours }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const opening = openingState(hours, now);
  const until = opening.state === "open" ? formatTime(opening.until) : "";
  return <StateTag tone={tones[opening.state]}>{t(`hours.now.${opening.state}`, { until })}</StateTag>;
}
