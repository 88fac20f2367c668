import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { check, contentFile, goodRecord, goodStore } from "./check/checked.ts";

const source = { nazev: "nařízení vlády č. 1/2026 Sb." };

/** Sets of the main site: the wage, half of it, and a bonus that ends with the year. */
const set = goodRecord("300", "mzda", {
  structure: { id: "1", key: "hodnoty" },
  data: {
    klic: "mzda",
    polozky: [
      {
        klic: "mesicni",
        nazev: "Minimální mzda",
        druh: "castka",
        obdobi: [
          { od: "2026-01-01", hodnota: 22_400 },
          { od: "2027-01-01", hodnota: 24_100, pravniPredpis: source },
        ],
      },
      { klic: "polovina", nazev: "Polovina mzdy", druh: "castka", vyraz: "mesicni / 2" },
      {
        klic: "odmena",
        nazev: "Odměna",
        druh: "castka",
        obdobi: [{ od: "2026-01-01", do: "2026-12-31", hodnota: 700 }],
      },
    ],
  },
});

const page = (id: string, obsah: string, changes: object = {}) =>
  goodRecord(id, `strana-${id}`, { data: { perex: "Kdo má nárok.", obsah }, ...changes });

const store = () =>
  goodStore({
    [contentFile("mzda")]: set,
    [contentFile("html")]: page(
      "301",
      "<p>První věta. Mzda činí <strong>{{hodnota:mzda.mesicni}}</strong>, lednová {{hodnota:mzda.mesicni|k:2027-01-01}}.</p><ul><li>Odměna je {{hodnota:mzda.odmena}}.</li></ul>",
    ),
    [contentFile("markdown")]: page("302", "<p>Text.</p>", {
      name: "Polovina {{hodnota:mzda.polovina|bez-jednotky}}",
      data: {
        perex: "Kdo má nárok.",
        sekce: [{ typ: "markdown", obsah: "- **Zde** {{hodnota:mzda.polovina|bez-jednotky}}" }],
      },
    }),
    [contentFile("english", "en")]: page("303", "<p>It is {{hodnota:mzda.mesicni}}.</p>", {
      language: "en_gb",
      friendlyURLs: { en_gb: "wage" },
    }),
    [contentFile("sluzba")]: page("304", "", {
      structure: { id: "1", key: "sluzba" },
      data: { castky: [{ nazev: "mzda", sdilenaHodnota: "mzda.mesicni" }] },
    }),
    [contentFile("pevna")]: page("305", "<p>{{hodnota:mzda.mesicni|k:2026-05-05}} a 22 400 Kč.</p>"),
  });

const args = (folder: string, ...more: string[]) => [
  ...["--fixtures", folder, "--compare", "--at", "2027-01-01"],
  ...(more.includes("--now") ? [] : ["--now", "2026-11-02"]),
  ...more,
];

interface Change {
  pointer: string;
  before: string | null;
  after: string | null;
  keys: string[];
}

async function compare(...more: string[]) {
  const { out, code } = await check(args(store(), "--reporter", "json", ...more));
  return { code, ...JSON.parse(out.replaceAll("\u00a0", " ")) };
}

test("--compare lists each sentence and amount that changes, by page, and no other", async () => {
  const { code, pages, count, isPartial, now, at } = await compare();
  expect([code, count, isPartial, now.slice(0, 10), at.slice(0, 10)]).toEqual([
    0,
    8,
    false,
    "2026-11-02",
    "2027-01-01",
  ]);
  const told = pages.flatMap(({ content, site, changes }: { content: object; site: string; changes: Change[] }) =>
    changes.map(({ pointer, before, after, keys }) => {
      const { id, language, url } = content as { id: string; language: string; url: string };
      return [site, id, language, url, pointer, before, after, keys.join()].join(" | ");
    }),
  );
  expect(told.toSorted()).toEqual([
    "Ministerstvo | 301 | cs | /strana-301 | /data/obsah | Mzda činí 22 400 Kč, lednová 24 100 Kč. | Mzda činí 24 100 Kč, lednová 24 100 Kč. | mzda.mesicni",
    "Ministerstvo | 301 | cs | /strana-301 | /data/obsah | Odměna je 700 Kč. |  | mzda.odmena",
    "Ministerstvo | 302 | cs | /strana-302 | /data/sekce/0/obsah | Zde 11 200 | Zde 12 050 | mzda.polovina",
    "Ministerstvo | 302 | cs | /strana-302 | /name | Polovina 11 200 | Polovina 12 050 | mzda.polovina",
    "Ministerstvo | 303 | en | /en/wage | /data/obsah | It is CZK 22,400. | It is CZK 24,100. | mzda.mesicni",
    "Ministerstvo | 304 | cs | /strana-304 | /data/castky/0/sdilenaHodnota | 22 400 Kč | 24 100 Kč | mzda.mesicni",
  ]);
});

test("each changed value is named once with its legal source, a calculation with those of its inputs", async () => {
  const { values } = await compare();
  const told = values.map(({ key, before, after, sources }: { [name: string]: unknown; sources: string[] }) => [
    key,
    (before as { cs: string } | null)?.cs,
    (after as { en: string } | null)?.en ?? null,
    ...sources,
  ]);
  expect(told.toSorted()).toEqual([
    ["mzda.mesicni", "22 400 Kč", "CZK 24,100", source.nazev],
    ["mzda.odmena", "700 Kč", null],
    ["mzda.polovina", "11 200 Kč", "CZK 12,050", source.nazev],
  ]);
});

test("filters choose the pages, and a day without changes is no fault", async () => {
  const one = await compare("--lang", "en");
  expect(one.pages.map(({ content }: { content: { id: string } }) => content.id)).toEqual(["303"]);
  const same = await compare("--now", "2027-02-01");
  expect([same.code, same.pages, same.values]).toEqual([0, [], []]);
});

test("the text names both days, the places in the editors' words, and old and new sentences", async () => {
  const { out } = await check(args(store()));
  const lines = out.replaceAll("\u00a0", " ").split("\n");
  expect(lines[0]).toBe("Změny textů mezi dny 2. listopadu 2026 a 1. ledna 2027");
  expect(lines).toContain("Ministerstvo · Polovina 11 200 · cs · /strana-302");
  expect(out).toContain("› Text  (mzda.odmena)");
  expect(lines).toContain("    − Odměna je 700 Kč.");
  expect(lines).toContain("    + (nezobrazí se)");
});

test("portal check --compare --at 2027-01-01 --reporter html --outputFile.html changes.html writes a sheet to sign", async () => {
  const file = join(temporaryFolder({}), "changes.html");
  const { out } = await check(args(store(), "--reporter", "html", "--outputFile.html", file, "--language", "en"));
  const sheet = readFileSync(file, "utf8").replaceAll("\u00a0", " ");
  expect(out).toBe("");
  for (const words of ["2 November 2026", "1 January 2027", "Pages whose text changes: 4", source.nazev, "Signature"])
    expect(sheet).toContain(words);
  expect(sheet).toMatch(/<td lang="en[^"]*">It is CZK 24,100\.<\/td>/);
  expect(sheet).not.toMatch(/<script|https?:\/\/|\son\w+=/);
});

test("a text of the CMS cannot become markup of the sheet", async () => {
  const folder = goodStore({
    [contentFile("mzda")]: set,
    [contentFile("zle")]: page("306", "<p>&lt;img src=x onerror=alert(1)&gt; {{hodnota:mzda.mesicni}}</p>"),
  });
  const { out } = await check(args(folder, "--reporter", "html"));
  expect(out).toContain("&#60;img src=x");
  expect(out).not.toContain("<img");
});

test.each([
  [["--compare"], "--at"],
  [["--at", "2027-01-01"], "--compare"],
  [["--compare", "--at", "zítra"], "--at takes a time"],
  [["--compare", "--at", "2027-02-30"], "--at takes a time"],
  [["--compare", "--at", "2027-01-01", "--uses", "mzda"], "--uses"],
  [["--compare", "--at", "2027-01-01", "--list"], "--list"],
  [["--compare", "--at", "2027-01-01", "--reporter", "csv"], "csv"],
  [["--compare", "--at", "2027-01-01", "nikde"], "nikde"],
] as const)("%s is refused", async (given, words) => {
  const failing = check(["--fixtures", store(), ...given]);
  await expect(failing).rejects.toThrow(UsageError);
  await expect(failing).rejects.toThrow(words);
});
