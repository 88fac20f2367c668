import { describe, expect, test } from "vitest";
import { findingsOf } from "#checks/findings.ts";
import { noLinks } from "#checks/links.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { toContent, wireContent } from "#schemas/site/content.ts";
import { subjectOf } from "../../checks/rules/example-subject.ts";
import {
  all,
  amount,
  any,
  ask,
  choice,
  criterion,
  grouped,
  not,
  number,
  result,
  yesNo,
} from "../../renderer/guides/hostile-portal.ts";
import { plainContext } from "../a-content.ts";

const data = (otazky: unknown, vysledky: unknown, more: Record<string, unknown> = {}) => ({
  otazky,
  vysledky,
  bezNaroku: "<p>Poradí vám úřad práce.</p>",
  ...more,
});

const sets = [
  {
    klic: "zkouska",
    polozky: [
      {
        klic: "konci",
        nazev: "Končí zítra",
        druh: "castka",
        obdobi: [{ od: "2026-01-01", do: "2026-11-16", hodnota: 100 }],
      },
      {
        klic: "skoncila",
        nazev: "Skončila",
        druh: "castka",
        obdobi: [{ od: "2026-01-01", do: "2026-11-14", hodnota: 100 }],
      },
      { klic: "den", nazev: "Den změny", druh: "datum", obdobi: [{ od: "2026-01-01", datum: "2026-12-31" }] },
      { klic: "podil", nazev: "Podíl", druh: "procento", obdobi: [{ od: "2026-01-01", hodnota: 12.5 }] },
    ],
  },
];

/** Codes and places of what the schema and the rules find. */
function found(record: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const written = subjectOf({ structure: "pruvodce-narokem", data: record, sets, ...more });
  const subject = { ...written, content: toContent(wireContent.parse(written.record)) };
  const { issues } = parsePage(subject.content, plainContext);
  return findingsOf(subject, issues, { links: noLinks })
    .map(({ code, pointer }) => `${code} ${pointer}`)
    .filter((each) => !ignored.has(each.split(" ")[0] ?? ""));
}
const ignored = new Set(["expected-missing"]);
const codes = (record: Record<string, unknown>) => [...new Set(found(record).map((each) => each.split(" ")[0]))];

const kids = yesNo("deti");
const age = number("vek", 0, 30);
const rent = choice("bydleni", ["najem", "vlastni", "podnajem"]);
const income = amount("prijem");
const hasKids = criterion(all(ask("deti", "je", "ano")));
const young = criterion(all(ask("vek", "nejvyse", "3")));
const poor = criterion(all(ask("prijem", "nejvyse", "100")));
const rented = criterion(all(ask("bydleni", "je", "najem")));
const used = [result("deti", [hasKids]), result("vek", [young]), result("najem", [rented]), result("prijem", [poor])];

test("a good guide has no findings", () => {
  expect(found(data([kids, age, rent, income], used))).toEqual([]);
});

describe("conditions about what is not there are reported", () => {
  test.each([
    ["an unknown question", all(ask("kraj", "je", "ano"))],
    ["an unknown option", all(ask("bydleni", "je", "zamek"))],
    ["a word for a number", all(ask("vek", "nejvyse", "tři"))],
    ["a relation of numbers on a choice", all(ask("bydleni", "nejmene", "najem"))],
    ["a relation of numbers on yes or no", all(ask("deti", "nejvyse", "ano"))],
    ["yes or no in another language", all(ask("deti", "je", "yes"))],
    ["“I do not know” as an option", all(ask("deti", "je", "nevim"))],
    ["a fault in a group", { podminky: [ask("deti", "je", "ano")], ...grouped({ podminky: [ask("x", "je", "1")] }) }],
    [
      "a fault in a negated group",
      { podminky: [ask("deti", "je", "ano")], ...grouped(not(ask("bydleni", "je", "zamek"))) },
    ],
    ["a number with a unit", all(ask("prijem", "nejvyse", "100 Kč"))],
    ["a number with a space", all(ask("prijem", "nejvyse", "30 000"))],
    ["a number with a comma", all(ask("prijem", "nejvyse", "100,5"))],
    ["a date for a number", all(ask("prijem", "nejvyse", "{{hodnota:zkouska.den|cislo}}"))],
  ])("%s", (_name, kdyz) => {
    const record = data([kids, age, rent, income], [result("a", [criterion(kdyz)]), ...used]);
    const reported = found(record).filter((each) => each.includes("/vysledky/0/kriteria/0"));
    expect(reported.join()).toMatch(/guide\.condition|value\./);
  });
  test("a condition of a question about a later question, and about itself", () => {
    const later = data(
      [
        yesNo("a", { kdyz: all(ask("b", "je", "ano")) }),
        yesNo("b", { kdyz: all(ask("a", "je", "ano")) }),
        yesNo("c", { kdyz: all(ask("c", "je", "ano")) }),
      ],
      [result("r", [criterion(any(ask("a", "je", "ano"), ask("b", "je", "ano"), ask("c", "je", "ano")))])],
    );
    const places = found(later).filter((each) => each.startsWith("guide.condition"));
    expect(places.some((each) => each.includes("/otazky/0/"))).toBe(true);
    expect(places.some((each) => each.includes("/otazky/2/"))).toBe(true);
  });
});

test.each([
  ["a question twice", data([kids, kids], [result("a", [hasKids])]), "guide.keys"],
  ["a result twice", data([kids], [result("a", [hasKids]), result("a", [hasKids])]), "guide.keys"],
  [
    "an option twice",
    data([choice("x", ["a", "a"])], [result("a", [criterion(all(ask("x", "je", "a")))])]),
    "list.entry-repeated",
  ],
  [
    "limits the wrong way",
    data(
      [number("vek", 30, 0), kids],
      [result("a", [criterion(any(ask("vek", "nejvyse", "5"), ask("deti", "je", "ano")))])],
    ),
    "question.limits",
  ],
  [
    "limits without a whole number, without “I do not know”",
    data(
      [number("vek", 0.2, 0.8, { bezNevim: true }), kids],
      [result("a", [criterion(any(ask("vek", "nejvyse", "5"), ask("deti", "je", "ano")))])],
    ),
    "guide.unanswerable",
  ],
  [
    "an amount between two hellers",
    data(
      [amount("prijem", { min: 0.001, max: 0.009 }), kids],
      [result("a", [criterion(any(ask("prijem", "nejvyse", "5"), ask("deti", "je", "ano")))])],
    ),
    "guide.unanswerable",
  ],
  [
    "an amount that nobody can write",
    data([income], [result("a", [criterion(all(ask("prijem", "je", "100.005")))])]),
    "guide.unreachable",
  ],
  [
    "an age that is no whole number",
    data([age], [result("a", [criterion(all(ask("vek", "je", "3.5")))])]),
    "guide.unreachable",
  ],
  [
    "between two neighbours",
    data([age], [result("a", [criterion(all(ask("vek", "nejmene", "3.2"), ask("vek", "nejvyse", "3.8")))])]),
    "guide.unreachable",
  ],
  [
    "everything of a choice",
    data([rent], [result("a", [criterion(any(ask("bydleni", "je", "najem"), ask("bydleni", "neni", "najem")))])]),
    "guide.always",
  ],
  ["all numbers", data([age], [result("a", [criterion(all(ask("vek", "nejmene", "0")))])]), "guide.always"],
  ["an option that is nowhere needed", data([kids, rent], [result("a", [hasKids])]), "guide.question-idle"],
  [
    "a promise about a choice",
    data([rent], [result("a", [rented], { smery: [{ otazka: "bydleni", smer: "roste" }] })]),
    "guide.trend-question",
  ],
  [
    "a promise about nothing",
    data([rent], [result("a", [rented], { smery: [{ otazka: "x", smer: "roste" }] })]),
    "guide.trend-question",
  ],
  [
    "a promise the wrong way",
    data([income], [result("a", [poor], { smery: [{ otazka: "prijem", smer: "roste" }] })]),
    "guide.trend",
  ],
  ["nothing for some", data([kids], [result("a", [hasKids])], { bezNaroku: null }), "guide.nothing"],
  ["nothing for some, with an empty text", data([kids], [result("a", [hasKids])], { bezNaroku: "" }), "guide.nothing"],
  [
    "a value that has ended",
    data([income], [result("a", [criterion(all(ask("prijem", "nejvyse", "{{hodnota:zkouska.skoncila|cislo}}")))])]),
    "guide.condition",
  ],
  [
    "an unknown value",
    data([income], [result("a", [criterion(all(ask("prijem", "nejvyse", "{{hodnota:nic.nic|cislo}}")))])]),
    "guide.condition",
  ],
] as const)("%s is reported", (_name, record, code) => {
  expect(codes(record)).toContain(code);
});

test.each([
  [
    "a promise that holds",
    data([income], [result("a", [poor], { smery: [{ otazka: "prijem", smer: "klesa" }] })]),
    "guide.trend",
  ],
  [
    "a result that is possible for all but sure for nobody",
    data([kids], [result("a", [criterion()]), result("b", [hasKids])]),
    "guide.always",
  ],
  [
    "a result that the office alone decides",
    data([kids], [result("a", [criterion()]), result("b", [hasKids])]),
    "guide.unreachable",
  ],
  [
    "a value that ends tomorrow",
    data([income], [result("a", [criterion(all(ask("prijem", "nejvyse", "{{hodnota:zkouska.konci|cislo}}")))])]),
    "guide.condition",
  ],
  [
    "per cent",
    data([income], [result("a", [criterion(all(ask("prijem", "nejvyse", "{{hodnota:zkouska.podil|cislo}}")))])]),
    "guide.condition",
  ],
  [
    "nobody without anything, without a text",
    data([kids], [result("a", [hasKids]), result("b", [criterion(all(ask("deti", "je", "ne")))])], { bezNaroku: null }),
    "guide.nothing",
  ],
] as const)("%s is not reported as a fault", (_name, record, code) => {
  expect(codes(record)).not.toContain(code);
});

describe("expert cases", () => {
  const tried = (odpovedi: unknown, vysledky: unknown) =>
    data([kids, age, rent, income], used, { zkousky: [{ nazev: "Případ", odpovedi, vysledky }] });
  const a = (otazka: string, hodnota: unknown) => ({ otazka, hodnota });
  const complete = [a("deti", "ano"), a("vek", "3"), a("bydleni", "najem"), a("prijem", "100")];
  const r = (vysledek: string, narok: string) => ({ vysledek, narok });
  test.each([
    ["right", complete, [r("deti", "ano"), r("vek", "ano"), r("najem", "ano"), r("prijem", "ano")], []],
    ["at the limit", [...complete.slice(0, 3), a("prijem", "100.01")], [r("prijem", "ne")], []],
    ["with a Czech comma", [...complete.slice(0, 3), a("prijem", "100,01")], [r("prijem", "ne")], []],
    ["what is not known", [a("deti", "nevim"), ...complete.slice(1)], [r("deti", "mozna"), r("vek", "ano")], []],
    ["the wrong verdict", complete, [r("deti", "ne")], ["guide.case"]],
    ["a missing answer", complete.slice(0, 3), [r("prijem", "ano")], ["guide.case"]],
    ["an unknown question", [...complete, a("kraj", "praha")], [r("deti", "ano")], ["guide.case-question"]],
    ["an unknown result", complete, [r("nic", "ano")], ["guide.case-question"]],
    ["an unknown option", [a("deti", "snad"), ...complete.slice(1)], [r("deti", "ano")], ["guide.case-question"]],
    [
      "a number beyond",
      [complete[0], a("vek", "31"), complete[2], complete[3]],
      [r("deti", "ano")],
      ["guide.case-question"],
    ],
    [
      "a number that is none",
      [complete[0], a("vek", "1e1"), complete[2], complete[3]],
      [r("deti", "ano")],
      ["guide.case-question"],
    ],
    ["__proto__", [...complete, a("__proto__", "ano")], [r("constructor", "ano")], ["guide.case-question"]],
  ])("%s", (_name, odpovedi, vysledky, expected) => {
    expect([...new Set(codes(tried(odpovedi, vysledky)))].filter((code) => code?.startsWith("guide.case"))).toEqual(
      expected,
    );
  });
  test.each([
    ["nothing", null, null],
    ["empty lists", [], []],
    ["texts", "deti", "deti"],
    ["lists of nothing", [null, {}, 5], [null, {}, 5]],
    ["numbers", [{ otazka: 5, hodnota: 7 }], [{ vysledek: 5, narok: true }]],
    ["an unknown verdict", complete, [r("deti", "snad")]],
  ])("a case of %s is never a fault of the checks", (_name, odpovedi, vysledky) => {
    expect(() => found(tried(odpovedi, vysledky))).not.toThrow();
  });
  test("an answer to a question that is not asked in this case does not matter", () => {
    const hidden = { ...age, kdyz: all(ask("deti", "je", "ano")) };
    const record = data([kids, hidden], [result("a", [young]), result("b", [hasKids])], {
      zkousky: [{ nazev: "P", odpovedi: [a("deti", "ne"), a("vek", "2")], vysledky: [r("a", "ne"), r("b", "ne")] }],
    });
    expect(codes(record).filter((code) => code === "guide.case")).toEqual([]);
  });
});

test("forty yes-or-no questions in sixty results are checked in time", () => {
  const otazky = Array.from({ length: 40 }, (_, at) => yesNo(`q${at}`));
  const vysledky = Array.from({ length: 60 }, (_, at) =>
    result(
      `r${at}`,
      Array.from({ length: 8 }, (__, more) =>
        criterion(any(ask(`q${(at + more * 5) % 40}`, "je", "ano"), ask(`q${(at * 3 + more) % 40}`, "je", "ne"))),
      ),
    ),
  );
  const before = performance.now();
  found(data(otazky, vysledky));
  expect(performance.now() - before).toBeLessThan(20_000);
}, 60_000);

test("rules that cannot be followed are reported, in time", () => {
  const otazky = Array.from({ length: 40 }, (_, at) => yesNo(`q${at}`));
  const same = (at: number) => ({
    spojka: "nebo",
    ...grouped(
      { podminky: [ask(`q${at}`, "je", "ano"), ask(`q${at + 20}`, "je", "ano")] },
      { podminky: [ask(`q${at}`, "je", "ne"), ask(`q${at + 20}`, "je", "ne")] },
    ),
  });
  const before = performance.now();
  const reported = codes(
    data(otazky, [
      result(
        "a",
        Array.from({ length: 20 }, (_, at) => criterion(same(at))),
      ),
    ]),
  );
  expect(reported).toContain("guide.too-complex");
  expect(reported).not.toContain("guide.unreachable");
  expect(performance.now() - before).toBeLessThan(20_000);
}, 60_000);
