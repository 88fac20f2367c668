import type { WireOfficeHours } from "#schemas/values/office/office-hours.ts";
import type { Random } from "./random.ts";

type Day = WireOfficeHours["dny"][number];

const holidays = [
  { datum: "2026-12-24", rezim: "zavreno", poznamka: "Štědrý den" },
  { datum: "2026-12-25", rezim: "zavreno", poznamka: "svátek vánoční" },
  { datum: "2027-01-01", rezim: "zavreno", poznamka: "Nový rok" },
] as const;

/** Hours of one or more agendas; some offices have a shorter week around Christmas. */
export function hoursOf(random: Random): WireOfficeHours[] {
  const agendas = random.pick([
    [null],
    [null],
    ["Zaměstnanost", "Dávky"],
    ["Zaměstnanost", "Dávky", "Příspěvek na péči"],
  ]);
  return agendas.map((agenda) => ({
    agenda,
    dny: week(random),
    zmeny: [...holidays],
    ...(random.percent(15) && {
      docasne: [{ od: "2026-12-28", do: "2026-12-31", dny: shortWeek(), poznamka: "Provoz mezi svátky" }],
    }),
    ...(random.percent(30) && { poznamka: "Poslední žádost přijmeme půl hodiny před koncem." }),
  }));
}

/** Long Mondays and Wednesdays, as offices in the country have them; the other days differ. */
function week(random: Random): Day[] {
  const opening = random.pick(["07:30", "08:00", "08:30"]);
  const noon = random.pick(["11:30", "12:00"]);
  const closing = random.pick(["16:30", "17:00", "18:00"]);
  const isWhole = random.percent(20);
  const whole = isWhole
    ? [{ od: opening, do: closing }]
    : [
        { od: opening, do: noon },
        { od: "13:00", do: closing },
      ];
  const morning = [{ od: opening, do: noon }];
  const otherDay = (): Omit<Day, "den"> =>
    random.pick([
      { rezim: "zavreno" },
      { rezim: "otevreno", useky: morning },
      { rezim: "objednani", useky: morning },
      { rezim: "objednani", useky: morning, poznamka: "jen pro objednané" },
    ]);
  return [
    { den: "pondeli", rezim: "otevreno", useky: whole },
    { den: "utery", ...otherDay() },
    { den: "streda", rezim: "otevreno", useky: whole },
    { den: "ctvrtek", ...otherDay() },
    { den: "patek", ...otherDay() },
  ];
}

function shortWeek(): Day[] {
  const useky = [{ od: "08:00", do: "11:00" }];
  return [
    { den: "pondeli", rezim: "otevreno", useky },
    { den: "streda", rezim: "otevreno", useky },
  ];
}
