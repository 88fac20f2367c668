// @vitest-environment happy-dom
import { expect, test } from "vitest";
import record from "#fixtures/contents/up/regional-branch/praha.cs.json" with { type: "json" };
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { regionalBranch } from "#schemas/structures/regional-branch.ts";
import { RegionalBranchTemplate } from "#templates/regional-branch/regional-branch.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(parts: Record<string, unknown> = {}, language: Language = "cs", name = record.name) {
  const data = regionalBranch.data.parse({ ...record.data, ...parts });
  const view = regionalBranch.view({
    content: aContent({ name }),
    data,
    ctx: { ...plainContext, language },
    listed: [],
  });
  const html = render(<RegionalBranchTemplate view={{ ...view, inCzech: [] }} />, { language });
  return {
    html,
    text: html.textContent ?? "",
    rowsOf: (section: string) => html.querySelectorAll(`#section-${section} tbody tr`),
    booking: html.querySelector(`.gov-button a[href="${record.data.objednani}"]`),
  };
}

test("the seven services have a name in every language", () => {
  const services = languageCodes.map((language) => [...start({}, language).rowsOf("services")]);
  for (const rows of services) expect(rows).toHaveLength(7);
  const names = services.map((rows) => rows.map((row) => row.querySelector("th")?.textContent).join());
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toContain("Zprostředkování zaměstnání,Státní sociální podpora,Pomoc v hmotné nouzi");
});

test("every agenda has its own table of hours", () => {
  const captions = [...start().html.querySelectorAll("#section-hours > * table caption")];
  expect(captions).toHaveLength(record.data.uredniHodiny.length);
});

test("all contacts of the office are visible", () => {
  const { text } = start();
  for (const part of [
    "+420 950 180 210",
    "praha@uradprace.example",
    "upra2x7",
    "72496991",
    "Ing. Alena Hrubínová, MBA",
  ])
    expect(text).toContain(part);
  for (const { cislo } of record.data.bankovniUcty) expect(text).toContain(cislo);
  expect(start().rowsOf("workplaces")).toHaveLength(12);
});

test("a branch without a head or bookings mentions neither", () => {
  const { html, booking } = start({ reditel: null, objednani: null });
  expect(start().booking).not.toBeNull();
  expect(booking).toBeNull();
  const terms = [...html.querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(terms).toContain("IČO");
  expect(terms).not.toContain("Ředitel");
});

test("the name on the building is Czech on every page, and is not repeated on the Czech one", () => {
  const { html } = start({}, "ua", "Крайова філія у Празі");
  const name = [...html.querySelectorAll('dd [lang="cs"]')].map(({ textContent }) => textContent);
  expect(name).toContain(record.data.uredniNazev);
  expect(start().text.split(record.data.uredniNazev)).toHaveLength(2);
});

test("a mailroom without a size limit accepts ten megabytes", () => {
  const { nejvyseMb: _unsaid, ...elektronickaPodatelna } = record.data.elektronickaPodatelna;
  expect(start({ elektronickaPodatelna }).text).toContain("10 MB");
});
