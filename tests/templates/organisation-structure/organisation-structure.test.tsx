// @vitest-environment happy-dom
import { expect, test } from "vitest";
import record from "#fixtures/contents/up/organisation-structure/struktura-uradu-ctyricet-utvaru.cs.json" with {
  type: "json",
};
import { organisationStructure } from "#schemas/structures/organisation-structure.ts";
import { OrganisationStructureTemplate } from "#templates/organisation-structure/organisation-structure.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";
import { showView } from "../../schemas/lists/show.ts";

const unit = (nazev: string, utvary: object[] = [], more: object = {}) => ({ nazev, typ: "odbor", utvary, ...more });

/** Three levels, and enough units for a search. */
const tree = [
  unit("Sekce zaměstnanosti", [
    unit("Odbor trhu práce", [unit("Oddělení rekvalifikací"), unit("Oddělení statistik")]),
    unit("Odbor poradenství", [], { vedouci: { jmeno: "Jana", prijmeni: "Křížová" } }),
  ]),
  unit("Sekce dávek", [unit("Odbor péče", [unit("Oddělení posudků")]), unit("Odbor účetní")]),
  unit("Kancelář ředitele", [], { napln: "<p>Vyřizuje stížnosti.</p><p>Telefonní ústředna.</p>" }),
];

function start(query = "", utvary: object[] = tree) {
  const data = organisationStructure.data.parse({ utvary });
  const own = organisationStructure.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  const view = { ...own, inCzech: [] };
  const listing = showView(organisationStructure, view, query);
  const html = render(<OrganisationStructureTemplate view={view} listing={listing} />);
  const units = [...html.querySelectorAll("details")].map((details) => ({
    name: details.querySelector("summary span > span")?.textContent,
    isMarked: details.querySelector(":scope > summary mark") !== null,
    isOpen: details.hasAttribute("open"),
  }));
  return { html, listing, units, names: units.map(({ name }) => name) };
}

test("all units are on the page, with the first level expanded", () => {
  const { html, units } = start();
  expect(units).toHaveLength(10);
  expect(units.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual(tree.map(({ nazev }) => nazev));
  expect(html.querySelector("[role=status]")?.textContent).toBe("10 záznamů");
  expect(html.querySelector("mark")).toBeNull();
});

test("a matching unit is shown with its expanded ancestors; the others are left out", () => {
  expect(start("q=REKVAL").units).toEqual([
    { name: "Sekce zaměstnanosti", isMarked: false, isOpen: true },
    { name: "Odbor trhu práce", isMarked: false, isOpen: true },
    { name: "Oddělení rekvalifikací", isMarked: true, isOpen: true },
  ]);
});

test("a matching unit keeps its subunits", () => {
  const { units, listing } = start("q=trhu");
  expect(listing.matching).toHaveLength(1);
  expect(units.map(({ name, isOpen }) => [name, isOpen])).toEqual([
    ["Sekce zaměstnanosti", true],
    ["Odbor trhu práce", true],
    ["Oddělení rekvalifikací", false],
    ["Oddělení statistik", false],
  ]);
});

test("units are found by head and duties, regardless of accents", () => {
  expect(start("q=krizova").names).toEqual(["Sekce zaměstnanosti", "Odbor poradenství"]);
  expect(start("q=stiznosti ustredna").names).toEqual(["Kancelář ředitele"]);
});

test("many matching units stay collapsed, with their ancestors expanded", () => {
  const { listing, units } = start("q=od", [...tree, unit("Odbor vnitřní")]);
  expect(listing.problems.map(({ code }) => code)).toEqual(["term.tooShort"]);
  expect(units).toHaveLength(11);
  const { units: found } = start("q=odbor", [...tree, unit("Odbor vnitřní"), unit("Odbor práva")]);
  const marked = found.filter(({ isMarked }) => isMarked);
  expect(marked).toHaveLength(6);
  expect(marked.every(({ isOpen }) => !isOpen)).toBe(true);
  expect(found.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual(["Sekce zaměstnanosti", "Sekce dávek"]);
});

test("an empty result says so, with a link back to all units", () => {
  const { html, units } = start("q=velbloudi");
  expect(units).toEqual([]);
  expect([...html.querySelectorAll("a")].map(({ textContent }) => textContent)).toContain("Zobrazit celý seznam");
});

test("an office with few units has no search", () => {
  const { html, units } = start("q=velbloudi", tree.slice(2));
  expect(units).toHaveLength(1);
  expect(html.querySelector("search, [role=status]")).toBeNull();
});

test("each matching unit is in the tree exactly once", () => {
  for (const term of ["odbor", "odd", "oddeleni", "prace", "ostrav", "reditel", "a", "kontaktni pracoviste"]) {
    const { units, listing } = start(`q=${encodeURIComponent(term)}`, record.data.utvary);
    const isSearched = listing.state.term !== "";
    expect(units.filter(({ isMarked }) => isMarked).length, term).toBe(isSearched ? listing.matching.length : 0);
  }
});
