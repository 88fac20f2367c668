import { describe, expect, test } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { command } from "#harness/guides/command.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { goodRecord, goodStore } from "../../harness/check/checked.ts";
import {
  all,
  amount,
  any,
  ask,
  choice,
  criterion,
  type Fields,
  grouped,
  not,
  number,
  result,
  yesNo,
} from "../../renderer/guides/hostile-portal.ts";

const structure = { id: "1", key: "pruvodce-narokem" };
const friendlyURLs = { cs_cz: "pruvodce", en_gb: "guide" };
const version = (language: string, data: Fields) =>
  goodRecord("400", "pruvodce", { structure, language, friendlyURLs, data });

async function run(fixtures: string, ...argv: string[]) {
  const { io, out } = fakeIo();
  const code = await command.run(
    readArguments(["--fixtures", fixtures, "--now", "2026-11-02", ...argv], command.args),
    io,
  );
  return { code, out: out() };
}

const law = { nazev: "zákon č. 117/1995 Sb.", ustanoveni: "§ 17", adresa: "https://www.e-sbirka.cz/sb/1995/117" };
const both = { skupiny: [{ spojka: "nebo", podminky: [ask("vek", "nejvyse", "3"), ask("vek", "nejmene", "18")] }] };
const base = () => ({
  uchovani: "relace",
  bezNaroku: "<p>Poradí vám úřad.</p>",
  otazky: [
    yesNo("deti"),
    number("vek", 0, 30, { kdyz: all(ask("deti", "je", "ano")) }),
    choice("kde", ["najem", "vlastni", "jinde"]),
    amount("prijem"),
  ] as Fields[],
  vysledky: [
    result(
      "a",
      [
        criterion(both, { pravniPredpis: law }),
        criterion(grouped(not(ask("kde", "je", "jinde"))), { pravniPredpis: law }),
        criterion(),
      ],
      { smery: [{ otazka: "prijem", smer: "klesa" }] },
    ),
    result("b", [
      criterion(any(ask("deti", "je", "ano"), ask("prijem", "nejvyse", "{{hodnota:davka.hranice|cislo}}"))),
    ]),
  ] as Fields[],
});
const set = goodRecord("300", "davka", {
  structure: { id: "1", key: "hodnoty" },
  data: {
    klic: "davka",
    polozky: [
      { klic: "hranice", nazev: "Hranice příjmu", druh: "pocet", obdobi: [{ od: "2026-01-01", hodnota: 32_000 }] },
      { klic: "jina", nazev: "Jiná hranice", druh: "pocet", obdobi: [{ od: "2026-01-01", hodnota: 32_000 }] },
    ],
  },
});
const guideFile = "contents/mpsv/entitlement-guide/rodina.cs.json";

async function versionFindings(change: (data: ReturnType<typeof base>) => void) {
  const other = structuredClone(base());
  change(other);
  const fixtures = goodStore({
    "contents/mpsv/shared-values/davka.cs.json": set,
    [guideFile]: version("cs_cz", base()),
    [guideFile.replace(".cs.", ".en.")]: version("en_gb", other),
  });
  const { out } = await run(fixtures, "--lang", "cs,en", "--reporter", "json");
  const guides: { language: string; findings: { code: string; pointer: string }[] }[] = JSON.parse(out).guides;
  return (guides.find(({ language }) => language === "en")?.findings ?? [])
    .filter(({ code }) => code === "guide.version")
    .map(({ pointer }) => pointer);
}

const at = (list: Fields[], index: number) => list[index] ?? {};
const criteriaOf = (data: ReturnType<typeof base>, index = 0) => at(data.vysledky, index)["kriteria"] as Fields[];

test("a translation of the texts alone is no other version", async () => {
  expect(
    await versionFindings((data) =>
      Object.assign(at(data.otazky, 0), { popisek: "Do you have children?", napoveda: "Yes." }),
    ),
  ).toEqual([]);
  expect(
    await versionFindings((data) => Object.assign(at(data.vysledky, 0), { nazev: "A", text: "<p>Text</p>" })),
  ).toEqual([]);
});

test.each<[string, (data: ReturnType<typeof base>) => void]>([
  ["another join", (data) => Object.assign(criteriaOf(data, 1)[0]?.["kdyz"] as Fields, { spojka: "a" })],
  [
    "another join of a group",
    (data) =>
      Object.assign(criteriaOf(data)[0] ?? {}, { kdyz: { skupiny: [{ podminky: both.skupiny[0]?.podminky }] } }),
  ],
  [
    "a group that is not negated",
    (data) => Object.assign(criteriaOf(data)[1] ?? {}, { kdyz: grouped({ podminky: [ask("kde", "je", "jinde")] }) }),
  ],
  ["another limit", (data) => Object.assign(criteriaOf(data)[0] ?? {}, { kdyz: all(ask("vek", "nejvyse", "4")) })],
  [
    "another shared value of the same amount",
    (data) =>
      Object.assign(criteriaOf(data, 1)[0] ?? {}, {
        kdyz: any(ask("deti", "je", "ano"), ask("prijem", "nejvyse", "{{hodnota:davka.jina|cislo}}")),
      }),
  ],
  [
    "a typed number for a shared value",
    (data) =>
      Object.assign(criteriaOf(data, 1)[0] ?? {}, {
        kdyz: any(ask("deti", "je", "ano"), ask("prijem", "nejvyse", "32000")),
      }),
  ],
  ["a criterion less", (data) => criteriaOf(data).pop()],
  ["a criterion more", (data) => criteriaOf(data).push(criterion())],
  ["criteria in another order", (data) => criteriaOf(data).reverse()],
  ["a question less", (data) => data.otazky.pop()],
  ["questions in another order", (data) => data.otazky.reverse()],
  ["a question for everybody", (data) => Object.assign(at(data.otazky, 1), { kdyz: null })],
  ["“I do not know” is not offered", (data) => Object.assign(at(data.otazky, 0), { bezNevim: true })],
  ["another kind", (data) => Object.assign(at(data.otazky, 3), { druh: "cislo" })],
  ["another greatest number", (data) => Object.assign(at(data.otazky, 1), { max: 26 })],
  ["no least number", (data) => Object.assign(at(data.otazky, 1), { min: null })],
  [
    "another option",
    (data) =>
      Object.assign(at(data.otazky, 2), {
        moznosti: ["najem", "vlastni", "jine"].map((hodnota) => ({ hodnota, popisek: hodnota })),
      }),
  ],
  [
    "options in another order",
    (data) =>
      Object.assign(at(data.otazky, 2), {
        moznosti: ["vlastni", "najem", "jinde"].map((hodnota) => ({ hodnota, popisek: hodnota })),
      }),
  ],
  [
    "an option less",
    (data) =>
      Object.assign(at(data.otazky, 2), {
        moznosti: ["najem", "jinde"].map((hodnota) => ({ hodnota, popisek: hodnota })),
      }),
  ],
  ["a result less", (data) => data.vysledky.pop()],
  ["results in another order", (data) => data.vysledky.reverse()],
  ["another key of a result", (data) => Object.assign(at(data.vysledky, 1), { klic: "c" })],
  ["another promise", (data) => Object.assign(at(data.vysledky, 0), { smery: [{ otazka: "prijem", smer: "roste" }] })],
])("%s is reported in a translation", async (_name, change) => {
  expect((await versionFindings(change)).length).toBeGreaterThan(0);
});

describe("the diagram", () => {
  test("is not broken by texts with quotes and brackets", async () => {
    const bad = 'Máte "děti"] --> x{{y}} |z|; %% <b> click a "javascript:alert(1)"';
    const data = {
      ...base(),
      otazky: [
        yesNo("deti", { popisek: bad }),
        choice("kde", ["a", "b"], {
          moznosti: [
            { hodnota: "a", popisek: bad },
            { hodnota: "b", popisek: "]" },
          ],
        }),
      ],
      vysledky: [
        result("a", [criterion(all(ask("deti", "je", "ano"))), criterion(all(ask("kde", "je", "a")))], { nazev: bad }),
      ],
    };
    const { out, code } = await run(goodStore({ [guideFile]: version("cs_cz", data) }), "--graph");
    expect(code).toBeLessThan(2);
    expect(out).not.toContain('"děti"]');
  });
});

describe("the command", () => {
  test.each([
    ["nothing", {}],
    ["no questions", { ...base(), otazky: [] }],
    ["rubbish", { otazky: "x", vysledky: 5, zkousky: { a: 1 } }],
    [
      "a circle",
      {
        ...base(),
        otazky: [yesNo("a", { kdyz: all(ask("b", "je", "ano")) }), yesNo("b", { kdyz: all(ask("a", "je", "ano")) })],
      },
    ],
    [
      "keys of prototypes",
      {
        ...base(),
        otazky: [yesNo("constructor"), yesNo("to-string")],
        vysledky: [result("constructor", [criterion(all(ask("constructor", "je", "ano")))])],
      },
    ],
    [
      "limits the wrong way",
      {
        ...base(),
        otazky: [number("vek", 9, 1)],
        vysledky: [result("a", [criterion(all(ask("vek", "nejvyse", "3")))])],
      },
    ],
    [
      "huge numbers",
      {
        ...base(),
        otazky: [number("vek", -1e9, 1e9)],
        vysledky: [result("a", [criterion(all(ask("vek", "nejvyse", "3")))])],
      },
    ],
  ])("survives a guide of %s", async (_name, data) => {
    const fixtures = goodStore({ [guideFile]: version("cs_cz", data) });
    for (const more of [[], ["--graph"], ["--reporter", "json"], ["--at", "2027-01-01"]]) {
      const { code } = await run(fixtures, ...more);
      expect([0, 1]).toContain(code);
    }
  });
});
