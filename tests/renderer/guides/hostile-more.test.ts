import { describe, expect, test } from "vitest";
import { family, guideOf, own } from "./guide-records.ts";
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
  questions,
  result,
  startGuide,
  startKept,
  yesNo,
} from "./hostile-portal.ts";

const kids = yesNo("deti");
const hasKids = criterion(all(ask("deti", "je", "ano")));

describe("the button “I do not know” of a number, without script", () => {
  test.each([
    ["an empty field", ["deti:ano", "", "vek:nevim"]],
    ["a number", ["deti:ano", "3", "vek:nevim"]],
    ["a word", ["deti:ano", "padesát", "vek:nevim"]],
    ["the button first", ["deti:ano", "vek:nevim", ""]],
  ])("goes before %s", async (_name, answers) => {
    const { to, asked } = await startGuide().send("vek", answers);
    expect({ to, asked }).toEqual({ to: `${own}?answer=deti:ano&answer=vek:nevim`, asked: "redirect" });
  });
  test.each([[["", "vek:nevim"]], [["3", "vek:nevim"]], [["xx", "vek:nevim"]], [["vek:nevim", ""]]])(
    "goes before %j in a kept guide",
    async (sent) => {
      const { answer, open } = startKept();
      await answer("deti", "deti:ano");
      expect((await answer("vek", sent)).status).toBe(303);
      expect((await open(questions)).asked).toBe("bydleni");
      await answer("bydleni", "bydleni:najem");
      await answer("prijem", "1");
      expect((await open(questions)).verdicts?.[0]).toBe("maybe");
    },
  );
});

describe("a text that looks like another answer", () => {
  test("is an error of the number, and changes no other answer", async () => {
    const { asked: kept } = await startGuide().send("prijem", ["deti:ne", "bydleni:najem", "vek:3"]);
    expect(kept).toBe("prijem");
  });
  test("is an error in a kept guide", async () => {
    const { answer, open } = startKept();
    await answer("deti", "deti:ano");
    expect(await answer("vek", "deti:ne")).toMatchObject({ status: 422, asked: "vek" });
    expect((await open(questions)).asked).toBe("vek");
  });
});

describe("numbers without limits", () => {
  const open = (kind: "cislo" | "castka") =>
    startGuide([
      guide([{ klic: "x", druh: kind, popisek: "Kolik?" }], [result("a", [criterion(all(ask("x", "nejvyse", "5")))])]),
    ]);
  test.each([
    ["cislo", "1000000000000000000000"],
    ["castka", "1000000000000000000000"],
    ["castka", "123456789012345678901234567890,55"],
    ["cislo", "9007199254740993"],
    ["castka", "0,01"],
    ["castka", "-5"],
    ["cislo", "-5"],
    ["cislo", "-0"],
    ["castka", "-0,00"],
    ["castka", "0,1"],
    ["castka", "99999999,99"],
    ["cislo", "0".repeat(500)],
  ] as const)("%s %j is kept, or refused at once: visitors never go in a circle", async (kind, typed) => {
    const portal = open(kind);
    const { to, asked } = await portal.send("x", [typed]);
    if (asked === "x") return;
    const answers = new URL(to, "http://x").searchParams.getAll("answer");
    expect(await portal.open(answers)).toMatchObject({ asked: "result", hasUnusable: false });
    expect(to).not.toMatch(/:-0$|e\+/);
  });
});

describe("limits that are no whole numbers", () => {
  test.each([
    ["0", true],
    ["1", false],
    ["3", false],
    ["4", true],
  ])("%s of 0.2 to 3.7", async (typed, isRefused) => {
    const portal = startGuide([
      guide([number("x", 0.2, 3.7)], [result("a", [criterion(all(ask("x", "nejvyse", "2")))])]),
    ]);
    expect((await portal.send("x", [typed])).asked === "x").toBe(isRefused);
    expect((await portal.open([`x:${typed}`])).asked === "x").toBe(isRefused);
  });
});

describe("parts of questions that are broken", () => {
  const options = (moznosti: unknown) => choice("x", ["a"], { moznosti });
  test.each([
    [
      "an option without its words",
      options([{ hodnota: "a" }, { hodnota: "b", popisek: "B" }, { hodnota: "c", popisek: "C" }]),
    ],
    [
      "an option with a wrong value",
      options([
        { hodnota: "A!", popisek: "A" },
        { hodnota: "b", popisek: "B" },
        { hodnota: "c", popisek: "C" },
      ]),
    ],
    [
      "fifty-one options",
      choice(
        "x",
        Array.from({ length: 51 }, (_, at) => (at === 50 ? "a" : `m${at}`)),
      ),
    ],
    [
      "a question without words",
      {
        klic: "x",
        druh: "volba",
        moznosti: [
          { hodnota: "a", popisek: "A" },
          { hodnota: "b", popisek: "B" },
        ],
      },
    ],
    ["a question with a key that is none", choice("X!", ["a", "b"])],
    ["a question of a kind that is none", { ...choice("x", ["a", "b"]), druh: "text" }],
    ["a question whose condition has no tests", choice("x", ["a", "b"], { kdyz: { podminky: [] } })],
    ["a question whose condition has a text for tests", choice("x", ["a", "b"], { kdyz: { podminky: "deti" } })],
    ["a question whose condition has null for a test", choice("x", ["a", "b"], { kdyz: { podminky: [null] } })],
    [
      "a question whose condition has an empty group",
      choice("x", ["a", "b"], { kdyz: { podminky: [ask("deti", "je", "ano")], skupiny: [{}] } }),
    ],
    [
      "a question whose condition has twenty-one tests",
      choice("x", ["a", "b"], {
        kdyz: { spojka: "nebo", podminky: Array.from({ length: 21 }, () => ask("deti", "je", "ano")) },
      }),
    ],
    [
      "a question whose condition has an unknown join",
      choice("x", ["a", "b"], { kdyz: { spojka: "xor", podminky: [ask("deti", "je", "ano")] } }),
    ],
  ])("%s: what asks for it grants nothing and refuses nothing", async (_name, question) => {
    const otazky = [kids, question];
    const rules = [
      result("a", [criterion(all(ask("x", "je", "a")))]),
      result("b", [criterion(all(ask("x", "neni", "a")))]),
      result("c", [criterion(grouped(not(ask("x", "je", "a"))))]),
      result("d", [hasKids]),
    ];
    const { open, html } = startGuide([guide(otazky, rules)]);
    for (const value of ["a", "b", "nevim"]) {
      const { verdicts, asked } = await open(["deti:ano", `x:${value}`]);
      const reached = verdicts ?? (await open(["deti:ano", "x:b"])).verdicts;
      expect(reached?.slice(0, 3), `${asked} ${value}`).toEqual(["maybe", "maybe", "maybe"]);
    }
    expect((await html(["deti:ano"], { isPreview: true, query: { preview: "" } })).status).toBe(200);
  });
});

describe("results that are left out for a fault", () => {
  const good = result("dobry", [criterion(all(ask("deti", "je", "ne")))]);
  test.each([["with the key of another result", result("dobry", [hasKids])]])(
    "%s: nobody who gets it is told that they are entitled to nothing",
    async (_name, broken) => {
      const { html } = startGuide([guide([kids], [good, broken])]);
      const { body, status } = await html(["deti:ano"]);
      expect(status).toBe(200);
      expect(body.includes("Poradí vám úřad.")).toBe(false);
    },
  );
  test("sixty-one results: nobody who gets the last one is told that they are entitled to nothing", async () => {
    const { html } = startGuide([
      guide(
        [kids],
        [...Array.from({ length: 60 }, (_, at) => ({ ...good, klic: `r${at}` })), result("posledni", [hasKids])],
      ),
    ]);
    expect((await html(["deti:ano"])).body).not.toContain("Poradí vám úřad.");
  });
});

describe("who may see a guide", () => {
  const closed = { permissions: { VIEW: [{ id: "77", type: "ROLE", name: "Referent" }] } };
  test.each([
    ["closed to visitors", closed],
    ["not published", { published: false }],
    ["of the future", { displayAt: "2027-01-01T00:00:00" }],
    [
      "that has expired",
      { expireAt: "2026-01-01T00:00:00", displayTo: "2026-01-01T00:00:00", hideAt: "2026-01-01T00:00:00" },
    ],
  ])("no page of a guide %s shows its questions unless its first page does", async (_name, parts) => {
    const kept = startKept([guideOf({ uchovani: "relace" }, parts)]);
    const first = (await kept.open(own)).status;
    for (const path of [questions, `${questions}/deti`]) {
      const { status, guide: shown } = await kept.open(path);
      if (first !== 200) expect({ path, status, shown }).toMatchObject({ shown: null });
      const sent = await kept.open(path, { answer: "deti:ano" });
      if (first !== 200) expect(sent).toMatchObject({ guide: null, to: expect.not.stringContaining("otazky") });
    }
    const address = startGuide([guideOf({}, parts)]);
    const shown = await address.open(["deti:ano"]);
    expect(shown.status).toBe(first);
    if (first !== 200) expect(shown.guide).toBeNull();
  });
});

describe("what forms get", () => {
  test("a kept guide gives no answers to forms", async () => {
    const { answer, html, open } = startKept();
    for (const [question, value] of [
      ["deti", "deti:ano"],
      ["vek", "3"],
      ["bydleni", "bydleni:najem"],
      ["prijem", "1"],
    ] as const)
      await answer(question, value);
    const { guide: shown } = await open(questions);
    expect(JSON.stringify(shown)).not.toMatch(/answer=/);
    expect((await html(questions)).body).not.toMatch(/zadosti\/zmena\?/);
  });
  test("what is not known, and what does not count, is not given to forms", async () => {
    const { guide: shown } = await startGuide().open(["deti:ano", "vek:nevim", "bydleni:nevim", "prijem:5"]);
    const query = shown?.kind === "result" ? shown.results[0]?.formQuery : "";
    expect(query).toBe("answer=deti:ano");
  });
  test("answers to a question that is hidden are not given to forms", async () => {
    const otazky = family.otazky.map((each) =>
      each.klic === "bydleni" ? { ...each, kdyz: all(ask("deti", "je", "ano")) } : each,
    );
    const { guide: shown } = await startGuide([guideOf({ otazky })]).open([
      "deti:ne",
      "vek:3",
      "bydleni:najem",
      "prijem:5",
    ]);
    expect(shown?.kind === "result" && shown.results[0]?.formQuery).toBe("answer=deti:ne");
  });
});

describe("what no page shows", () => {
  const zkousky = [
    {
      nazev: "TAJNYPRIPAD",
      odpovedi: [{ otazka: "deti", hodnota: "ano" }],
      vysledky: [{ vysledek: "rodicovsky", narok: "ano" }],
    },
  ];
  test("expert cases", async () => {
    const { html } = startGuide([guideOf({ zkousky })]);
    for (const answers of [[], ["deti:ano"], ["deti:ne", "bydleni:najem", "prijem:1"]])
      expect((await html(answers)).body).not.toContain("TAJNYPRIPAD");
    expect((await html([], { isPreview: true, query: { preview: "" } })).body).toContain("TAJNYPRIPAD");
  });
  test("faults of the content", async () => {
    const { html } = startGuide([
      guide(
        [kids, number("vek", 5, 1)],
        [result("a", [criterion(all(ask("kraj", "je", "ano")))]), result("b", [hasKids])],
      ),
    ]);
    const { body } = await html(["deti:ano"]);
    expect(body).not.toContain("guide.condition");
    expect(body).not.toContain("question.limits");
  });
});

describe("previews", () => {
  test("a preview of a guide whose every part is broken", async () => {
    const rubbish: unknown[] = [null, 0, "", "x", [], {}, [[]], [null], [{}], true, { length: 5 }, "{{hodnota:a.b}}"];
    for (const value of rubbish) {
      const { html } = startGuide([
        guideOf({
          perex: value,
          uvod: value,
          uchovani: value,
          otazky: value,
          vysledky: value,
          bezNaroku: value,
          pomoc: value,
          zkousky: value,
        }),
      ]);
      expect((await html([], { isPreview: true, query: { preview: "" } })).status).toBe(200);
      expect((await html(["deti:ano"])).status).toBe(200);
      const parts = startGuide([
        guideOf({
          otazky: [
            {
              klic: value,
              druh: value,
              popisek: value,
              moznosti: value,
              min: value,
              max: value,
              kdyz: value,
              bezNevim: value,
            },
            { ...kids, napoveda: value, proc: value, bezNevim: value },
          ],
          vysledky: [
            { klic: value, nazev: value, kriteria: value, smery: value, sluzba: value, formular: value, text: value },
            result("a", [{ popis: value, kdyz: value, pravniPredpis: value }, hasKids], {
              smery: value,
              sluzba: value,
              formular: value,
            }),
          ],
          zkousky: [
            { nazev: value, odpovedi: value, vysledky: value },
            { nazev: "P", odpovedi: [value], vysledky: [value] },
          ],
          pomoc: [value],
        }),
      ]);
      for (const answers of [[], ["deti:ano"], ["deti:nevim"]]) {
        expect((await parts.html([...answers], { isPreview: true, query: { preview: "" } })).status).toBe(200);
        expect((await parts.html([...answers])).status).toBe(200);
      }
    }
  }, 60_000);
});

describe("a question that was not asked", () => {
  const other = yesNo("jina", { kdyz: all(ask("deti", "je", "ano")) });
  const rules = [
    result("vyplneno", [criterion(all(ask("jina", "vyplneno")))]),
    result("negace-vyplneno", [criterion(grouped(not(ask("jina", "vyplneno"))))]),
    result("je", [criterion(all(ask("jina", "je", "ano")))]),
    result("negace-je", [criterion(grouped(not(ask("jina", "je", "ano"))))]),
  ];
  const verdictsOf = async (answers: string[]) =>
    (await startGuide([guide([kids, other], rules)]).open(answers)).verdicts;
  test("is not answered, so its tests fail and groups that negate them hold", async () => {
    expect(await verdictsOf(["deti:ne", "jina:ano"])).toEqual(["no", "yes", "no", "yes"]);
    expect(await verdictsOf(["deti:ne"])).toEqual(["no", "yes", "no", "yes"]);
  });
  test("is asked, and answered", async () => {
    expect(await verdictsOf(["deti:ano", "jina:ano"])).toEqual(["yes", "no", "yes", "no"]);
    expect(await verdictsOf(["deti:ano", "jina:ne"])).toEqual(["yes", "no", "no", "yes"]);
  });
  test("may be asked or not: everything about it is possible", async () => {
    expect(await verdictsOf(["deti:nevim", "jina:nevim"])).toEqual(["maybe", "maybe", "maybe", "maybe"]);
  });
  test("and is not known, although it was asked", async () => {
    expect(await verdictsOf(["deti:ano", "jina:nevim"])).toEqual(["yes", "no", "maybe", "maybe"]);
  });
  test("does not block what others decide", async () => {
    const { open } = startGuide([
      guide(
        [kids, amount("prijem")],
        [result("a", [criterion(any(ask("prijem", "nejvyse", "10"), ask("deti", "je", "ano")))])],
      ),
    ]);
    expect((await open(["deti:ano"])).verdicts).toEqual(["yes"]);
    expect((await open(["deti:nevim", "prijem:10"])).verdicts).toEqual(["yes"]);
    expect((await open(["deti:nevim", "prijem:10.01"])).verdicts).toEqual(["maybe"]);
  });
});
