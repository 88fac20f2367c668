import { expect, test } from "vitest";
import { check, checkJson, contentFile, goodRecord, goodStore } from "./checked.ts";

const since = (hodnota: number, od = "2026-01-01") => ({ od, hodnota });

const aSet = (id: string, klic: string, polozky: readonly object[], changes: object = {}) =>
  goodRecord(id, `hodnoty-${klic}`, {
    structure: { id: "1", key: "hodnoty" },
    data: {
      klic,
      polozky: polozky.map((item, index) => ({
        klic: `h${index}`,
        nazev: `Hodnota ${klic} ${index}`,
        druh: "castka",
        ...item,
      })),
    },
    ...changes,
  });

const wages = aSet("300", "mzda", [
  { klic: "mesicni", nazev: "Minimální mzda", obdobi: [since(22_400)] },
  { klic: "polovina", nazev: "Polovina mzdy", vyraz: "mesicni / 2" },
  { klic: "ctvrtina", nazev: "Čtvrtina mzdy", vyraz: "polovina ÷ 2" },
]);

const page = (id: string, obsah: string, changes: object = {}) =>
  goodRecord(id, `strana-${id}`, { data: { perex: "Kdo má nárok.", obsah }, ...changes });

/** Findings about shared values in a store: code, pointer and Czech message. */
async function findings(files: Record<string, unknown>) {
  const store = goodStore(Object.fromEntries(Object.entries(files).map(([name, file]) => [contentFile(name), file])));
  const report = await checkJson(["--fixtures", store, "--now", "2026-11-02", "--level", "3"]);
  return report.findings.filter(({ code }) => code.startsWith("value."));
}

async function codesOf(files: Record<string, unknown>) {
  return (await findings(files)).map(({ code, pointer }) => `${code} ${pointer}`);
}

const inText = (reference: string) => page("301", `<p>První věta. Mzda činí ${reference}. Třetí věta.</p>`);

test.each([
  ["{{hodnota:mzda.mesicny}}", "value.unknown", "Mysleli jste „mzda.mesicni“?"],
  ["{{hodnota:plat.rocni}}", "value.unknown", "Sdílená hodnota „{{hodnota:plat.rocni}}“ neexistuje"],
  ["{{hodnota:mzda}}", "value.malformed", "„{{hodnota:mzda}}“ je napsán chybně"],
  ["{{hodnota:mzda.mesicni|k:2020-01-01}}", "value.ended", "začala platit až 1. ledna 2026"],
  ['<a href="/kontakty?{{hodnota:mzda.mesicni}}">na stránce kontaktů</a>', "value.in-tag", "je uvnitř značky"],
])("%s in a text is one finding with its place and what was expected", async (reference, code, words) => {
  const found = await findings({ mzda: wages, strana: inText(reference) });
  expect(found.map((each) => [each.code, each.pointer])).toEqual([[code, "/data/obsah"]]);
  expect(found[0]?.message.cs).toContain(words);
  expect(`${found[0]?.message.cs} ${found[0]?.humanPath.cs}`).toContain("Stránka strana-301");
});

test("a reference without a period today says so, and one to a value of another site names that site", async () => {
  const gap = aSet("302", "mezera", [{ obdobi: [{ ...since(1), do: "2026-03-31" }, since(2, "2027-01-01")] }]);
  const office = aSet("303", "urad", [{ obdobi: [since(500)] }], { webId: "34" });
  const strana = page("301", "<p>Je {{hodnota:mezera.h0}}.</p><p>Je {{hodnota:urad.h0}}.</p>");
  const found = await findings({ mezera: gap, urad: office, strana });
  expect(found.map(({ code, pointer }) => `${code} ${pointer}`).toSorted()).toEqual([
    "value.gap /data/obsah",
    "value.no-period /data/polozky/0/obdobi",
    "value.other-site /data/obsah",
  ]);
  const other = found.find(({ code }) => code === "value.other-site");
  expect(other?.message.cs).toContain("má jen web Úřad práce");
});

test.each([
  [
    "an overlap",
    { obdobi: [{ ...since(1), do: "2026-12-31" }, since(2, "2026-06-01")] },
    "value.overlap /data/polozky/0/obdobi/1/od",
  ],
  [
    "an end before the start",
    { obdobi: [{ ...since(1), do: "2025-01-01" }, since(2, "2027-01-01")] },
    "value.order /data/polozky/0/obdobi/0/do",
  ],
  ["a unit of another kind", { jednotka: "den", obdobi: [since(1)] }, "value.unit /data/polozky/0/jednotka"],
  ["a number for a date", { druh: "datum", obdobi: [since(1)] }, "value.kind /data/polozky/0/obdobi/0"],
  [
    "a period without a value",
    { obdobi: [{ od: "2025-01-01" }, since(2)] },
    "value.empty /data/polozky/0/obdobi/0/hodnota",
  ],
  ["nothing at all", {}, "value.none /data/polozky/0/obdobi"],
  [
    "both periods and a calculation",
    { obdobi: [since(1)], vyraz: "mzda.mesicni * 2" },
    "value.double /data/polozky/0/vyraz",
  ],
  ["a calculation of an unknown value", { vyraz: "mzda.nic * 2" }, "value.name /data/polozky/0/vyraz"],
  ["a calculation of itself", { vyraz: "h0 + 1" }, "value.cycle /data/polozky/0/vyraz"],
  ["money plus a number", { vyraz: "mzda.mesicni + 1" }, "value.result /data/polozky/0/vyraz"],
  ["a division by zero", { vyraz: "mzda.mesicni / 0" }, "value.result /data/polozky/0/vyraz"],
])("%s in a set is told at its field", async (_, item, expected) => {
  const codes = await codesOf({ mzda: wages, zle: aSet("310", "zle", [item]) });
  expect(codes).toContain(expected);
  expect(codes.filter((code) => !code.startsWith("value.no-period"))).toEqual([expected]);
});

test.each([
  "mzda.mesicni ** 2",
  "mzda.mesicni % 2",
  "Math.max(mzda.mesicni, 1)",
  "mzda.mesicni; process.exit()",
  "mzda.mesicni > 1 ? 2 : 3",
  "constructor.constructor('return 1')()",
  "(mzda.mesicni",
  "-mzda.mesicni",
  "mzda['mesicni']",
  "1e3 * mzda.mesicni",
  "",
])("the calculation %s is refused: it has more than names, numbers and + − × ÷", async (vyraz) => {
  const codes = await codesOf({ mzda: wages, zle: aSet("310", "zle", [{ vyraz }]) });
  expect(codes).toEqual([expect.stringMatching(/^value\.(?:expression|none) /)]);
});

test("ten thousand values and pages that use them are checked within seconds", async () => {
  const many = (set: number) =>
    aSet(
      `4${set}`,
      `sada-${set}`,
      Array.from({ length: 500 }, (_, index) =>
        index % 2 ? { vyraz: `h${index - 1} * 2` } : { obdobi: [since(100 + index)] },
      ),
    );
  const sets = Object.fromEntries(Array.from({ length: 20 }, (_, set) => [`sada-${set}`, many(set)]));
  const strana = page(
    "301",
    `<p>${"Věta {{hodnota:sada-3.h499}} a {{hodnota:sada-3.nic}}. ".repeat(200)} Cena je 334 Kč.</p>`,
  );
  const before = performance.now();
  const codes = new Set(await codesOf({ ...sets, strana }));
  expect(performance.now() - before).toBeLessThan(60_000);
  expect([...codes].filter((code) => code.endsWith("/data/obsah"))).toEqual([
    "value.unknown /data/obsah",
    "value.typed /data/obsah",
  ]);
});

/** A site where values are used in texts, in a table and in calculations, and another with a value of the same key. */
const uses = () =>
  goodStore({
    [contentFile("mzda")]: wages,
    [contentFile("jine")]: aSet("302", "jine", [{ klic: "trojnasobek", vyraz: "mzda.ctvrtina × 3" }]),
    [contentFile("urad")]: aSet("303", "mzda", [{ klic: "mesicni", obdobi: [since(900)] }], { webId: "34" }),
    [contentFile("primo")]: page("304", "<p>{{hodnota:mzda.mesicni|k:2026-02-02}}</p>"),
    [contentFile("dal")]: page("305", "<p>{{hodnota:jine.trojnasobek}}</p>"),
    [contentFile("sluzba")]: page("306", "", {
      structure: { id: "1", key: "sluzba" },
      data: { castky: [{ nazev: "mzda", sdilenaHodnota: "mzda.mesicni" }] },
    }),
    [contentFile("u-uradu")]: page("307", "<p>{{hodnota:mzda.mesicni}}</p>", { webId: "34" }),
  });

test("--uses lists every place of a value, directly and through calculations, and not those of a namesake", async () => {
  const store = uses();
  const { out, code } = await check(["--fixtures", store, "--uses", "mzda.ctvrtina", "--reporter", "json"]);
  const placesIn = (json: string) =>
    JSON.parse(json).uses.map(
      ({ kind, content, pointer, key }: { [name: string]: string } & { content: { id: string } }) =>
        [kind, content.id, pointer, key].join(" "),
    );
  expect(code).toBe(0);
  expect(placesIn(out)).toEqual([
    "calculation 302 /data/polozky/0/vyraz mzda.ctvrtina",
    "derived 305 /data/obsah jine.trojnasobek",
  ]);
  const all = await check(["--fixtures", store, "--uses", "300", "--reporter", "json"]);
  expect(placesIn(all.out).toSorted()).toEqual([
    "calculation 300 /data/polozky/1/vyraz mzda.mesicni",
    "calculation 300 /data/polozky/2/vyraz mzda.polovina",
    "calculation 302 /data/polozky/0/vyraz mzda.ctvrtina",
    "derived 305 /data/obsah jine.trojnasobek",
    "value 304 /data/obsah mzda.mesicni",
    "value 306 /data/castky/0/sdilenaHodnota mzda.mesicni",
  ]);
});

test("--uses takes the key or the address of a set, and writes text", async () => {
  const store = uses();
  for (const name of ["jine", "hodnoty-jine"]) {
    const { out } = await check(["--fixtures", store, "--uses", name, "--language", "en"]);
    expect(out).toContain("jine.trojnasobek · Hodnota jine 0");
    expect(out).toContain("References to the value (1)");
    expect(out).toContain("305  cs  /strana-305  /data/obsah  jine.trojnasobek");
  }
  const { out } = await check(["--fixtures", store, "--uses", "mzda.mesicni"]);
  expect(out).toContain("Odkazy na hodnoty, které se z ní počítají (1)");
});
