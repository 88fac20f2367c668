// @vitest-environment happy-dom
import { expect, test } from "vitest";
import record from "#fixtures/contents/up/map/pomoc-pecujicim.cs.json" with { type: "json" };
import { toListing } from "#schemas/lists/listing.ts";
import { caregiverMap } from "#schemas/structures/map.ts";
import { MapTemplate } from "#templates/map/map.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(organizace: unknown[], asked: [string, string[]][] = []) {
  const data = caregiverMap.data.parse({ ...record.data, organizace });
  const view = { ...caregiverMap.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  const list = caregiverMap.list?.of(view);
  if (!list) throw new Error("the map is no list");
  const listing = toListing(list, view.organisations, new Map(asked), { language: "cs", now: 0 });
  return render(<MapTemplate view={view} listing={listing} />);
}

test("every organisation is in the numbered list with its services, place and contacts", () => {
  const items = [...start(record.data.organizace.slice(0, 20)).querySelectorAll("ol[start] > li")];
  expect(items.map((item) => item.querySelector("h3")?.textContent)).toEqual(
    record.data.organizace.slice(0, 20).map(({ nazev }) => nazev),
  );
  expect(items[0]?.textContent).toContain("odlehčovací služba, osobní asistence");
  expect(items[0]?.textContent).toContain("Hlavní město Praha");
  for (const [index, item] of items.entries())
    expect(item.querySelector('a[href^="tel:"]')?.textContent).toBe(record.data.organizace[index]?.kontakt.telefon);
});

test("a map without organisations says so and has no empty list", () => {
  const html = start([]);
  expect(html.textContent).toContain("Seznam je zatím prázdný.");
  expect(html.querySelector("ol[start]")).toBeNull();
});

test.each([
  [1, "1 záznam"],
  [3, "3 záznamy"],
  [12, "12 záznamů"],
])("%i organisations are counted", (count, text) => {
  expect(start(record.data.organizace.slice(0, count)).textContent).toContain(text);
});

test("places on a later page continue the map's numbers", () => {
  const many = Array.from({ length: 25 }, () => record.data.organizace[0]);
  const list = start(many, [["page", ["2"]]]).querySelector<HTMLOListElement>("ol[start]");
  expect(list?.start).toBe(21);
  expect([...(list?.children ?? [])].map(({ id }) => id)).toEqual([21, 22, 23, 24, 25].map((n) => `organisation-${n}`));
});
