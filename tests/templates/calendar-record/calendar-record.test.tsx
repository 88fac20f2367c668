// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { calendarRecord } from "#schemas/structures/calendar-record.ts";
import { CalendarRecordTemplate } from "#templates/calendar-record/calendar-record.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

const weekly = {
  zacatek: "2026-11-18T13:00:00",
  konec: "2026-11-18T17:00:00",
  forma: "prezencne",
  misto: { nazev: "Pobočka v Brně" },
  terminy: [
    { zacatek: "2026-11-25T13:00:00", konec: "2026-11-25T17:00:00" },
    { zacatek: "2026-12-02T13:00:00", konec: "2026-12-02T17:00:00", zruseno: true },
  ],
  registrace: { odkaz: { titulek: "Objednat se", adresa: "https://objednani.uradprace.example" } },
  perex: "O čem akce je.",
  poradatel: "Úřad práce",
};

function show(now: string, parts: Record<string, unknown> = {}): DocumentFragment {
  const data = calendarRecord.data.parse({ ...weekly, ...parts });
  const view = { ...calendarRecord.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  return render(<CalendarRecordTemplate view={view} />, { now: Date.parse(now) });
}

const mainDate = (html: DocumentFragment) => html.querySelector("dd time")?.textContent?.replace(/\s/g, " ");
const signUps = (html: DocumentFragment) => html.querySelectorAll("a[href^='https://objednani']");
const otherDates = (html: DocumentFragment) => [...html.querySelectorAll("li")].map(({ textContent }) => textContent);

test("the page shows the next date that takes place and lists later ones", () => {
  const first = show("2026-11-18T12:00:00Z");
  expect(mainDate(first)).toBe("středa 18. listopadu 2026, 13:00–17:00");
  expect(otherDates(first)).toHaveLength(2);
  const second = show("2026-11-18T16:00:01Z");
  expect(mainDate(second)).toBe("středa 25. listopadu 2026, 13:00–17:00");
  expect(otherDates(second)).toEqual(["středa 2. prosince 2026, 13:00–17:00zrušeno"]);
});

test("registration comes before the facts, and its note after the link", () => {
  const html = show("2026-11-18T12:00:00Z", { registrace: { ...weekly.registrace, poznamka: "Přijďte včas." } });
  const text = html.textContent ?? "";
  const order = ["Registrace", "Objednat se", "Přijďte včas.", "Pobočka v Brně"].map((part) => text.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
});

test("cancelled and past events offer no registration", () => {
  expect(signUps(show("2026-11-18T12:00:00Z"))).toHaveLength(1);
  const cancelled = show("2026-11-18T12:00:00Z", { stav: "zruseno" });
  expect(cancelled.textContent).toContain("Akce je zrušená");
  expect(signUps(cancelled)).toHaveLength(0);
  const past = show("2026-12-03T12:00:00Z");
  expect(past.textContent).toContain("Akce už proběhla");
  expect(signUps(past)).toHaveLength(0);
});

test("a moved event shows its original date", () => {
  const moved = show("2026-11-18T12:00:00Z", { stav: "presunuto", puvodniZacatek: "2026-11-11T13:00:00" });
  expect(moved.textContent).toContain("11. listopadu 2026 v 13:00");
});

test("a single moved date shows the original one, in the list and as the next date", () => {
  const terminy = [{ zacatek: "2026-11-26T13:00:00", puvodniZacatek: "2026-11-25T13:00:00" }];
  expect(otherDates(show("2026-11-18T12:00:00Z", { terminy }))[0]).toContain("přesunuto z 25. listopadu 2026 od 13:00");
  const next = show("2026-11-19T12:00:00Z", { terminy });
  expect(next.textContent).toContain("Akce má nový termín");
  expect(next.textContent).toContain("25. listopadu 2026 v 13:00");
});

test("on the night the clocks go back, an event ends at the second half past two", () => {
  const night = { zacatek: "2026-10-25T01:30:00", konec: "2026-10-25T02:30:00", terminy: null };
  const before = show("2026-10-25T01:29:00Z", night);
  expect(mainDate(before)).toBe("neděle 25. října 2026, 1:30–2:30");
  expect(before.textContent).not.toContain("proběhla");
  expect(show("2026-10-25T01:31:00Z", night).textContent).toContain("proběhla");
});

test("all-day events are shown without times", () => {
  const days = { zacatek: "2026-11-23T00:00:00", konec: "2026-11-27T00:00:00", celodenni: true, terminy: null };
  expect(mainDate(show("2026-11-20T12:00:00Z", days))).toBe("pondělí 23. 11. – pátek 27. 11. 2026");
});
