import { expect, test } from "vitest";
import { rules } from "#checks/rules/registry.ts";
import { inBothLanguages } from "#checks/texts.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { examples, subjectOf } from "./example-subject.ts";

type Fields = Record<string, unknown>;

const yesNo = (klic: string, more: Fields = {}) => ({ klic, druh: "anoNe", popisek: `Otázka ${klic}?`, ...more });
const number = (klic: string, min: number, max: number) => ({
  klic,
  druh: "cislo",
  popisek: `Kolik ${klic}?`,
  min,
  max,
});
const ask = (pole: string, vztah: string, hodnota?: string) => ({ pole, vztah, hodnota });
const when = (...podminky: object[]) => ({ kdyz: { podminky } });
const criterion = (popis: string, ...tests: object[]) => ({ popis, ...(tests.length > 0 && when(...tests)) });
const result = (klic: string, kriteria: object[], more: Fields = {}) => ({
  klic,
  nazev: `Výsledek ${klic}`,
  kriteria,
  ...more,
});
const guide = (otazky: object[], vysledky: object[], more: Fields = {}) => ({
  otazky,
  vysledky,
  bezNaroku: "<p>Poradí vám úřad práce.</p>",
  ...more,
});

const kids = yesNo("deti");
const age = number("vek", 0, 30);
const hasKids = criterion("Máte děti", ask("deti", "je", "ano"));
const young = criterion("Dítěti jsou nejvýše 3 roky", ask("vek", "nejvyse", "3"));
const old = criterion("Dítěti je aspoň 18 let", ask("vek", "nejmene", "18"));

const found = (data: Fields) => {
  const subject = subjectOf({ structure: "pruvodce-narokem", data });
  return rules
    .filter(({ code }) => code.startsWith("guide."))
    .flatMap((rule) =>
      [...rule.check(subject)].map(({ path, received, values }) => ({
        at: `${rule.code} ${toPointer(path)}`,
        text: inBothLanguages(`codes.${rule.code}.message`, { received: String(received), ...values }).cs,
      })),
    );
};

const findings: readonly (readonly [name: string, at: string, text: string, data: Fields])[] = [
  [
    "two criteria that exclude each other",
    "guide.unreachable /data/vysledky/0",
    "„Výsledek a“ nikdo nedostane, ani jako možný. Podmínky „Dítěti jsou nejvýše 3 roky“ a „Dítěti je aspoň 18 let“ nejdou splnit obě.",
    guide([kids, age], [result("a", [hasKids, young, old]), result("b", [hasKids])]),
  ],
  [
    "a number that the question refuses",
    "guide.unreachable /data/vysledky/0/kriteria/1/kdyz",
    "Podmínku „Je mu 40“ žádné odpovědi nesplní.",
    guide([age], [result("a", [criterion("Posoudí úřad"), criterion("Je mu 40", ask("vek", "nejmene", "40"))])]),
  ],
  [
    "a criterion about a question that others are asked",
    "guide.unreachable /data/vysledky/0",
    "Podmínky „Bez dětí“ a „Dítěti jsou nejvýše 3 roky“ nejdou splnit obě.",
    guide(
      [kids, { ...age, ...when(ask("deti", "je", "ano")) }],
      [result("a", [criterion("Bez dětí", ask("deti", "je", "ne")), young]), result("b", [young])],
    ),
  ],
  [
    "any answer",
    "guide.always /data/vysledky/0/kriteria",
    "„Výsledek a“ dostanou jistě všichni",
    guide([kids], [result("a", [criterion("Odpověděl", ask("deti", "vyplneno"))])]),
  ],
  [
    "a criterion beside others",
    "guide.criterion-idle /data/vysledky/0/kriteria/1/kdyz",
    "Podmínku „Odpověděl“ splní každá odpověď",
    guide([kids], [result("a", [hasKids, criterion("Odpověděl", ask("deti", "vyplneno"))])]),
  ],
  [
    "a question of no criterion",
    "guide.question-idle /data/otazky/1",
    "nikdy nezeptá",
    guide([kids, age], [result("a", [hasKids])]),
  ],
  [
    "no whole number",
    "guide.unanswerable /data/otazky/1",
    "Její meze nesplní žádná hodnota",
    guide([kids, number("vek", 0.2, 0.8)], [result("a", [hasKids, young])]),
  ],
  [
    "nothing for some",
    "guide.nothing /data/bezNaroku",
    "nic neřekne: Otázka deti? ne.",
    guide([kids, age], [result("a", [hasKids, young]), result("b", [hasKids])], { bezNaroku: null }),
  ],
  [
    "a number that helps and takes away",
    "guide.trend /data/vysledky/0/smery/1",
    "tady ale vzniká („Kolik vek?“): Otázka deti? ano, Kolik vek? 18, Kolik prijem? 0.",
    guide(
      [kids, age, number("prijem", 0, 9)],
      [
        result(
          "a",
          [
            {
              popis: "Malé nebo velké",
              kdyz: {
                ...young.kdyz,
                spojka: "nebo",
                podminky: [...(young.kdyz?.podminky ?? []), ask("vek", "nejmene", "18")],
              },
            },
            hasKids,
            criterion("Příjem", ask("prijem", "nejvyse", "5")),
          ],
          {
            smery: [
              { otazka: "prijem", smer: "klesa" },
              { otazka: "vek", smer: "klesa" },
            ],
          },
        ),
      ],
    ),
  ],
];

test.each(findings)("%s: %s", (_, at, text, data) => {
  expect(found(data)).toEqual([{ at, text: expect.stringContaining(text) }]);
});

const tried = (odpovedi: [string, string][], vysledky: [string, string][]) => ({
  zkousky: [
    {
      nazev: "Případ",
      odpovedi: odpovedi.map(([otazka, hodnota]) => ({ otazka, hodnota })),
      vysledky: vysledky.map(([vysledek, narok]) => ({ vysledek, narok })),
    },
  ],
});

const cases: readonly (readonly [at: string, text: string, data: Fields])[] = [
  [
    "guide.case /data/zkousky/0/vysledky/0/narok",
    "„Výsledek a“ – čekáno: nárok je možný, skutečnost: nárok je.",
    tried(
      [
        ["deti", "ano"],
        ["vek", "2"],
      ],
      [["a", "mozna"]],
    ),
  ],
  [
    "guide.case /data/zkousky/0/odpovedi",
    "Chybí mu odpověď na otázku „Kolik vek?“.",
    tried([["deti", "ano"]], [["a", "ano"]]),
  ],
  [
    "guide.case-question /data/zkousky/0/odpovedi/1/hodnota",
    "odpovídá na otázku „Kolik vek?“ tak, jak odpovědět nejde: „nevim“.",
    tried(
      [
        ["deti", "ano"],
        ["vek", "nevim"],
      ],
      [["a", "mozna"]],
    ),
  ],
  [
    "guide.case-question /data/zkousky/0/odpovedi/0/otazka",
    "otázku „kraj“, kterou průvodce nemá",
    tried(
      [
        ["kraj", "ano"],
        ["deti", "ne"],
      ],
      [["a", "ne"]],
    ),
  ],
  [
    "guide.case-question /data/zkousky/0/vysledky/0/vysledek",
    "výsledek „b“, který průvodce nemá",
    tried(
      [
        ["deti", "nevim"],
        ["vek", "4"],
      ],
      [
        ["b", "ne"],
        ["a", "ne"],
      ],
    ),
  ],
];

test.each(cases)("expert cases: %s", (at, text, more) => {
  const data = guide([kids, { ...age, bezNevim: true }], [result("a", [hasKids, young])], more);
  expect(found(data)).toEqual([{ at, text: expect.stringContaining(text) }]);
});

test("a result of a guide that leads to a service that has ended is reported, also beside its replacement", () => {
  const page = (slug: string) => ({ stranka: { name: slug, friendlyURLs: { cs_cz: slug }, web: { id: "12" } } });
  const data = guide(
    [kids],
    [
      result("stara", [hasKids], { sluzba: page("sluzby/bydleni"), formular: page("zadosti/skryta") }),
      result("nova", [hasKids], { sluzba: page("sluzby/davka"), formular: page("zadosti/zadna") }),
    ],
  );
  const service = examples["reference.ended"]?.failed[0];
  const known = (typeof service === "object" && service.library?.contents) || [];
  const hidden = { id: "8", name: "Skrytá žádost", published: false, friendlyURLs: { cs_cz: "zadosti/skryta" } };
  const subject = subjectOf({ structure: "pruvodce-narokem", data, library: { contents: [...known, hidden] } });
  const codes = rules.flatMap((rule) =>
    rule.level === "reference" ? [...rule.check(subject)].map(({ path }) => `${rule.code} ${toPointer(path)}`) : [],
  );
  expect(codes.toSorted()).toEqual([
    "reference.dead /data/vysledky/1/formular/stranka",
    "reference.ended /data/vysledky/0/sluzba/stranka",
    "reference.hidden /data/vysledky/0/formular/stranka",
  ]);
});
