import { expect, test } from "vitest";
import { z } from "zod";
import { toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { organisationStructure } from "#schemas/structures/organisation-structure.ts";
import { aContent, plainContext } from "../a-content.ts";

interface Unit {
  nazev: string;
  typ: string;
  napln: string;
  utvary?: Unit[];
}

function nested(levels: number): Unit {
  const own = { nazev: `Útvar ${levels}`, typ: "odbor", napln: "<p>Text</p>" };
  return levels === 1 ? own : { ...own, utvary: [nested(levels - 1)] };
}

function start(utvary: unknown[]) {
  const data = { stavKe: "2026-11-01", utvary };
  const { page, issues } = parsePage(aContent({ structureKey: "organizacni-struktura", data }), plainContext);
  if (page.key !== "organisation-structure") throw new Error("its template cannot show it");
  return { view: page.view, issues: issues.map(({ code, path, effect }) => [code, toPointer(path), effect]) };
}

function depthOf(units: readonly { children: typeof units }[]): number {
  return units.length === 0 ? 0 : 1 + Math.max(...units.map(({ children }) => depthOf(children)));
}

test("an invalid unit is removed together with its subunits, at any level", () => {
  const { view, issues } = start([{ ...nested(1), utvary: [{ ...nested(2), typ: "krouzek" }, nested(3)] }]);
  expect(issues).toEqual([["invalid-value", "/data/utvary/0/utvary/0/typ", "item-hidden"]]);
  expect(depthOf(view.units)).toBe(4);
});

test("units below the eighth level are removed and reported, in every branch", () => {
  expect(start([nested(8)]).issues).toEqual([]);
  const { view, issues } = start([nested(10), nested(9)]);
  const below = "/utvary/0".repeat(7);
  expect(issues).toEqual([
    ["units.depth", `/data/utvary/0${below}/utvary`, "field-hidden"],
    ["units.depth", `/data/utvary/1${below}/utvary`, "field-hidden"],
  ]);
  expect(depthOf(view.units)).toBe(8);
});

test("only a post without a holder can be vacant", () => {
  const vedouci = { jmeno: "Jana", prijmeni: "Vzorová" };
  const { view } = start([{ ...nested(1), neobsazeno: true }, { ...nested(1), neobsazeno: true, vedouci }, nested(1)]);
  expect(view.units.map(({ isVacant }) => isVacant)).toEqual([true, false, false]);
});

test("its JSON Schema is recursive", () => {
  const json = JSON.stringify(z.toJSONSchema(organisationStructure.data, { io: "input" }));
  expect(json).toContain('"$ref":"#/$defs/');
  expect(json.length).toBeLessThan(20_000);
});
