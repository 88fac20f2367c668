import { describe, expect, test } from "vitest";
import { guideOf, own } from "./guide-records.ts";
import {
  all,
  amount,
  any,
  ask,
  choice,
  criterion,
  grouped,
  guide,
  not,
  number,
  result,
  setOf,
  startGuide,
  startKept,
  yesNo,
} from "./hostile-portal.ts";

const kids = yesNo("deti");
const age = number("vek", 0, 30);
const rent = choice("bydleni", ["najem", "vlastni", "podnajem"]);
const income = amount("prijem");
const hasKids = criterion(all(ask("deti", "je", "ano")));
const everything = ["deti:ano", "vek:3", "bydleni:najem", "prijem:100"];

describe("a criterion with a fault is left to the office", () => {
  const faults: [string, unknown][] = [
    ["about an unknown question", all(ask("kraj", "je", "ano"))],
    ["about an unknown option", all(ask("bydleni", "je", "zamek"))],
    ["not an unknown option", all(ask("bydleni", "neni", "zamek"))],
    ["a word for a number", all(ask("vek", "nejvyse", "tři"))],
    ["not a word for a number", all(ask("vek", "neni", "tři"))],
    ["an empty number", all(ask("vek", "nejmene", ""))],
    ["no number", all(ask("vek", "nejmene"))],
    ["a relation of numbers on a choice", all(ask("bydleni", "nejmene", "najem"))],
    ["a relation of numbers on yes or no", all(ask("deti", "nejvyse", "ano"))],
    ["a relation that there is not", all(ask("deti", "vetsi", "ano"))],
    ["a relation in upper case", all(ask("deti", "JE", "ano"))],
    ["yes or no in another language", all(ask("deti", "je", "yes"))],
    ["“I do not know” as an option", all(ask("deti", "je", "nevim"))],
    ["not “I do not know”", all(ask("deti", "neni", "nevim"))],
    ["an empty option", all(ask("deti", "neni", ""))],
    ["a number with words", all(ask("prijem", "nejvyse", "100 Kč"))],
    ["a number that is none", all(ask("prijem", "nejvyse", "NaN"))],
    ["infinity", all(ask("prijem", "nejvyse", "Infinity"))],
    ["Arabic digits", all(ask("prijem", "nejvyse", "٣"))],
    ["a fault in one of two", any(ask("deti", "je", "ano"), ask("kraj", "je", "ano"))],
    [
      "a fault in a group",
      { podminky: [ask("deti", "je", "ano")], spojka: "nebo", ...grouped({ podminky: [ask("x", "je", "1")] }) },
    ],
    [
      "a fault in a negated group",
      { podminky: [ask("deti", "je", "ano")], ...grouped(not(ask("bydleni", "je", "zamek"))) },
    ],
    ["an unknown value", all(ask("prijem", "nejvyse", "{{hodnota:nic.nic|cislo}}"))],
    ["an unfinished reference", all(ask("prijem", "nejvyse", "{{hodnota:minimalni-mzda.mesicni|cislo"))],
    ["a reference with a unit", all(ask("prijem", "nejvyse", "{{hodnota:minimalni-mzda.mesicni}}"))],
    ["a day without a period", all(ask("prijem", "nejvyse", "{{hodnota:minimalni-mzda.mesicni|k:1950-01-01|cislo}}"))],
    ["conditions that are a text", "deti je ano"],
    ["conditions that are a list", [ask("deti", "je", "ano")]],
    ["no conditions", { podminky: [] }],
    ["an empty object", {}],
    ["only a join", { spojka: "a" }],
    ["a join that there is not", { spojka: "xor", podminky: [ask("deti", "je", "ano")] }],
    ["an unknown way to negate", { skupiny: [{ opak: "mozna", podminky: [ask("deti", "je", "ne")] }] }],
    ["a group that is null", { podminky: [ask("deti", "je", "ano")], skupiny: [null] }],
    ["a group that is a text", { podminky: [ask("deti", "je", "ano")], skupiny: ["x"] }],
    ["a group beside a good one that is a text", { skupiny: [{ podminky: [ask("deti", "je", "ano")] }, "x"] }],
    ["groups that are a text", { podminky: [ask("deti", "je", "ano")], skupiny: "x" }],
    ["groups that are an object", { podminky: [ask("deti", "je", "ano")], skupiny: { podminky: [] } }],
    ["no groups", { podminky: [ask("deti", "je", "ano")], skupiny: [] }],
    ["eleven groups", { skupiny: Array.from({ length: 11 }, () => ({ podminky: [ask("deti", "je", "ano")] })) }],
    ["a join of a group that there is not", { skupiny: [{ spojka: "xor", podminky: [ask("deti", "je", "ano")] }] }],
    ["a negation in words", { skupiny: [{ opak: "ano", podminky: [ask("deti", "je", "ne")] }] }],
    ["a join that is a number", { spojka: 5, podminky: [ask("deti", "je", "ano")] }],
    [
      "tests that are a text beside a good group",
      { podminky: "x", skupiny: [{ podminky: [ask("deti", "je", "ano")] }] },
    ],
    ["a test that is a list", { podminky: [ask("deti", "je", "ano"), []] }],
    ["a key that is a number", { podminky: [ask("deti", "je", "ano"), { pole: 5, vztah: "je", hodnota: "ano" }] }],
    ["a value that is an object", all(ask("deti", "je", { ano: true }))],
    ["a value that is a number", all(ask("vek", "nejvyse", { value: 3 }))],
    ["a key of prototypes", all(ask("__proto__", "neni", "ano"))],
    ["constructor", all(ask("constructor", "vyplneno"))],
    ["number true", all(ask("deti", "je", true))],
  ];
  test.each(faults)("%s", async (_name, kdyz) => {
    const records = [guide([kids, age, rent, income], [result("a", [criterion(kdyz)]), result("b", [hasKids])])];
    const { open, html } = startGuide(records);
    expect((await html([])).status).toBe(200);
    expect((await open(everything)).verdicts).toEqual(["maybe", "yes"]);
    expect((await open(["deti:ne", "vek:9", "bydleni:vlastni", "prijem:0"])).verdicts).toEqual(["maybe", "no"]);
  });
  test.each(faults.slice(0, 12))(
    "%s, and in the condition of a question: nobody is told yes, nor no",
    async (_name, kdyz) => {
      const last = yesNo("posledni", { kdyz });
      const records = [
        guide(
          [kids, age, rent, income, last],
          [result("a", [criterion(all(ask("posledni", "je", "ano")))]), result("b", [hasKids])],
        ),
      ];
      const { open } = startGuide(records);
      for (const answer of ["ano", "ne"])
        expect((await open([...everything, `posledni:${answer}`])).verdicts).toEqual(["maybe", "yes"]);
    },
  );
});

describe("criteria that are broken as a whole", () => {
  test.each([
    ["no list", undefined],
    ["null", null],
    ["an empty list", []],
    ["a text", "deti"],
    ["a list of nothing", [null]],
    ["a list of texts", ["deti"]],
    ["an object", { popis: "x" }],
  ])("%s grants nothing to anybody", async (_name, kriteria) => {
    const { open, html } = startGuide([guide([kids], [result("a", kriteria), result("b", [hasKids])])]);
    expect((await html(["deti:ano"])).status).toBe(200);
    // The result is left out, or is shown without being granted.
    const { verdicts } = await open(["deti:ano"]);
    expect([["yes"], ["maybe", "yes"], ["no", "yes"]]).toContainEqual(verdicts);
  });
  test("twenty-one criteria: none is forgotten", async () => {
    const kriteria = [...Array.from({ length: 40 }, () => hasKids), criterion(all(ask("deti", "je", "ne")))];
    const { open } = startGuide([guide([kids], [result("a", kriteria), result("b", [hasKids])])]);
    // The result is left out, or is shown without being granted.
    const { verdicts } = await open(["deti:ano"]);
    expect([["yes"], ["maybe", "yes"], ["no", "yes"]]).toContainEqual(verdicts);
  });
});

describe("guides that are broken as a whole", () => {
  const wholes: [string, unknown, unknown][] = [
    ["no questions", [], [result("a", [hasKids])]],
    ["questions of null", null, [result("a", [hasKids])]],
    ["no results", [kids], []],
    ["results of null", [kids], null],
    ["questions of nothing", [null, {}, "x", 5], [result("a", [hasKids])]],
    ["results of nothing", [kids], [null, {}, "x", 5]],
    ["a key twice", [kids, kids], [result("a", [hasKids]), result("a", [hasKids])]],
    [
      "keys of prototypes",
      [yesNo("__proto__"), yesNo("constructor"), yesNo("toString")],
      [result("__proto__", [criterion(all(ask("constructor", "je", "ano")))])],
    ],
    [
      "a circle",
      [yesNo("a", { kdyz: all(ask("b", "je", "ano")) }), yesNo("b", { kdyz: all(ask("a", "je", "ano")) })],
      [result("r", [criterion(all(ask("b", "je", "ano")))])],
    ],
    [
      "about itself",
      [yesNo("a", { kdyz: all(ask("a", "je", "ano")) })],
      [result("r", [criterion(all(ask("a", "je", "ano")))])],
    ],
    ["limits the wrong way", [number("vek", 30, 0)], [result("a", [criterion(all(ask("vek", "nejvyse", "5")))])]],
    [
      "limits without a whole number",
      [number("vek", 0.2, 0.8)],
      [result("a", [criterion(all(ask("vek", "nejvyse", "5")))])],
    ],
    [
      "such limits, without “I do not know”",
      [number("vek", 0.2, 0.8, { bezNevim: true })],
      [result("a", [criterion(all(ask("vek", "nejvyse", "5")))])],
    ],
    [
      "limits that are words",
      [number("vek", "malo", "hodne")],
      [result("a", [criterion(all(ask("vek", "nejvyse", "5")))])],
    ],
    ["huge limits", [number("vek", -1e308, 1e308)], [result("a", [criterion(all(ask("vek", "nejvyse", "5")))])]],
    ["an option “nevim”", [choice("x", ["nevim", "vim"])], [result("a", [criterion(all(ask("x", "je", "nevim")))])]],
    ["an option twice", [choice("x", ["a", "a"])], [result("a", [criterion(all(ask("x", "je", "a")))])]],
    ["no options", [choice("x", [])], [result("a", [criterion(all(ask("x", "je", "a")))])]],
    ["one option", [choice("x", ["a"])], [result("a", [criterion(all(ask("x", "je", "a")))])]],
    ["options with colons", [choice("x", ["a:b", "c:d:e"])], [result("a", [criterion(all(ask("x", "je", "a:b")))])]],
    ["an unknown kind", [{ ...kids, druh: "datum" }], [result("a", [hasKids])]],
    [
      "41 questions",
      Array.from({ length: 41 }, (_, at) => yesNo(`q${at}`)),
      [
        result(
          "a",
          Array.from({ length: 10 }, (_, at) => criterion(all(ask(`q${at + 30}`, "je", "ano")))),
        ),
      ],
    ],
  ];
  test.each(wholes)("%s: every page answers, in the preview as well", async (_name, otazky, vysledky) => {
    const { html } = startGuide([guide(otazky, vysledky)]);
    const kept = startKept([guide(otazky, vysledky, { uchovani: "relace" })]);
    for (const answers of [[], ["deti:ano"], ["x:nevim"], ["a:ano", "b:ano"], ["vek:1"], ["__proto__:ano"]]) {
      expect((await html(answers)).status).toBe(200);
      const preview = await html(answers, { isPreview: true, query: { preview: "" } });
      expect(preview.status).toBe(200);
      expect(preview.body.toLowerCase()).not.toContain("internal server error");
    }
    for (const path of [own, `${own}/-/otazky`, `${own}/-/otazky/x`])
      expect((await kept.html(path)).status).toBeLessThan(500);
  });
  test("a circle of conditions tells nobody yes", async () => {
    const { open } = startGuide([
      guide(
        [yesNo("a", { kdyz: all(ask("b", "je", "ano")) }), yesNo("b", { kdyz: all(ask("a", "je", "ano")) })],
        [result("r", [criterion(all(ask("a", "je", "ano")))]), result("s", [criterion(all(ask("b", "je", "ano")))])],
      ),
    ]);
    expect((await open(["a:ano", "b:ano"])).verdicts).toEqual(["maybe", "maybe"]);
  });
  test("a question that depends on a faulty one grants nothing either", async () => {
    const { open } = startGuide([
      guide(
        [kids, yesNo("a", { kdyz: all(ask("x", "je", "ano")) }), yesNo("b", { kdyz: all(ask("a", "je", "ano")) })],
        [
          result("r", [criterion(all(ask("b", "je", "ano")))]),
          result("s", [criterion({ ...grouped(not(ask("b", "je", "ano"))) })]),
        ],
      ),
    ]);
    const { verdicts } = await open(["deti:ano", "a:ano", "b:ano"]);
    expect(verdicts ?? []).not.toContain("yes");
    expect(verdicts ?? []).not.toContain("no");
  });
  test("a question whose limits leave no number can be passed", async () => {
    const { open, send } = startGuide([
      guide(
        [number("vek", 0.2, 0.8, { bezNevim: true }), kids],
        [result("a", [criterion(any(ask("vek", "nejvyse", "5"), ask("deti", "je", "ano")))])],
      ),
    ]);
    // Visitors are not stuck at a question that takes no answer.
    const first = await open([]);
    if (first.asked === "vek") expect((await send("vek", ["vek:nevim"])).asked).not.toBe("vek");
    else expect(["deti", "result"]).toContain(first.asked);
  });
  test("the first of two questions with one key counts", async () => {
    const { open } = startGuide([guide([kids, { ...age, klic: "deti" }], [result("a", [hasKids])])]);
    expect((await open(["deti:ano"])).verdicts ?? []).not.toContain("no");
  });
  test("an option with the value “nevim” does not grant what is not known", async () => {
    const { open, html } = startGuide([
      guide([choice("x", ["nevim", "vim"])], [result("a", [criterion(all(ask("x", "je", "nevim")))])]),
    ]);
    expect((await html([])).status).toBe(200);
    expect((await open(["x:nevim"])).verdicts ?? []).not.toContain("yes");
  });
  test("forty questions with fifty options are shown in time", async () => {
    const options = Array.from({ length: 50 }, (_, at) => `m${at}`);
    const otazky = Array.from({ length: 40 }, (_, at) => choice(`q${at}`, options));
    const vysledky = Array.from({ length: 60 }, (_, at) =>
      result(
        `r${at}`,
        Array.from({ length: 10 }, (__, more) =>
          criterion(
            any(
              ...Array.from({ length: 20 }, (___, third) =>
                ask(`q${(at + more) % 40}`, "je", `m${(third * 2 + at) % 50}`),
              ),
            ),
          ),
        ),
      ),
    );
    const { html, open } = startGuide([guide(otazky, vysledky)]);
    const before = performance.now();
    expect((await html([])).status).toBe(200);
    const answers = otazky.map(({ klic }, at) => `${klic}:m${(at * 7) % 50}`);
    const { asked } = await open(answers);
    expect(asked).toBe("result");
    expect((await html([], { isPreview: true, query: { preview: "" } })).status).toBe(200);
    expect(performance.now() - before).toBeLessThan(15_000);
  }, 60_000);
  test("rules that cannot be followed are possible, never a fault", async () => {
    // Sums modulo: each criterion couples far questions, so a diagram explodes.
    const otazky = Array.from({ length: 40 }, (_, at) => yesNo(`q${at}`));
    const pair = (at: number) => ({
      spojka: "nebo",
      ...grouped(
        { podminky: [ask(`q${at}`, "je", "ano"), ask(`q${at + 20}`, "je", "ano")] },
        { podminky: [ask(`q${at}`, "je", "ne"), ask(`q${at + 20}`, "je", "ne")] },
      ),
    });
    const { html, open } = startGuide([
      guide(otazky, [
        result(
          "a",
          Array.from({ length: 20 }, (_, at) => criterion(pair(at))),
        ),
      ]),
    ]);
    const before = performance.now();
    expect((await html([])).status).toBe(200);
    const { verdicts } = await open(otazky.map(({ klic }) => `${klic}:ano`));
    expect(["yes", "maybe"]).toContain(verdicts?.[0]);
    expect(performance.now() - before).toBeLessThan(15_000);
  }, 60_000);
});

describe("texts and links of an editor who means harm", () => {
  const script = "<script>alert(7)</script><img src=x onerror=alert(7)>";
  const bad = "javascript:alert(7)";
  const evil = guideOf({
    perex: script,
    uvod: `<p onclick="alert(7)">Úvod</p>${script}<a href="${bad}">x</a>`,
    otazky: [
      yesNo("deti", { popisek: script, napoveda: script, proc: script }),
      choice("x", ["a", "b"], {
        moznosti: [
          { hodnota: "a", popisek: script },
          { hodnota: "b", popisek: "{{braces}} {{hodnota:nic.nic}}" },
        ],
      }),
    ],
    vysledky: [
      result(
        "a",
        [
          criterion(all(ask("deti", "je", "ano")), {
            popis: script,
            pravniPredpis: { nazev: script, ustanoveni: script, adresa: bad },
          }),
          criterion(all(ask("x", "je", "a"))),
        ],
        {
          nazev: script,
          text: `${script}<a href="${bad}">x</a>`,
          sluzba: { titulek: script, adresa: bad },
          formular: { titulek: script, adresa: bad },
        },
      ),
    ],
    bezNaroku: script,
    pomoc: [
      { titulek: script, adresa: bad },
      { titulek: "data", adresa: "data:text/html,<script>alert(7)</script>" },
    ],
  });
  test.each([[[]], [["deti:ano"]], [["deti:ano", "x:a"]], [["deti:ne"]], [["deti:nevim", "x:nevim"]]])(
    "the page of %j runs nothing",
    async (answers) => {
      for (const options of [{}, { isPreview: true, query: { preview: "" } }]) {
        const { body, status } = await startGuide([evil]).html(answers, options);
        expect(status).toBe(200);
        expect(body).not.toContain("<script>alert(7)");
        expect(body).not.toMatch(/<img[^>]*onerror/);
        expect(body).not.toMatch(/<p[^>]*onclick/);
        expect(body).not.toMatch(/href="\s*javascript:/i);
        expect(body).not.toMatch(/href="data:text\/html/i);
        if (!("isPreview" in options)) expect(body).not.toContain("{{hodnota");
      }
    },
  );
  test("texts of ten thousand characters", async () => {
    const long = "Nejneobhospodařovávatelnější ".repeat(400);
    const { html } = startGuide([
      guideOf({
        perex: long,
        otazky: [yesNo("deti", { popisek: long, napoveda: long, proc: long })],
        vysledky: [
          result("a", [{ popis: long, kdyz: all(ask("deti", "je", "ano")) }], { nazev: long, text: `<p>${long}</p>` }),
        ],
      }),
    ]);
    for (const answers of [[], ["deti:ano"]]) expect((await html(answers)).status).toBe(200);
  });
});

describe("conditions with shared values", () => {
  const set = (druh: string, period: object, more: object = {}) =>
    setOf("zkouska", [{ klic: "x", nazev: "Zkušební hodnota", druh, obdobi: [period], ...more }]);
  const rule = (reference: string) =>
    guide(
      [amount("prijem"), kids],
      [result("a", [criterion(all(ask("prijem", "nejvyse", reference)))]), result("b", [hasKids])],
    );
  const verdictsWith = async (
    record: ReturnType<typeof setOf>,
    income: string,
    reference = "{{hodnota:zkouska.x|cislo}}",
  ) => (await startGuide([rule(reference), record]).open([`prijem:${income}`, "deti:ano"])).verdicts?.[0];
  test("one that ends tomorrow counts today", async () => {
    const record = set("castka", { od: "2026-01-01", do: "2026-11-21", hodnota: 100 }, { jednotka: "CZK" });
    expect(await verdictsWith(record, "100")).toBe("yes");
    expect(await verdictsWith(record, "100.01")).toBe("no");
  });
  test("one that ends today counts today", async () => {
    const record = set("castka", { od: "2026-01-01", do: "2026-11-20", hodnota: 100 }, { jednotka: "CZK" });
    expect(await verdictsWith(record, "100")).toBe("yes");
  });
  test("one that ended yesterday is left to the office", async () => {
    const record = set("castka", { od: "2026-01-01", do: "2026-11-19", hodnota: 100 }, { jednotka: "CZK" });
    expect(await verdictsWith(record, "100")).toBe("maybe");
    expect(await verdictsWith(record, "100000")).toBe("maybe");
  });
  test("one that begins tomorrow is left to the office", async () => {
    const record = set("castka", { od: "2026-11-21", hodnota: 100 }, { jednotka: "CZK" });
    expect(await verdictsWith(record, "100")).toBe("maybe");
  });
  test("per cent is its number", async () => {
    const record = set("procento", { od: "2026-01-01", hodnota: 12.5 });
    expect(await verdictsWith(record, "12.5")).toBe("yes");
    expect(await verdictsWith(record, "12.51")).toBe("no");
  });
  test("a period of time is its number", async () => {
    const record = set("doba", { od: "2026-01-01", hodnota: 30 }, { jednotka: "den" });
    expect(await verdictsWith(record, "30")).toBe("yes");
    expect(await verdictsWith(record, "30.01")).toBe("no");
  });
  test("a date is no number, so the office decides", async () => {
    const record = set("datum", { od: "2026-01-01", datum: "2026-12-31" });
    expect(await verdictsWith(record, "1")).toBe("maybe");
    expect(await verdictsWith(record, "100000")).toBe("maybe");
  });
  test("a number of many places is not shown with spaces", async () => {
    const record = set("castka", { od: "2026-01-01", hodnota: 12_345.67 }, { jednotka: "CZK" });
    expect(await verdictsWith(record, "12345.67")).toBe("yes");
    expect(await verdictsWith(record, "12345.68")).toBe("no");
  });
  test("a negative value", async () => {
    const record = set("castka", { od: "2026-01-01", hodnota: -5 }, { jednotka: "CZK" });
    expect(["no", "maybe"]).toContain(await verdictsWith(record, "0"));
  });
  test("two references in one value are no number", async () => {
    const record = set("pocet", { od: "2026-01-01", hodnota: 1 });
    expect(await verdictsWith(record, "1", "{{hodnota:zkouska.x|cislo}}{{hodnota:zkouska.x|cislo}}")).not.toBe(
      undefined,
    );
  });
  test("a value without a period, in a negated group, grants nothing", async () => {
    const kdyz = grouped(not(ask("prijem", "nejmene", "{{hodnota:nic.nic|cislo}}")));
    const { open } = startGuide([guide([amount("prijem")], [result("a", [criterion(kdyz)])])]);
    expect((await open(["prijem:5"])).verdicts).toEqual(["maybe"]);
  });
  test("a value without a period in the condition of a question grants nothing", async () => {
    const more = yesNo("vice", { kdyz: all(ask("prijem", "nejvyse", "{{hodnota:nic.nic|cislo}}")) });
    const { open } = startGuide([
      guide([amount("prijem"), more], [result("a", [criterion(grouped(not(ask("vice", "je", "ano"))))])]),
    ]);
    expect((await open(["prijem:5", "vice:ne"])).verdicts).toEqual(["maybe"]);
  });
  test.each(["cs_cz", "en_gb", "ru_ru", "uk_ua"])("a limit is the same number in %s", async (language) => {
    const prefix = { cs_cz: "", en_gb: "/en", ru_ru: "/ru", uk_ua: "/ua" }[language];
    const kdyz = all(ask("prijem", "nejvyse", "{{hodnota:minimalni-mzda.mesicni|cislo}}"));
    const addresses = {
      cs_cz: "zkouska/formular",
      en_gb: "zkouska/formular",
      ru_ru: "zkouska/formular",
      uk_ua: "zkouska/formular",
    };
    const { open } = startGuide([
      guide([amount("prijem")], [result("a", [criterion(kdyz)])], {}, { language, friendlyURLs: addresses }),
    ]);
    expect((await open(["prijem:22400"], {}, `${prefix}${own}`)).verdicts).toEqual(["yes"]);
    expect((await open(["prijem:22400.01"], {}, `${prefix}${own}`)).verdicts).toEqual(["no"]);
  });
});

describe("results", () => {
  test("one that the office decides alone is possible without a question", async () => {
    const { open, html } = startGuide([guide([kids], [result("a", [criterion()])])]);
    expect((await open([])).verdicts).toEqual(["maybe"]);
    expect((await html([])).status).toBe(200);
  });
  test("one without a service, a form, help and words is shown", async () => {
    const { html } = startGuide([
      guide([kids], [result("a", [hasKids])], { pomoc: null, bezNaroku: null, perex: null }),
    ]);
    for (const answers of [["deti:ano"], ["deti:ne"], ["deti:nevim"]]) expect((await html(answers)).status).toBe(200);
  });
  test("what excludes itself is never asked for", async () => {
    const { open } = startGuide([
      guide(
        [kids, age],
        [
          result("a", [criterion(all(ask("vek", "nejvyse", "3"))), criterion(all(ask("vek", "nejmene", "4")))]),
          result("b", [hasKids]),
        ],
      ),
    ]);
    expect((await open([])).asked).toBe("deti");
    expect((await open(["deti:ano"])).verdicts).toEqual(["no", "yes"]);
  });
  test("“I do not know” does not matter when both answers lead to the same", async () => {
    const both = criterion(any(ask("deti", "je", "ano"), ask("deti", "je", "ne")));
    const { open } = startGuide([
      guide([kids, rent], [result("a", [both]), result("b", [criterion(all(ask("bydleni", "je", "najem")))])]),
    ]);
    expect((await open(["deti:nevim", "bydleni:nevim"])).verdicts).toEqual(["yes", "maybe"]);
  });
  test("the text for nothing is shown only to those who get nothing, not to the possible", async () => {
    const { html } = startGuide([guide([kids], [result("a", [hasKids])])]);
    expect((await html(["deti:ne"])).body).toContain("Poradí vám úřad.");
    expect((await html(["deti:nevim"])).body).not.toContain("Poradí vám úřad.");
    expect((await html(["deti:ano"])).body).not.toContain("Poradí vám úřad.");
  });
  test("amounts of three decimals in a condition stay between the answers", async () => {
    const { open } = startGuide([
      guide(
        [income],
        [
          result("a", [criterion(all(ask("prijem", "nejvyse", "100.005")))]),
          result("b", [criterion(all(ask("prijem", "nejmene", "100.005")))]),
          result("c", [criterion(all(ask("prijem", "je", "100.005")))]),
        ],
      ),
    ]);
    expect((await open(["prijem:100"])).verdicts).toEqual(["yes", "no", "no"]);
    expect((await open(["prijem:100.01"])).verdicts).toEqual(["no", "yes", "no"]);
    expect((await open(["prijem:nevim"])).verdicts).toEqual(["maybe", "maybe", "no"]);
  });
  test("an amount written with a comma in a condition is a number or left to the office", async () => {
    const { open } = startGuide([guide([income], [result("a", [criterion(all(ask("prijem", "nejvyse", "100,5")))])])]);
    const low = (await open(["prijem:100.5"])).verdicts?.[0];
    const high = (await open(["prijem:100.51"])).verdicts?.[0];
    expect(["yes,no", "maybe,maybe"]).toContain(`${low},${high}`);
  });
  test("“je” compares numbers, not their writing", async () => {
    const { open } = startGuide([
      guide(
        [income, age],
        [
          result("a", [criterion(all(ask("prijem", "je", "100.50")))]),
          result("b", [criterion(all(ask("vek", "neni", "03")))]),
        ],
      ),
    ]);
    const { verdicts } = await open(["prijem:100.5", "vek:3"]);
    expect(["yes", "maybe"]).toContain(verdicts?.[0]);
    expect(["no", "maybe"]).toContain(verdicts?.[1]);
  });
});
