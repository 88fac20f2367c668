// @vitest-environment happy-dom
import { expect, test } from "vitest";
import krnov from "#fixtures/contents/up/workplace-contacts/krnov.cs.json" with { type: "json" };
import opava from "#fixtures/contents/up/workplace-contacts/opava.cs.json" with { type: "json" };
import orlova from "#fixtures/contents/up/workplace-contacts/orlova.cs.json" with { type: "json" };
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { workplacesSummary } from "#schemas/structures/workplaces-summary.ts";
import { WorkplacesSummaryTemplate } from "#templates/workplaces-summary/workplaces-summary.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";
import { showView } from "../../schemas/lists/show.ts";

const recorded = [krnov, opava, orlova].map(({ id, name, data }) => aContent({ id, name, data }));

interface Around {
  language?: Language;
  listed?: Content[];
  query?: string;
}

function start(now: string, { language = "cs", listed = recorded, query = "" }: Around = {}) {
  const view = workplacesSummary.view({ content: aContent(), data: {}, ctx: { ...plainContext, language }, listed });
  const around = { language, now: Date.parse(now) };
  const listing = showView(workplacesSummary, view, query, around);
  const html = render(<WorkplacesSummaryTemplate view={{ ...view, inCzech: [] }} listing={listing} />, around);
  return {
    html,
    states: [...html.querySelectorAll("tbody tr")].map((row) => [
      row.querySelector("th a")?.textContent,
      row.querySelector(".gov-tag")?.textContent,
    ]),
  };
}

test("each row says whether the workplace is open now", () => {
  expect(start("2026-11-16T08:00:00Z").states).toEqual([
    ["Kontaktní pracoviště Krnov", "Nyní otevřeno do 12:00"],
    ["Kontaktní pracoviště Orlová", "Zrušeno"],
    ["Kontaktní pracoviště Opava", "Dočasně zavřeno"],
  ]);
  expect(start("2027-02-01T08:00:00Z").states[1]).toEqual(["Kontaktní pracoviště Opava", "Nyní otevřeno do 12:00"]);
});

test("each row has the workplace's address", () => {
  const { html } = start("2026-11-16T08:00:00Z");
  const place = html.querySelector("tbody td[data-label='Okres a kraj']");
  expect(place?.textContent).toBe("Bruntál, Moravskoslezský kraj");
});

test("rows that exist only in Czech are marked on pages in another language", () => {
  const { html, states } = start("2026-11-16T08:00:00Z", { language: "ru" });
  expect(states[0]).toEqual(["Kontaktní pracoviště Krnov (česky)", "Сейчас открыто, до 12:00"]);
  for (const link of html.querySelectorAll("tbody th a")) expect(link.closest('[lang="cs"]')).not.toBeNull();
  expect(html.querySelectorAll("tbody th a")).toHaveLength(3);
});

test("a page without workplaces says so", () => {
  const { html } = start("2026-11-16T08:00:00Z", { listed: [] });
  expect(html.querySelector(".gov-message")?.textContent).toBe("Seznam je zatím prázdný.");
});

test("a place without an office is said to have none, above those around it", () => {
  const { html, states } = start("2027-02-01T08:00:00Z", { query: "q=Hlučín" });
  expect(html.textContent).toContain("V místě Hlučín žádné pracoviště není. Nejblíž jsou:");
  expect(states[0]?.[0]).toBe("Kontaktní pracoviště Opava");
});

test("a place that nobody knows has advice, and no office", () => {
  const { html, states } = start("2026-11-16T08:00:00Z", { query: "q=Kocourkov" });
  expect(html.querySelector(".gov-message")?.textContent).toContain("Zadejte větší město v okolí");
  expect(states).toEqual([]);
});
