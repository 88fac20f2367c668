// @vitest-environment happy-dom
import { expect, test } from "vitest";
import record from "#fixtures/contents/up/property-offer/vybaveni-pracoviste-orlova.cs.json" with { type: "json" };
import { propertyOffer } from "#schemas/structures/property-offer.ts";
import { PropertyOfferTemplate } from "#templates/property-offer/property-offer.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(parts: Record<string, unknown> = {}, now = "2026-11-20T12:00:00Z") {
  const data = propertyOffer.data.parse({ ...record.data, ...parts });
  const view = { ...propertyOffer.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  const html = render(<PropertyOfferTemplate view={view} />, { now: Date.parse(now) });
  return {
    html,
    notice: html.querySelector(".gov-message")?.textContent ?? "",
    headings: [...html.querySelectorAll("h2")].map(({ textContent }) => textContent),
    columns: [...html.querySelectorAll("thead th")].map(({ textContent }) => textContent),
    rows: [...html.querySelectorAll("tbody tr")].map(({ textContent }) => textContent?.replace(/\s/g, " ")),
  };
}

const lamp = { nazev: "Svítidlo", druh: "nabytek", mnozstvi: 1200, jednotka: "ks" };

test("each item is a row with its known facts", () => {
  const { rows } = start({ polozky: [{ ...lamp, rokPorizeni: 2015, cena: { castka: 0 } }, lamp] });
  expect(rows).toEqual(["Svítidlonábytek1 200 ks2015bezúplatně", "Svítidlonábytek1 200 ks"]);
});

test("a column that is empty for every item is left out", () => {
  expect(start().columns).toContain("Cena");
  expect(start({ polozky: [lamp] }).columns).toEqual(["Položka", "Druh", "Množství"]);
});

test("every photograph is a link with its own accessible name", () => {
  const names = [...start().html.querySelectorAll("table a")].map(({ textContent }) => textContent);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toBe("Zvětšit fotografii 1: Průčelí dvoupodlažní budovy úřadu");
});

test("the page says to whom the property is offered", () => {
  expect(start({ faze: "proStat" }).html.textContent).toContain("organizačním složkám státu");
  expect(start({ faze: "proVerejnost" }).html.textContent).toContain("nabízíme veřejnosti");
});

test.each([
  [{}, "2027-01-12T11:00:00Z", "Lhůta brzy skončí", true],
  [{}, "2027-01-12T11:00:01Z", "Lhůta pro podání skončila", false],
  [{ stav: "rezervovano" }, "2026-11-20T12:00:00Z", "Majetek je rezervovaný", false],
  [{ stav: "prevedeno" }, "2027-02-01T12:00:00Z", "Majetek je převedený", false],
  [{ stav: "zruseno" }, "2026-11-20T12:00:00Z", "Nabídka je zrušená", false],
])("%o at %s: %s", (parts, now, says, isOpen) => {
  const { notice, headings } = start(parts, now);
  expect(notice).toContain(says);
  expect(headings.includes("Jak projevit zájem")).toBe(isOpen);
  expect(headings.includes("Prohlídka")).toBe(isOpen);
});
