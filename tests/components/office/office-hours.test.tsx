// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { AgendaHours } from "#components/office/office-hours.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { officeHours, toOfficeHours } from "#schemas/values/office/office-hours.ts";
import { plainContext } from "../../schemas/a-content.ts";
import { render } from "../render.tsx";

const hours = toOfficeHours(
  officeHours.parse({
    agenda: "Příspěvek na péči",
    dny: [
      { den: "pondeli", rezim: "otevreno", useky: [{ od: "08:00", do: "12:00" }] },
      { den: "utery", rezim: "otevreno" },
      { den: "streda", rezim: "objednani", useky: [{ od: "13:00", do: "24:00" }] },
      { den: "ctvrtek", rezim: "nonstop" },
    ],
    docasne: [{ od: "2026-12-07", do: "2026-12-18", dny: [{ den: "patek", rezim: "nonstop" }], poznamka: "stěhování" }],
    zmeny: [
      { datum: "2026-11-16", rezim: "zavreno", poznamka: "porucha topení" },
      { datum: "2026-12-24", rezim: "zavreno", poznamka: "štědrý den" },
    ],
    poznamka: "Vchod ze dvora.",
  }),
  plainContext,
);

function start(now: string, language: Language = "cs") {
  const html = render(<AgendaHours hours={hours} language={language === "cs" ? null : "cs"} />, {
    language,
    now: Date.parse(now),
  });
  const [table, ...others] = html.querySelectorAll("table");
  const rows = [...(table?.querySelectorAll("tbody tr") ?? [])];
  return {
    html,
    caption: table?.querySelector("caption")?.textContent,
    today: table?.querySelector('[aria-current="date"]')?.textContent,
    rows: rows.map((row) => [...row.children].map(({ textContent }) => textContent?.trim())),
    others,
  };
}

test("the week is a table with its agenda as caption", () => {
  const { rows, caption } = start("2026-11-23T09:00:00Z");
  expect(caption).toBe("Příspěvek na péčiNyní otevřeno do 12:00");
  expect(rows).toEqual([
    ["pondělí (dnes)", "8:00–12:00"],
    ["úterý", "hodiny nejsou uvedeny"],
    ["středa", "jen po objednání 13:00–24:00"],
    ["čtvrtek", "nepřetržitě"],
    ["pátek", "zavřeno"],
    ["sobota", "zavřeno"],
    ["neděle", "zavřeno"],
  ]);
});

test("today is marked in text and has the actual hours of the day", () => {
  const { today, caption } = start("2026-11-16T09:00:00Z");
  expect(today).toBe("pondělí (dnes)zavřeno (porucha topení) (mimořádně)");
  expect(caption).toContain("Zavřeno, otevře ve čtvrtek v 0:00");
});

test.each<[Language, string, string]>([
  ["cs", "úterý (dnes)zavřeno (Den boje za svobodu a demokracii)", "dnes: Den boje za svobodu a demokracii"],
  ["en", "Tuesday (today)closed (Struggle for Freedom and Democracy Day)", "today: Struggle for Freedom"],
  ["ru", "вторник (сегодня)закрыто (День борьбы за свободу и демократию)", "сегодня: День борьбы"],
  ["ua", "вівторок (сьогодні)зачинено (День боротьби за свободу та демократію)", "сьогодні: День боротьби"],
])("on a public holiday the office is closed, with the name of the holiday in %s", (language, today, tag) => {
  const page = start("2026-11-17T09:00:00Z", language);
  expect(page.today).toBe(today);
  expect(page.caption).toContain(tag);
});

test("a temporary week is shown next to the regular one until it replaces it", () => {
  const { html, others } = start("2026-11-23T09:00:00Z");
  expect(html.querySelector("summary")?.textContent).toBe("Dočasně od 7. 12. 2026 do 18. 12. 2026 (stěhování)");
  expect(others).toHaveLength(1);
  const during = start("2026-12-11T09:00:00Z");
  expect(during.others).toHaveLength(0);
  expect(during.caption).toContain("Dočasně od 7. 12. 2026");
  expect(during.today).toBe("pátek (dnes)nepřetržitě");
});

test("on a page in another language the labels are its own and the office's words marked as Czech", () => {
  const { html, rows } = start("2026-11-16T09:00:00Z", "ua");
  expect(rows[0]).toEqual(["понеділок (сьогодні)", "зачинено (porucha topení) (особливий графік)"]);
  const czech = [...html.querySelectorAll('[lang="cs"]')].map(({ textContent }) => textContent);
  expect(czech).toEqual(["Příspěvek na péči", "porucha topení", "Vchod ze dvora.", "stěhování", "stěhování"]);
});
