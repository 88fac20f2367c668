import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { formatDayOfYear } from "#components/text/date-formats.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import { type Opening, openingState } from "#schemas/time/opening.ts";
import type { OfficeHours } from "#schemas/values/office/office-hours.ts";
import { formatTime } from "./day-hours.tsx";
import { HolidayName } from "./holiday-name.tsx";

const tones = { open: "good", nonstop: "good", appointment: "near", closed: "neutral" } as const;

/** Shows whether an office is open now. For a closed one it shows when it opens next, and the holiday it is closed for. */
export function OpeningTag({ hours }: { hours: OfficeHours }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const opening = openingState(hours, now);
  if (opening.state !== "closed") {
    const until = opening.state === "open" ? formatTime(opening.until) : "";
    return <StateTag tone={tones[opening.state]}>{t(`hours.now.${opening.state}`, { until })}</StateTag>;
  }
  const { opens, holiday } = opening;
  return (
    <>
      {opens ? <NextOpening opening={opens} /> : <StateTag tone={tones.closed}>{t("hours.now.closed")}</StateTag>}
      {holiday !== null && (
        <span>
          {" "}
          {t("hours.today")}: <HolidayName name={holiday} />
        </span>
      )}
    </>
  );
}

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

function NextOpening({ opening: { weekday, isToday, date, time: from } }: { opening: Opening }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const time = formatTime(from);
  const day = isToday ? "today" : (weekdays[weekday] ?? "today");
  return (
    <StateTag tone={tones.closed}>
      {date === null
        ? t(`hours.opens.${day}`, { time })
        : t("hours.opensOn", { date: formatDayOfYear(date, language), time })}
    </StateTag>
  );
}
