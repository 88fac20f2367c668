import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Day } from "#schemas/time/opening.ts";
import { HolidayName, useHolidayName } from "./holiday-name.tsx";

type Props = {
  day: Day;
  /** Language of the note on the day, when it is not the page's. */
  language: Language | null;
};

/** Opening hours of a day: `8:00–12:00, 13:00–17:00`, and after them the holiday and the note on the day. */
export function DayHours({ day: { mode, slots, note, holiday }, language }: Props) {
  const { t } = useTranslation();
  const holidayName = useHolidayName(holiday).value;
  const times = mode === "open" || mode === "appointment" ? slots : [];
  const remarks = [
    holidayName && holiday && <HolidayName key="holiday" name={holiday} />,
    note && !holidayName.toLowerCase().includes(note.toLowerCase()) && (
      <InLanguage key="note" language={language} inline>
        {note}
      </InLanguage>
    ),
  ].filter(Boolean);
  return (
    <>
      {(mode !== "open" || times.length === 0) && t(`hours.mode.${mode}`)}
      {mode === "appointment" && times.length > 0 && " "}
      {times.map(({ from, to }, index) => (
        <Fragment key={from}>
          {index > 0 && ", "}
          {formatTime(from)}–{formatTime(to)}
        </Fragment>
      ))}
      {remarks.length > 0 && (
        <>
          {" "}
          ({remarks[0]}
          {remarks.length > 1 && ", "}
          {remarks[1]})
        </>
      )}
    </>
  );
}

/** Formats a time of day without a leading zero: `8:00`. */
export function formatTime(time: string): string {
  return time.replace(/^0(?=\d)/, "");
}
