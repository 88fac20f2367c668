// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { caregiverMap } from "#schemas/map.ts";
import { MapTemplate } from "#templates/map.tsx";
import record from "../../fixtures/contents/up/map/pomoc-pecujicim.cs.json" with { type: "json" };
import { render } from "../components/render.tsx";
import { aContent, plainTo } from "../schemas/a-content.ts";

function start(organizace: unknown[]) {
  const data = caregiverMap.data.parse({ ...record.data, organizace });
  const view = { ...caregiverMap.view({ content: aContent(), data, to: plainTo, listed: [] }), inCzech: [] };
  return render(<MapTemplate view={view} />);
}

test("every organisation is in the numbered list with its services, place and contacts", () => {
  const items = [...start(record.data.organizace).querySelectorAll("ol > li")];
  expect(items.map((item) => item.querySelector("h3")?.textContent)).toEqual(
    record.data.organizace.map(({ nazev }) => nazev),
  );
  expect(items[0]?.textContent).toContain("odlehčovací služba, osobní asistence");
  expect(items[0]?.textContent).toContain("Hlavní město Praha");
  for (const [index, item] of items.entries())
    expect(item.querySelector('a[href^="tel:"]')?.textContent).toBe(record.data.organizace[index]?.kontakt.telefon);
});

test("a map without organisations says so and has no empty list", () => {
  const html = start([]);
  expect(html.textContent).toContain("Na mapě zatím není žádná organizace.");
  expect(html.querySelector("ol")).toBeNull();
});

test.each([
  [1, "1 organizace"],
  [3, "3 organizace"],
  [12, "12 organizací"],
])("%i organisations are counted", (count, text) => {
  expect(start(record.data.organizace.slice(0, count)).textContent).toContain(text);
});
