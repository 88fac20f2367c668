import { spawnSync } from "node:child_process";
import { createHash, generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { command } from "#harness/guides/command.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { goodRecord, goodStore } from "./check/checked.ts";

type Fields = Record<string, unknown>;

const law = { nazev: "zákon č. 117/1995 Sb.", ustanoveni: "§ 17", adresa: "https://www.e-sbirka.cz/sb/1995/117" };
const about = (pole: string, vztah: string, hodnota: string) => ({ podminky: [{ pole, vztah, hodnota }] });
const limit = "{{hodnota:davka.hranice|cislo}}";
const family = (hranice: string) => ({
  bezNaroku: "<p>Poradí vám úřad práce.</p>",
  otazky: [
    { klic: "deti", druh: "anoNe", popisek: "Živíte dítě?", bezNevim: true },
    { klic: "prijem", druh: "cislo", popisek: "Jaký máte příjem?", min: 0, kdyz: about("deti", "je", "ano") },
  ],
  vysledky: [
    {
      klic: "pridavek",
      nazev: "Přídavek na dítě",
      kriteria: [
        { popis: "Živíte dítě", kdyz: about("deti", "je", "ano") },
        { popis: "Příjem je nízký", kdyz: about("prijem", "nejvyse", hranice), pravniPredpis: law },
      ],
    },
    { klic: "poradna", nazev: "Poradna", kriteria: [{ popis: "Poradíme, podle situace" }] },
  ],
});
const tried = (...rows: [string, string][]) => ({
  zkousky: rows.map(([prijem, narok]) => ({
    nazev: `Příjem ${prijem}`,
    odpovedi: [
      { otazka: "deti", hodnota: "ano" },
      { otazka: "prijem", hodnota: prijem },
    ],
    vysledky: [{ vysledek: "pridavek", narok }],
  })),
});

/** A set with a limit from 2026 to 2027, and another one for 2027. */
const set = goodRecord("300", "davka", {
  structure: { id: "1", key: "hodnoty" },
  data: {
    klic: "davka",
    polozky: [
      {
        klic: "hranice",
        nazev: "Hranice příjmu",
        druh: "pocet",
        obdobi: [
          { od: "2026-01-01", hodnota: 32_000, pravniPredpis: { nazev: "nařízení vlády č. 1/2026 Sb." } },
          { od: "2027-01-01", do: "2027-12-31", hodnota: 30_000 },
        ],
      },
    ],
  },
});

const guideFile = "contents/mpsv/entitlement-guide/rodina.cs.json";

function store(data: Fields): string {
  const structure = { id: "1", key: "pruvodce-narokem" };
  return goodStore({
    "contents/mpsv/shared-values/davka.cs.json": set,
    [guideFile]: goodRecord("400", "pruvodce", { structure, data }),
  });
}

async function run(fixtures: string, ...argv: string[]) {
  const { io, out } = fakeIo();
  const given = ["--fixtures", fixtures, ...(argv.includes("--now") ? [] : ["--now", "2026-11-02"]), ...argv];
  const code = await command.run(readArguments(given, command.args), io);
  return { code, out: out() };
}

test("lists ways, verdicts with sample answers, ways to nothing and expert cases", async () => {
  const { code, out } = await run(store({ ...family(limit), ...tried(["32000", "ano"], ["32001", "ne"]) }));
  expect(out.split("\n")).toEqual([
    "Stránka pruvodce · 400 cs",
    "  4 ways in 3 states, 2 expert cases",
    "  pridavek: ano (deti: ano, prijem: 0) · mozna (deti: ano, prijem: nevim) · ne (deti: ano, prijem: 32001)",
    "  poradna: mozna (deti: ne)",
    "  ✓ Příjem 32000",
    "  ✓ Příjem 32001",
    "",
  ]);
  expect(code).toBe(0);
});

test("fails for a case that comes to something else, and names what is never asked and leads to nothing", async () => {
  const { otazky, vysledky } = family("32000");
  const idle = { klic: "kraj", druh: "anoNe", popisek: "Bydlíte tu?" };
  const data = { otazky: [...otazky, idle], vysledky: vysledky.slice(0, 1), ...tried(["32000", "ne"], ["x", "ano"]) };
  const { code, out } = await run(store(data));
  expect(code).toBe(1);
  expect(out).toContain("2 expert cases, failed: 2\n");
  expect(out).toContain("  2 ways to nothing, such as (deti: ano, prijem: 32001)\n  Never asked: kraj\n");
  expect(out).toContain("  ✗ Příjem 32000 → pridavek: ano, not ne\n  ✗ Příjem x → no answer to prijem\n");
  expect(out).toContain("“Přídavek na dítě” – expected: not entitled, actually: entitled.");
  expect(out.match(/^ {4}guide\.\S+$/gm)?.map((line) => line.trim())).toEqual([
    "guide.case",
    "guide.case-question",
    "guide.question-idle",
    "guide.nothing",
  ]);
});

test("--at lists the answers whose results change by a day, as ranges", async () => {
  const { code, out } = await run(store(family(limit)), "--at", "2027-01-01");
  expect(out).toContain("\n  ± deti: ano, prijem: 30001–32000 → pridavek: ano → ne  (1 of 6 answer sets)\n");
  expect(code).toBe(0);
  const same = await run(store(family(limit)), "--at", "2026-12-31");
  expect(same.out).toContain("\n  No result changes.\n");
});

test("a value without a period on the day is reported with the condition, and its result is possible, never granted", async () => {
  const { code, out } = await run(
    store({ ...family(limit), ...tried(["0", "mozna"], ["99000", "mozna"]) }),
    ...["--now", "2028-02-01", "--reporter", "json"],
  );
  expect(code).toBe(1);
  const [{ cases, results, findings }] = JSON.parse(out).guides;
  expect(cases.map(({ isPassed }: { isPassed: boolean }) => isPassed)).toEqual([true, true]);
  expect(results[0].verdicts).toMatchObject({ ano: null, mozna: {}, ne: {} });
  expect(findings.map(({ code: own, pointer }: Fields) => `${own} ${pointer}`)).toEqual([
    "guide.condition /data/vysledky/0/kriteria/1/kdyz",
    "value.gap /data/vysledky/0/kriteria/1/kdyz/podminky/0/hodnota",
    "guide.question-idle /data/otazky/1",
  ]);
  const later = await run(store(family(limit)), "--at", "2028-02-01");
  expect(later.out).toContain("± deti: ano, prijem: 0–32000 → pridavek: ano → mozna");
  expect(later.out).not.toMatch(/→ ano {2}\(/);
});

test("a question whose own condition has no value grants nothing either", async () => {
  const { otazky, vysledky, ...rest } = family("32000");
  const home = { klic: "najem", druh: "anoNe", popisek: "Platíte nájem?", kdyz: about("prijem", "nejvyse", limit) };
  const housing = {
    klic: "bydleni",
    nazev: "Příspěvek na bydlení",
    kriteria: [{ popis: "Platíte nájem", kdyz: about("najem", "je", "ano") }],
  };
  const data = { ...rest, otazky: [...otazky, home], vysledky: [...vysledky, housing] };
  const verdictsOf = async (now: string) => {
    const { out } = await run(store(data), "--now", now, "--reporter", "json");
    return JSON.parse(out).guides[0].results[2].verdicts;
  };
  expect(await verdictsOf("2026-11-02")).toMatchObject({ ano: { najem: "ano" } });
  expect(await verdictsOf("2028-02-01")).toMatchObject({ ano: null, mozna: {}, ne: null });
});

test("a translation has the rules of the Czech version, also those about shared values", async () => {
  const structure = { id: "1", key: "pruvodce-narokem" };
  const friendlyURLs = { cs_cz: "pruvodce", en_gb: "guide" };
  const version = (language: string, data: Fields) =>
    goodRecord("400", "pruvodce", { structure, language, friendlyURLs, data });
  const codes = async (data: Fields) => {
    const fixtures = goodStore({
      "contents/mpsv/shared-values/davka.cs.json": set,
      [guideFile]: version("cs_cz", family(limit)),
      [guideFile.replace(".cs.", ".en.")]: version("en_gb", data),
    });
    const { out } = await run(fixtures, "--lang", "cs,en", "--reporter", "json");
    return JSON.parse(out).guides.map(({ language, findings }: { language: string; findings: Fields[] }) => [
      language,
      ...findings.map(({ code, pointer }) => `${code} ${pointer}`),
    ]);
  };
  expect(await codes(family(limit))).toEqual([["cs"], ["en"]]);
  expect(await codes(family("32000"))).toEqual([["cs"], ["en", "guide.version /data/vysledky/0/kriteria/1/kdyz"]]);
});

test("--against compares with another folder", async () => {
  const [before, renamed] = [store(family("28000")), store({ ...family("1"), otazky: family("1").otazky.slice(0, 1) })];
  const { out } = await run(store(family("32000")), "--against", before);
  expect(out).toContain("± deti: ano, prijem: 28001–32000 → pridavek: ne → ano  (1 of 6 answer sets)");
  const other = await run(store(family("32000")), "--against", renamed);
  expect(other.out).toContain("the answers cannot be compared");
  const none = await run(store(family("32000")), "--against", goodStore());
  expect(none.out).toContain("It is not there to compare with");
});

test("a guide with more ways than can be counted is proven all the same", async () => {
  const keys = (name: string) => Array.from({ length: 18 }, (_, at) => `${name}${at}`);
  const criterion = (klic: string) => ({ popis: klic, kdyz: about(klic, "je", "ano") });
  const otazky = [...keys("a"), ...keys("b")].map((klic) => ({ klic, druh: "anoNe", popisek: klic, bezNevim: true }));
  const vysledky = keys("a").map((klic, at) => ({
    ...{ klic, nazev: klic },
    kriteria: [criterion(klic), criterion(`b${at}`)],
  }));
  const { code, out } = await run(store({ otazky, vysledky, bezNaroku: "<p>Poradíme vám.</p>" }), "--reporter", "json");
  expect(code).toBe(0);
  const [guide] = JSON.parse(out).guides;
  expect(guide).toMatchObject({ ways: null, isProven: true, neverAsked: [], sampleToNothing: { a0: "ano", b0: "ne" } });
  for (const { verdicts } of guide.results) expect(verdicts).toMatchObject({ ano: {}, mozna: null, ne: {} });
  const text = await run(store({ otazky, vysledky }));
  expect(text.out).toContain("  too many ways to count, 0 expert cases\n");
  expect(text.out).toContain("  Ways to nothing, such as (a0: ano,");
});

test("draws questions and results", async () => {
  const { out } = await run(store(family("32000")), "--graph");
  expect(out.split("\n")).toEqual([
    "%% Stránka pruvodce",
    "flowchart LR",
    '  question_deti("Živíte dítě?")',
    '  question_prijem("Jaký máte příjem?")',
    '  result_pridavek["Přídavek na dítě"]',
    '  result_poradna["Poradna"]',
    '  question_deti -->|"deti = ano"| question_prijem',
    '  question_deti -->|"deti = ano"| result_pridavek',
    '  question_prijem -->|"prijem ≤ 32000"| result_pridavek',
    '  office(office) -->|"Poradíme, podle situace"| result_poradna',
    "",
  ]);
});

const documents = readFileSync(join(import.meta.dirname, "../../docs/guides.md"), "utf8");

/** Runs a command line of the documents in a folder. */
function openssl(folder: string, line: string) {
  expect(documents).toContain(line);
  const [program = "", ...words] = line.split(" ");
  return spawnSync(program, words, { cwd: folder, encoding: "utf8" });
}

function keysIn(folder: string): string {
  openssl(folder, "openssl genpkey -algorithm ed25519 -out key.pem");
  expect(openssl(folder, "openssl pkey -in key.pem -pubout -out key.pub.pem").status).toBe(0);
  return join(folder, "key.pem");
}

const verification =
  "openssl pkeyutl -verify -pubin -inkey key.pub.pem -rawin -in report.json -sigfile report.json.sig";

test("a report says what was proven with which values, and OpenSSL verifies its signature as documented", async () => {
  const folder = temporaryFolder({});
  const report = join(folder, "report.json");
  const fixtures = store({ ...family(limit), ...tried(["32000", "ano"]) });
  await run(fixtures, "--at", "2027-01-01", "--report", report, "--key", keysIn(folder));
  const { day, kind, format, portal, guides } = JSON.parse(readFileSync(report, "utf8"));
  expect({ day, kind, format, portal }).toEqual({
    day: "2026-11-02",
    kind: "guide-proof",
    format: 1,
    portal: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  const [guide] = guides;
  const sha256 = createHash("sha256")
    .update(readFileSync(join(fixtures, guideFile)))
    .digest("hex");
  expect(guide).toMatchObject({
    ...{ id: "400", language: "cs", name: "Stránka pruvodce", sha256, isProven: true, neverAsked: [], findings: [] },
    values: [
      {
        ...{ key: "davka.hranice", name: "Hranice příjmu", value: 32_000 },
        ...{ from: "2026-01-01", to: "2026-12-31", source: "nařízení vlády č. 1/2026 Sb." },
      },
    ],
    ways: { count: 4, states: 3, toNothing: 0 },
    sampleToNothing: null,
    cases: [
      { name: "Příjem 32000", isPassed: true, results: [{ result: "pridavek", expected: "ano", reached: "ano" }] },
    ],
    changes: { total: 6, changes: [{ result: "pridavek", from: "ano", to: "ne", count: 1 }] },
  });
  expect(guide.questions[1]).toMatchObject({
    key: "prijem",
    condition: "deti = ano",
    mayBeUnknown: true,
    regions: [[{ first: "0", last: "32000" }], [{ first: "32001", last: null }]],
  });
  expect(guide.results[0].criteria[1]).toEqual({
    ...{ text: "Příjem je nízký", decidedBy: "answers", condition: "prijem ≤ 32000" },
    law,
  });
  expect(guide.results[1].criteria[0]).toMatchObject({ decidedBy: "office", condition: null, law: null });

  const verify = () => openssl(folder, verification);
  expect(verify()).toMatchObject({ status: 0, stdout: expect.stringContaining("Success") });
  writeFileSync(report, readFileSync(report, "utf8").replace('"2026-11-02"', '"2026-11-03"'));
  expect(verify().status).toBe(1);
});

test("a wrong key is a usage error, and nothing is written", async () => {
  const x25519 = generateKeyPairSync("x25519").privateKey.export({ format: "pem", type: "pkcs8" });
  const folder = temporaryFolder({ "text.pem": "not a key", "other.pem": String(x25519) });
  const report = join(folder, "report.json");
  const failing = (...argv: string[]) => run(store(family("1")), ...argv).catch((error: unknown) => error);
  const errors = [
    await failing("--report", report, "--key", join(folder, "none.pem")),
    await failing("--report", report, "--key", join(folder, "text.pem")),
    await failing("--report", report, "--key", join(folder, "other.pem")),
    await failing("--key", keysIn(folder)),
    await failing("--report", report, "--key", join(folder, "key.pub.pem")),
    await failing("--at", "2027-01-01", "--against", folder),
    await failing("stranka"),
  ];
  expect(errors.map((error) => error instanceof UsageError && error.message.replaceAll(`${folder}/`, ""))).toEqual([
    "--key cannot read none.pem.",
    "--key needs a private key in PEM without a password, which text.pem is not.",
    "--key needs an Ed25519 key, but other.pem is x25519.",
    "--key signs a report: give --report.",
    "--key needs a private key in PEM without a password, which key.pub.pem is not.",
    "--at cannot be combined with --against.",
    "There is no guide: its structure is pruvodce-narokem.",
  ]);
  expect(existsSync(report)).toBe(false);
});
