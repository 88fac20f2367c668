import { expect, test } from "vitest";
import record from "#fixtures/contents/up/workplace-contacts/krnov.cs.json" with { type: "json" };
import { workplacesSummary } from "#schemas/structures/workplaces-summary.ts";
import { aContent, plainContext } from "../a-content.ts";

function aWorkplace(name: string, data: Record<string, unknown> = {}) {
  return aContent({ name, id: name, data: { ...record.data, ...data } });
}

function start(listed: ReturnType<typeof aWorkplace>[]) {
  const view = workplacesSummary.view({ content: aContent(), data: {}, ctx: plainContext, listed });
  return view.workplaces.map(({ region, name }) => [region, name]);
}

test("workplaces are sorted by region in the official order, then by district and name", () => {
  const listed = [
    aWorkplace("Opava", { okres: "Opava" }),
    aWorkplace("Krnov"),
    aWorkplace("Brno", { kraj: "JHM", okres: "Brno-město" }),
    aWorkplace("Čeladná", { okres: "Frýdek-Místek" }),
    aWorkplace("Bruntál"),
    aWorkplace("Praha", { kraj: "PHA", okres: "Praha" }),
  ];
  expect(start(listed)).toEqual([
    ["PHA", "Praha"],
    ["JHM", "Brno"],
    ["MSK", "Bruntál"],
    ["MSK", "Krnov"],
    ["MSK", "Čeladná"],
    ["MSK", "Opava"],
  ]);
});

test("a workplace with incomplete data keeps its row; one without a region comes last", () => {
  const broken = { adresa: null, kontakt: {}, uredniHodiny: [], stav: { typ: "neznamy" }, typ: 7 };
  const listed = [aWorkplace("Nikde", { kraj: "XXX" }), aWorkplace("Krnov", broken)];
  expect(start(listed)).toEqual([
    ["MSK", "Krnov"],
    [null, "Nikde"],
  ]);
});

test("every workplace of the country has a row", () => {
  const listed = Array.from({ length: 370 }, (_, index) => aWorkplace(`Pracoviště ${index}`));
  expect(new Set(start(listed).map(([, name]) => name)).size).toBe(370);
});
