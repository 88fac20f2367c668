// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { OfficeChanges } from "#components/office/office-changes.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { officeHours, toOfficeHours, type WireOfficeHours } from "#schemas/values/office/office-hours.ts";
import { plainContext } from "../../schemas/a-content.ts";
import { render } from "../render.tsx";

const outage = { datum: "2026-11-16", rezim: "zavreno", poznamka: "porucha topení" };
const monday = [{ den: "pondeli", rezim: "otevreno", useky: [{ od: "08:00", do: "12:00" }] }];

function start(agendas: object[], now: string, language: Language = "cs") {
  const hours = agendas.map((agenda): WireOfficeHours => officeHours.parse({ dny: monday, ...agenda }));
  const html = render(
    <OfficeChanges
      agendas={hours.map((agenda) => toOfficeHours(agenda, plainContext))}
      language={language === "cs" ? null : "cs"}
    />,
    { language, now: Date.parse(now) },
  );
  return {
    items: [...html.querySelectorAll("li")].map(({ textContent }) => textContent),
    czech: [...html.querySelectorAll('[lang="cs"]')].map(({ textContent }) => textContent),
  };
}

test("changes are announced a month in advance and until the day itself", () => {
  const agendas = [{ zmeny: [outage] }];
  expect(start(agendas, "2026-10-15T09:00:00Z").items).toEqual([]);
  expect(start(agendas, "2026-10-16T09:00:00Z").items).toHaveLength(1);
  expect(start(agendas, "2026-11-14T09:00:00Z").items).toEqual(["pondělí 16. listopadu: zavřeno (porucha topení)"]);
  expect(start(agendas, "2026-11-16T09:00:00Z").items).toEqual([]);
});

test("a holiday is announced once, and the record's own word for it is not repeated", () => {
  const eve = { zmeny: [{ datum: "2026-12-24", rezim: "zavreno", poznamka: "štědrý den" }] };
  expect(start([eve], "2026-12-20T09:00:00Z").items).toEqual(["čtvrtek 24. prosince: zavřeno (Štědrý den)"]);
});

test("a change of all agendas is announced once, and one of some agendas with their names", () => {
  const shorter = { datum: "2026-11-17", rezim: "otevreno", useky: [{ od: "08:00", do: "10:00" }] };
  const agendas = [
    { agenda: "Zaměstnanost", zmeny: [outage, shorter] },
    { agenda: "Dávky", zmeny: [outage] },
    { agenda: "Podatelna", zmeny: [outage, shorter] },
  ];
  expect(start(agendas, "2026-11-14T09:00:00Z").items).toEqual([
    "pondělí 16. listopadu: zavřeno (porucha topení)",
    "úterý 17. listopadu (Zaměstnanost, Podatelna): 8:00–10:00",
  ]);
});

test("a holiday is of all agendas, even of one that is closed on that day of the week", () => {
  const open = { dny: [{ den: "ctvrtek", rezim: "otevreno" }] };
  const agendas = [{ agenda: "Zaměstnanost", ...open }, { agenda: "Dávky" }];
  expect(start(agendas, "2026-12-20T09:00:00Z").items).toEqual(["čtvrtek 24. prosince: zavřeno (Štědrý den)"]);
});

test("on a page in another language the office's own words are marked as Czech", () => {
  const agendas = [{ agenda: "Zaměstnanost", zmeny: [outage] }, { agenda: "Dávky" }];
  const { items, czech } = start(agendas, "2026-11-14T09:00:00Z", "en");
  expect(items[0]).toContain("16 November (Zaměstnanost): closed (porucha topení)");
  expect(czech).toEqual(["Zaměstnanost", "porucha topení"]);
});
