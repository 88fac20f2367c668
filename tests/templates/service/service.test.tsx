// @vitest-environment happy-dom
import { expect, test } from "vitest";
import record from "#fixtures/contents/mpsv/service/pridavek-na-dite.cs.json" with { type: "json" };
import { service } from "#schemas/structures/service.ts";
import { ServiceTemplate } from "#templates/service/service.tsx";
import { render } from "../../components/render.tsx";
import { recordedContent } from "../../recorded.ts";
import { aContent, plainContext } from "../../schemas/a-content.ts";

const content = recordedContent("contents/mpsv/service/pridavek-na-dite.cs.json");

function start(parts: Record<string, unknown> = {}, now = "2026-11-20T12:00:00Z") {
  if (!content) throw new Error("there is no child allowance");
  const data = service.data.parse({ ...Object(content.data), ukonceni: null, ...parts });
  const view = { ...service.view({ content, data, ctx: plainContext, listed: [] }), inCzech: [] };
  const html = render(<ServiceTemplate view={view} />, { now: Date.parse(now) });
  const links = [...html.querySelectorAll("a")];
  return {
    html,
    headings: [...html.querySelectorAll("article :is(h2, h3)")].map(({ textContent }) => textContent),
    apply: links.find(({ textContent }) => textContent?.startsWith("Podat žádost online")) ?? null,
  };
}

test("the main action is the first way to apply online", () => {
  expect(start().apply?.getAttribute("href")).toBe(record.data.zpusobyPodani[0]?.adresa);
});

test("a service without an online application has no such button", () => {
  const { apply, headings } = start({ zpusobyPodani: record.data.zpusobyPodani.slice(4) });
  expect(apply).toBeNull();
  expect(headings).toContain("Způsoby podání");
});

test("a service that has ended shows nothing about applying and speaks in the past tense", () => {
  expect(start().headings).toContain("Kdo má nárok");
  const { html, apply, headings } = start({ ukonceni: { od: "2025-10-01" } });
  expect(apply).toBeNull();
  expect(headings).toContain("Kdo měl nárok");
  expect(headings).toContain("Co služba poskytovala");
  for (const present of ["Kdo má nárok", "Co získáte", "Kdy úřad rozhodne", "Jak dlouho nárok trvá", "Zdarma"])
    expect(html.textContent).not.toContain(present);
  expect(headings).not.toContain("Jak požádat");
  expect(headings).not.toContain("Co budete potřebovat");
});

test("a paused service shows the reason and the end, and not how to apply", () => {
  const pozastaveni = { duvod: "Odstávka systému", od: "2026-11-20T08:00:00", do: "2026-11-22T18:00:00" };
  const { html, apply, headings } = start({ pozastaveni });
  expect(html.textContent).toContain("Odstávka systému");
  expect(html.textContent).toContain("Předpokládané obnovení: 22. listopadu 2026 v 18:00");
  expect(apply).toBeNull();
  expect(headings).not.toContain("Způsoby podání");
  expect(headings).not.toContain("Formuláře a přílohy");
});

test("a future or past pause changes nothing", () => {
  const pozastaveni = { duvod: "Odstávka systému", od: "2026-11-20T08:00:00", do: "2026-11-22T18:00:00" };
  for (const now of ["2026-11-20T06:59:59Z", "2026-11-22T17:00:01Z"]) {
    const { html, apply } = start({ pozastaveni }, now);
    expect(html.textContent).not.toContain("Odstávka systému");
    expect(apply).not.toBeNull();
  }
});

test("a service ends with the first minute of its day in Prague and links its replacement", () => {
  const ukonceni = { od: "2026-12-01", nahrada: { titulek: "Příspěvek na bydlení", adresa: "/bydleni" } };
  expect(start({ ukonceni }, "2026-11-30T22:59:59Z").apply).not.toBeNull();
  const { html, apply } = start({ ukonceni }, "2026-11-30T23:00:00Z");
  expect(apply).toBeNull();
  expect(html.textContent).toContain("Od 1. 12. 2026 už o ni nelze žádat.");
  expect(html.querySelector(".gov-message a")?.getAttribute("href")).toBe("/bydleni");
});

test("the table of contents links to the groups of the page, at most six", () => {
  const { html } = start();
  const targets = [...html.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  const groups = [...html.querySelectorAll("section[id]:has(> h2)")].map(({ id }) => `#${id}`);
  expect(targets).toHaveLength(6);
  expect(targets).toEqual(groups);
});

test.each([
  ["for whom", "občané, cizinci"],
  ["the range of the sums in force, not of those to come", "830–1 580 Kč"],
  ["the fee", "Zdarma"],
  ["by when", "do 30 dnů od podání úplné žádosti"],
])("the box before the text answers %s", (_, answer) => {
  const box = start().html.querySelector("dl")?.textContent?.replaceAll("\u00a0", " ");
  expect(box).toContain(answer);
});

test("amounts in different currencies are only in the table", () => {
  const castky = [
    { nazev: "doma", vyse: { castka: 100 } },
    { nazev: "v cizině", vyse: { castka: 10, mena: "EUR" } },
  ];
  expect(start({ castky }).html.querySelector("dl")?.textContent).not.toContain("100");
});

test("past amounts are collapsed, current and future ones are visible", () => {
  const next = { nazev: "dítě do 6 let, základní výměra", vyse: { castka: 900 }, platiOd: "2027-01-01" };
  const { html } = start({ castky: [...record.data.castky, next] });
  const tables = [...html.querySelectorAll("#section-amounts table")];
  expect(tables.map((table) => table.closest("details") !== null)).toEqual([false, true]);
  expect(tables.map((table) => table.querySelectorAll("tbody tr").length)).toEqual([7, 6]);
});

test("a free service says so without a list of fees", () => {
  const { html, headings } = start();
  expect(html.querySelector("dl")?.textContent).toContain("Zdarma");
  expect(headings).not.toContain("Poplatky");
  const paid = start({ poplatky: { zdarma: false, polozky: [{ nazev: "Duplikát", vyse: { castka: 200 } }] } });
  expect(paid.headings).toContain("Poplatky");
});

test("amounts that all change on the same dates have a column for each date", () => {
  const amount = (nazev: string, castka: number, platiOd: string) => ({ nazev, vyse: { castka }, platiOd });
  const now = [amount("I. stupeň", 880, "2026-01-01"), amount("II. stupeň", 4900, "2026-01-01")];
  const later = [amount("II. stupeň", 5300, "2027-01-01"), amount("I. stupeň", 950, "2027-01-01")];
  const tableOf = (castky: unknown[]) =>
    [...(start({ castky }).html.querySelector("table")?.querySelectorAll("tr") ?? [])].map(({ children }) =>
      [...children].map(({ textContent }) => textContent?.replaceAll(/\s/g, " ")),
    );
  expect(tableOf([...now, ...later])).toEqual([
    ["Za co", "od 1. 1. 2026", "od 1. 1. 2027"],
    ["I. stupeň", "880 Kč", "950 Kč"],
    ["II. stupeň", "4 900 Kč", "5 300 Kč"],
  ]);
  // An empty cell would not tell whether the old amount continues.
  expect(tableOf([...now, ...later.slice(1)])[0]).toEqual(["Za co", "Částka", "Platí od"]);
});

const own = { friendlyURLs: { cs_cz: "rodina/pridavek-na-dite" }, web: { id: "12" } };

/** The next payments of a service, from a calendar with the given benefits. */
function paymentsOf(davky: object[], now?: string) {
  const calendar = aContent({ id: "2", name: "Termíny", friendlyURLs: { cs_cz: "terminy" }, data: { davky } });
  const data = service.data.parse({ ...record.data, ukonceni: null });
  const view = { ...service.view({ content: aContent(), data, ctx: plainContext, listed: [calendar] }), inCzech: [] };
  const html = render(<ServiceTemplate view={view} />, now ? { now: Date.parse(now) } : {});
  const fact = [...html.querySelectorAll("dl > div")].find(
    (each) => each.querySelector("dt")?.textContent === "Příští výplata",
  );
  return [...(fact?.querySelectorAll("dd > div") ?? [])].map(({ textContent }) => textContent);
}

test("a service names its payments when a calendar has several of them, and leaves out those of other services", () => {
  const onAccount = { nazev: "Na účet", stranka: own, pravidlo: { den: 20, posun: "pred" } };
  const byPost = { nazev: "Poštou", stranka: own, pravidlo: { den: 25, posun: "po" } };
  const other = { ...byPost, stranka: { ...own, web: { id: "34" } } };
  expect(paymentsOf([onAccount, other])).toEqual(["pátek 20. listopadu 2026Termíny"]);
  expect(paymentsOf([onAccount, byPost], "2026-12-21T12:00:00Z")).toEqual([
    "Na účet: středa 20. ledna 2027Termíny",
    "Poštou: pondělí 28. prosince 2026Termíny",
  ]);
  expect(paymentsOf([other])).toEqual([]);
});
