import { daysAfter } from "./dates.ts";

/** Names of holidays as keys of the texts in `holidays`; a site's own holidays have their names by language. */
type HolidayName = (typeof publicHolidays)[keyof typeof publicHolidays][number]["name"];

interface Rule {
  /** `2026-12-31`, `12-31` for every year, or `velikonoce-2` for days before or after Easter Sunday. */
  on: string;
  /** Dates on which it is a working day. */
  except?: readonly string[];
}

export interface Holiday extends Rule {
  name: HolidayName | Readonly<Record<string, string>>;
}

/** Public holidays on which offices are closed, by country. */
export const publicHolidays = {
  CZ: [
    { on: "01-01", name: "newYear" },
    { on: "velikonoce-2", name: "goodFriday" },
    { on: "velikonoce+1", name: "easterMonday" },
    { on: "05-01", name: "labourDay" },
    { on: "05-08", name: "victoryDay" },
    { on: "07-05", name: "cyrilAndMethodius" },
    { on: "07-06", name: "janHus" },
    { on: "09-28", name: "statehood" },
    { on: "10-28", name: "independence" },
    { on: "11-17", name: "freedomAndDemocracy" },
    { on: "12-24", name: "christmasEve" },
    { on: "12-25", name: "christmasDay" },
    { on: "12-26", name: "secondChristmasDay" },
  ],
  SK: [
    { on: "01-01", name: "slovakRepublic" },
    { on: "01-06", name: "epiphany" },
    { on: "velikonoce-2", name: "goodFriday" },
    { on: "velikonoce+1", name: "easterMonday" },
    { on: "05-01", name: "labourDay" },
    { on: "05-08", name: "victoryDay", except: ["2026-05-08"] },
    { on: "07-05", name: "cyrilAndMethodius" },
    { on: "08-29", name: "slovakUprising" },
    { on: "09-15", name: "ladyOfSorrows", except: ["2026-09-15"] },
    { on: "11-01", name: "allSaints" },
    { on: "12-24", name: "christmasEve" },
    { on: "12-25", name: "christmasDay" },
    { on: "12-26", name: "secondChristmasDay" },
  ],
} as const satisfies Record<string, readonly (Rule & { name: string })[]>;

/** Returns the name of the holiday on a date such as `2026-12-24`; null on other days. */
export function holidayOn(holidays: readonly Holiday[], date: string): Holiday["name"] | null {
  const easter = easterSunday(Number(date.slice(0, 4)));
  const isOn = (on: string) =>
    on.startsWith("velikonoce")
      ? date === daysAfter(easter, Number(on.slice("velikonoce".length)))
      : on === date || on === date.slice(5);
  return holidays.find(({ on, except }) => isOn(on) && !except?.includes(date))?.name ?? null;
}

/** Returns Easter Sunday of a year in the Gregorian calendar (the computus of Gauss, as Oudin gives it). */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrections = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (corrections + 19 * golden + 15) % 30;
  const fullMoon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0);
  const weekdayOfMoon = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return daysAfter(`${year}-03-21`, fullMoon + 7 - weekdayOfMoon);
}
