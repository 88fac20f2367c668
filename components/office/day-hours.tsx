import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { InLanguage } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import type { OfficeDay } from "#schemas/values/office/office-hours.ts";

type Props = {
  day: OfficeDay;
  /** Language of the note on the day, when it is not the page's. */
  language: Language | null;
};

/** Opening hours of a day: `8:00–12:00, 13:00–17:00`. */
export function DayHours({ day: { mode, slots, note }, language }: Props) {
  const { t } = useTranslation();
  const times = mode === "open" || mode === "appointment" ? slots : [];
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
      {note && (
        <>
          {" "}
          (
          <InLanguage language={language} inline>
            {note}
          </InLanguage>
          )
        </>
      )}
    </>
  );
}

/** Formats a time of day without a leading zero: `8:00`. */
export function formatTime(time: string): string {
  return time.replace(/^0(?=\d)/, "");
}
