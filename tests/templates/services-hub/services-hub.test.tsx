// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { servicesHub } from "#schemas/structures/services-hub.ts";
import { ServicesHubTemplate } from "#templates/services-hub/services-hub.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(skupiny: object[]) {
  const data = servicesHub.data.parse({ uroven: 2, skupiny });
  const view = { ...servicesHub.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  return render(<ServicesHubTemplate view={view} />);
}

const obrazek = { url: "/documents/files/a.jpg", alt: "Rodina", sirka: 1600, vyska: 900 };

function cards(count: number, typ = "sluzba") {
  return Array.from({ length: count }, (_, index) => ({
    typ,
    odkaz: { titulek: `Služba ${index}`, adresa: `/s/${index}` },
  }));
}

test.each([
  [12, 12],
  [13, 0],
])("%i cards with images are shown as %i tiles, more as a list", (count, tiles) => {
  const html = start([{ nazev: "Rodina", karty: cards(count).map((card) => ({ ...card, obrazek })) }]);
  expect(html.querySelectorAll("h3")).toHaveLength(tiles);
  expect(html.querySelectorAll("section li a")).toHaveLength(count);
});

test("cards of services and applications have a label, others have none", () => {
  const types = ["sluzba", "aplikace", "stranka", "rozcestnik", "odkaz"];
  const html = start([{ nazev: "Rodina", karty: types.flatMap((typ) => cards(1, typ)) }]);
  const labels = [...html.querySelectorAll("[data-kind]")].map(
    (card) => /(Služba|Aplikace|Stránka|Rozcestník|Odkaz)$/.exec(card.textContent ?? "")?.[1],
  );
  expect(labels).toEqual(["Služba", "Aplikace", undefined, undefined, undefined]);
});

test("a group without reachable cards is left out", () => {
  const stranka = { name: "Jinde", friendlyURLs: { cs_cz: "jinde" }, web: { id: "99" } };
  const html = start([
    { nazev: "Nikde", karty: [{ typ: "stranka", odkaz: { stranka } }] },
    { nazev: "Rodina", karty: cards(1) },
  ]);
  expect([...html.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["Rodina"]);
});

test("only a page with several groups has a table of contents", () => {
  const group = (nazev: string) => ({ nazev, karty: cards(1) });
  expect(start(["A", "B"].map(group)).querySelector("nav")).toBeNull();
  expect(start(["A", "B", "C"].map(group)).querySelectorAll("nav a")).toHaveLength(3);
});

test("the table of contents leads to the groups, whose ids keep their place when one is left out", () => {
  const stranka = { name: "Jinde", friendlyURLs: { cs_cz: "jinde" }, web: { id: "99" } };
  const group = (nazev: string) => ({ nazev, karty: cards(1) });
  const html = start([
    group("A"),
    { nazev: "Nikde", karty: [{ typ: "stranka", odkaz: { stranka } }] },
    group("B"),
    group("C"),
  ]);
  const links = [...html.querySelectorAll("nav a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["A", "#section-1"],
    ["B", "#section-3"],
    ["C", "#section-4"],
  ]);
  for (const [title, href] of links) expect(html.querySelector(`${href} h2, h2${href}`)?.textContent).toBe(title);
});

function startAlphabet(listed: readonly ReturnType<typeof aContent>[], karty: object[] = cards(1)) {
  const data = servicesHub.data.parse({ uroven: 2, abecedne: true, skupiny: [{ nazev: "Další", karty }] });
  const view = servicesHub.view({ content: aContent(), data, ctx: plainContext, listed });
  return render(<ServicesHubTemplate view={{ ...view, inCzech: [] }} />);
}

function aService(name: string, url: string, parts: Parameters<typeof aContent>[0] = {}) {
  return aContent({ id: url, name, structureKey: "sluzba", friendlyURLs: { cs_cz: url }, ...parts });
}

const rowsOf = (html: ParentNode) => [...html.querySelectorAll("section li")].map(({ textContent }) => textContent);

test("an alphabetical hub lists services of all sites under their name and their headings, with its own cards", () => {
  const html = startAlphabet(
    [
      aService("Příspěvek na péči", "pece", { data: { hesla: ["Péče, příspěvek na"] } }),
      aService("Rekvalifikace", "rekvalifikace", { webId: "34" }),
    ],
    [{ typ: "odkaz", odkaz: { titulek: "Důchod", adresa: "/duchod" } }],
  );
  expect(rowsOf(html)).toEqual(["Důchod", "Péče, příspěvek na", "Příspěvek na péči", "Rekvalifikace na webu: Web 34"]);
  expect([...html.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["D", "P", "R"]);
  expect(html.querySelector("nav a")?.textContent).toBe("D");
});

test("a service that has ended comes last under its letter and is marked", () => {
  const html = startAlphabet([
    aService("Příspěvek na bydlení", "bydleni", { data: { ukonceni: { od: "2020-01-01" } } }),
    aService("Příspěvek na péči", "pece"),
    aService("Přídavek na dítě", "dite", { data: { ukonceni: { od: "2999-01-01" } } }),
  ]);
  expect(rowsOf(html).slice(0, 3)).toEqual(["Přídavek na dítě", "Příspěvek na péči", "Příspěvek na bydlení ukončeno"]);
});

test("a card that leads to a listed service is not listed again", () => {
  const html = startAlphabet([aService("Služba", "s/0")]);
  expect(rowsOf(html)).toEqual(["Služba"]);
});
