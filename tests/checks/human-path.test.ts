import { expect, test } from "vitest";
import { humanPath } from "#checks/human-path.ts";
import { nodesOf } from "#harness/content/nodes.ts";
import { recordOf } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { isStructureKey, structures } from "#schemas/structures/registry.ts";
import { chances } from "./chances.ts";

const record = {
  name: "Příspěvek na péči",
  structure: { key: "stranka" },
  friendlyURLs: { cs_cz: "pece" },
  data: {
    perex: "Perex",
    layout: { layoutKey: "simple" },
    neznamePole: 1,
    sekce: [
      { typ: "odkazy", polozky: [{ adresa: "/a" }, { titulek: "Jak požádat" }] },
      { typ: "tabulka", radky: [["a", "b"]] },
      { typ: "videoo" },
      null,
    ],
  },
};

test.each([
  [[], "Stránka „Příspěvek na péči“", "Page “Příspěvek na péči”"],
  [["name"], "Stránka „Příspěvek na péči“ › Název", "Page “Příspěvek na péči” › Name"],
  [["data"], "… › Obsah", "… › Data"],
  [["data", "perex"], "… › Perex", "… › Lead"],
  [["friendlyURLs", "cs_cz"], "… › Adresy stránky › Pole „cs_cz“", "… › Friendly URLs › Field “cs_cz”"],
  [["data", "layout", "layoutKey"], "… › Zobrazení › Rozvržení stránky", "… › Presentation › Page layout"],
  [
    ["data", "neznamePole", "a", 0],
    "… › Pole „neznamePole“ › Pole „a“ › Položka 1",
    "… › Field “neznamePole” › Field “a” › Item 1",
  ],
  [["data", "sekce"], "… › Bloky stránky", "… › Page blocks"],
  [["data", "sekce", 0], "… › Blok 1 (Odkazy)", "… › Block 1 (Links)"],
  [
    ["data", "sekce", 0, "polozky", 0, "titulek"],
    "… › Blok 1 (Odkazy) › Položka 1 › Text odkazu",
    "… › Block 1 (Links) › Item 1 › Link text",
  ],
  [
    ["data", "sekce", 0, "polozky", 1, "adresa"],
    "… › Blok 1 (Odkazy) › Položka 2 („Jak požádat“) › Adresa",
    "… › Block 1 (Links) › Item 2 (“Jak požádat”) › Address",
  ],
  [["data", "sekce", 2, "typ"], "… › Blok 3 › Typ", "… › Block 3 › Type"],
  [["data", "sekce", 3], "… › Blok 4", "… › Block 4"],
  [["data", "sekce", 9, "typ"], "… › Blok 10 › Typ", "… › Block 10 › Type"],
] as const)("%j is written in labels", (path, cs, en) => {
  const name = { cs: "Stránka „Příspěvek na péči“", en: "Page “Příspěvek na péči”" };
  expect(humanPath("standard-page", record, path)).toEqual({
    cs: cs.replace("…", name.cs),
    en: en.replace("…", name.en),
  });
});

test("every field of every structure is named by its label", () => {
  let count = 0;
  for (const key of Object.keys(structures).filter(isStructureKey)) {
    const schema = structures[key].data;
    const data = maximalOf(schema, key);
    const whole = recordOf(key, data);
    for (const { path, field } of nodesOf(schema, data)) {
      const { cs, en } = humanPath(key, whole, ["data", ...path]);
      if (field?.meta) {
        expect(cs.endsWith(` › ${field.meta.cs}`), cs).toBe(true);
        expect(en.endsWith(` › ${field.meta.en}`), en).toBe(true);
        count++;
      }
    }
  }
  expect(count).toBeGreaterThan(2_000);
});

test("days of office hours are called by their names in both languages", () => {
  const data = { uredniHodiny: [{ dny: [{ den: "pondeli", rezim: "otevreno" }] }] };
  const path = ["data", "uredniHodiny", 0, "dny", 0, "rezim"];
  const { cs, en } = humanPath("regional-branch", { name: "Pobočka", data }, path);
  expect(cs).toContain("Položka 1 („pondělí“)");
  expect(en).toContain("Item 1 (“Monday”)");
});

test("every path in any record has a readable name, without an exception", () => {
  const chance = chances(5);
  const parts = ["data", "sekce", "polozky", "name", "__proto__", "constructor", "", "titulek", "typ", 0, 1, -1, 7];
  const keys = Object.keys(structures).filter(isStructureKey);
  for (let round = 0; round < 5_000; round++) {
    const broken = chance.pick([
      record,
      chance.json(4),
      null,
      7,
      { data: chance.json(3) },
      { data: { sekce: chance.json(3) } },
    ]);
    const path = Array.from({ length: chance.below(7) }, () => chance.pick(parts));
    const { cs, en } = humanPath(chance.pick(keys), broken, path);
    expect(cs.length).toBeGreaterThan(2);
    expect(cs.split(" › ").length).toBe(en.split(" › ").length);
    expect(cs).not.toContain("undefined");
  }
});

test("paths do not contain the names of people", () => {
  const data = maximalOf(structures.conference.data, "conference");
  const speakers = nodesOf(structures.conference.data, data).filter(({ path }) => path.at(-2) === "recnici");
  expect(speakers.length).toBeGreaterThan(0);
  for (const { path, value } of speakers)
    expect(humanPath("conference", recordOf("conference", data), ["data", ...path]).cs).not.toContain(String(value));
});
