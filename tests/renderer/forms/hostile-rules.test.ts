import { expect, test, vi } from "vitest";
import { patience } from "../../patience.ts";
import { answersTo, formOf, type Given, own, problemsOf, startForms } from "./form-portal.ts";

type Part = Record<string, unknown>;

const at = (step: string) => `${own}/-/krok/${step}`;
const summary = `${own}/-/souhrn`;
const ask = (klic: string, druh = "text", pravidla: Part = {}, more: Part = {}) => ({
  ...{ klic, druh, popisek: `Otázka ${klic}`, pravidla },
  ...more,
});
const optional = { nepovinne: true };
const step = (klic: string, pole: object[], more: Part = {}) => ({ klic, nadpis: `Krok ${klic}`, pole, ...more });
const start = (...kroky: object[]) => startForms([formOf({ kroky })]);

async function sentBy(portal: ReturnType<typeof startForms>) {
  const count = portal.delivered().length;
  expect(await portal.sendSummary(own)).toMatchObject({ to: `${own}/-/odeslano` });
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(count + 1), patience);
  return portal.delivered()[count];
}

const long = (text: string, count: number) => text.repeat(count);

test.each<[string, Part, string[], string[]]>([
  [
    "text",
    { vzor: "pismena" },
    ["Jana", "Žluťoučký", "Zoë", "Оксана", "Z\u030carka"],
    ["Jana1", "a-b!", "1", "<b>", "😀", "\0"],
  ],
  ["text", { vzor: "pismenaCislice" }, ["abc123", "Č7", "12"], ["a_b", "a.b", "a\u200bb;", "½"]],
  ["text", { vzor: "cislice" }, ["0012", "9".repeat(40)], ["12a", "-1", "+1", "1.5", "1e3", "0x1", "²"]],
  [
    "text",
    { vzor: "web" },
    ["https://priklad.example/a?b=c#d", "http://priklad.example", "https://háčky.example/ž"],
    [
      "javascript:alert(1)",
      "data:text/html,x",
      "priklad",
      "http://",
      "https:///",
      "https://a b.example",
      "file:///etc/passwd",
    ],
  ],
  [
    "text",
    { vzor: "ip" },
    ["192.168.1.1", "0.0.0.0"],
    ["256.1.1.1", "1.2.3", "1.2.3.4.5", "1.2.3.4/24", "a.b.c.d", ":::", "1.2.3.4:80"],
  ],
  [
    "text",
    { vzor: "mac" },
    ["00:1A:2B:3C:4D:5E", "00-1a-2b-3c-4d-5e"],
    ["00:1A:2B", "GG:1A:2B:3C:4D:5E", "00:1A:2B:3C:4D:5E:6F"],
  ],
  ["text", { vzor: "ico", neboVzor: "psc" }, ["25596641", "128 01"], ["25596642", "1280", "abc"]],
  ["text", { vzor: "pismenaCislice", aVzor: "cislice" }, ["123"], ["abc", "12a", "1-2"]],
  ["text", { neni: ["0000000000", "x"] }, ["0000000001", "xx"], ["0000000000", " x ", "\u00a0x"]],
  [
    "text",
    { opsat: "Souhlasím" },
    ["Souhlasím", " Souhlasím ", "Souhlasi\u0301m"],
    ["Souhlasim", "Souhlas", "Souhlasím!", "Ne"],
  ],
  ["text", { nejmeneZnaku: 5, delka: 7 }, ["abcde", "abcdefg", " abcde "], ["abcd", "ab   ", "   ab", "abcdefgh"]],
  ["dlouhy", { nejmeneZnaku: 3 }, ["a\r\nb", long("ž", 5000)], ["ab\r\n\r\n", "\n\n\n\n", long("ž", 5001)]],
  ["datum", { po: "dnes" }, ["21. 11. 2026", "2027-01-01"], ["20. 11. 2026", "2026-11-19"]],
  ["datum", { pred: "2026-11-20", po: "2026-11-18" }, ["19. 11. 2026"], ["20. 11. 2026", "18. 11. 2026", "2025-11-19"]],
])("%s with the rules %j takes what is right, and says what is wrong", async (druh, rules, right, wrong) => {
  const portal = start(step("jeden", [ask("q", druh, rules), ask("slovo", "text", {}, optional)]));
  const refused = async (q: string) => (await portal.send(at("jeden"), { q, slovo: "a" })).status === 422;
  const outcome = async (values: string[]) => {
    const found: string[] = [];
    for (const value of values) if (await refused(value)) found.push(value);
    return found;
  };
  expect({ refusedRight: await outcome(right), refusedWrong: await outcome(wrong) }).toEqual({
    refusedRight: [],
    refusedWrong: wrong,
  });
});

test.each<[string, Part, string[], string[]]>([
  [
    "datum",
    { po: "prvni" },
    ["1. 1. 2027 / 2027-01-02", "2026-12-31 / 1.1.2027"],
    ["1. 1. 2027 / 2027-01-01", "2027-02-01 / 31. 1. 2027"],
  ],
  ["datum", { pred: "prvni" }, ["2. 1. 2027 / 2027-01-01"], ["2027-01-01 / 1. 1. 2027", "9. 1. 2027 / 10. 1. 2027"]],
  [
    "cislo",
    { nejvyseJako: "prvni" },
    ["10 / 9", "1 000 / 1000", "1\u00a0000 / 999", "-5 / -6"],
    ["9 / 10", "1 000 / 1001", "-6 / -5"],
  ],
  ["castka", { nejvyseJako: "prvni" }, ["1 000,50 / 1000,5", "0,1 / 0"], ["1000,50 / 1 000,51", "999 / 1 000"]],
  ["castka", { stejne: "prvni" }, ["1 000 / 1000,00", "1 000,50 / 1000,5"], ["1000 / 1000,01"]],
  ["datum", { stejne: "prvni" }, ["1. 1. 2027 / 2027-01-01"], ["1. 1. 2027 / 2. 1. 2027"]],
  ["cislo", { stejne: "prvni" }, ["007 / 7", "1 000 / 1000"], ["7 / 70"]],
])(
  "%s with the rules %j is compared by its meaning, on one step and across steps",
  async (druh, rules, right, wrong) => {
    const [first, second] = [ask("prvni", druh, {}, optional), ask("druha", druh, rules)];
    const together = start(step("jeden", [first, second]));
    const apart = start(step("jeden", [first]), step("dva", [second]));
    const outcomes = async (pair: string) => {
      const [prvni = "", druha = ""] = pair.split(" / ");
      const one = await together.send(at("jeden"), { prvni, druha });
      await apart.fill(own, [["jeden", { prvni }]]);
      const two = await apart.send(at("dva"), { druha });
      return [one.status, two.status, ...problemsOf(one), ...problemsOf(two)].join();
    };
    for (const pair of right) expect([pair, await outcomes(pair)]).toEqual([pair, "303,303"]);
    for (const pair of wrong) expect([pair, await outcomes(pair)]).toEqual([pair, "422,422,druha,druha"]);
    // Without a first answer there is nothing to compare with, but for the same.
    if (!("stejne" in rules)) expect(await outcomes(` / ${right[0]?.split(" / ")[1]}`)).toBe("303,303");
  },
);

test("an answer that no longer fits after a change of its partner is asked again, and not sent", async () => {
  const portal = start(
    step("jeden", [ask("od", "datum"), ask("vse", "cislo")]),
    step("dva", [ask("do", "datum", { po: "od" }), ask("cast", "cislo", { nejvyseJako: "vse" })]),
  );
  await portal.fill(own, [
    ["jeden", { od: "1. 1. 2027", vse: "10" }],
    ["dva", { do: "2. 1. 2027", cast: "10" }],
  ]);
  await portal.fill(own, [["jeden", { od: "3. 1. 2027", vse: "10" }]]);
  expect(await portal.open(summary)).toMatchObject({ status: 302, to: at("dva") });
  await portal.fill(own, [["jeden", { od: "1. 1. 2027", vse: "9" }]]);
  expect(await portal.open(summary)).toMatchObject({ status: 302, to: at("dva") });
  await portal.fill(own, [["jeden", { od: "1. 1. 2027", vse: "1 000" }]]);
  expect((await portal.open(summary)).status).toBe(200);
});

test("a wrong partner is the only problem, and an entry is compared with its own answers", async () => {
  const repeated = { opakovani: { min: 1, max: 4, nazev: "Pobyt" } };
  const portal = start(
    step(
      "pobyt",
      [
        ask("od", "datum"),
        ask("do", "datum", { po: "od" }),
        ask("vse", "cislo"),
        ask("cast", "cislo", { nejvyseJako: "vse" }),
      ],
      repeated,
    ),
  );
  const entry = (od: string, to: string, vse = "5", cast = "5"): Given => ({ od, do: to, vse, cast });
  const wrong = await portal.send(at("pobyt"), entry("31. 2. 2027", "1. 1. 2027", "pět", "6"));
  expect([wrong.status, problemsOf(wrong)]).toEqual([422, ["od", "vse"]]);
  await portal.send(at("pobyt"), { ...entry("1. 1. 2027", "2. 1. 2027"), _akce: "pridat" });
  const later = await portal.send(at("pobyt/2"), entry("1. 6. 2027", "1. 5. 2027", "3", "4"));
  expect([later.status, problemsOf(later)]).toEqual([422, ["do", "cast"]]);
  await portal.send(at("pobyt/2"), { ...entry("1. 6. 2027", "1. 7. 2027", "30", "30"), _akce: "pridat" });
  await portal.send(at("pobyt/3"), entry("1. 2. 2026", "3. 2. 2026", "1", "0"));
  await portal.send(at("pobyt/2"), { ...entry("1. 6. 2027", "1. 7. 2027"), _akce: "odebrat" });
  const got = await sentBy(portal);
  expect([answersTo(got, "do").flat(), answersTo(got, "cast").flat()]).toEqual([
    ["2027-01-02", "2026-02-03"],
    ["5", "0"],
  ]);
});

test("a partner that is hidden, missing or of another kind stops nobody", async () => {
  const hidden = { kdyz: { podminky: [{ pole: "ma", vztah: "je", hodnota: "ano" }] } };
  const first = step("jeden", [ask("ma", "anoNe"), ask("slovo", "text", {}, optional)]);
  const days = step("dva", [ask("od", "datum", {}, hidden), ask("do", "datum", { po: "od" })]);
  const broken = ["neni-tu", "q"].flatMap((key) =>
    ["po", "pred", "nejdrive", "nejpozdeji", "nejvyseJako", "stejne"].map((rule) => ({ [rule]: key })),
  );
  const portal = start(first, days);
  await portal.fill(own, [
    ["jeden", { ma: "ano" }],
    ["dva", { od: "1. 6. 2027", do: "2. 6. 2027" }],
  ]);
  await portal.fill(own, [["jeden", { ma: "ne" }]]);
  expect(await portal.send(at("dva"), { do: "1. 1. 2027" })).toMatchObject({ to: summary });
  for (const rules of broken)
    for (const druh of ["text", "cislo", "datum"]) {
      portal.publish([formOf({ kroky: [first, step("dva", [ask("q", druh, rules)])] })]);
      const { status } = await portal.send(at("dva"), { q: druh === "datum" ? "1. 1. 2027" : "5" });
      expect([303, 404], JSON.stringify([druh, rules])).toContain(status);
    }
});

test("a second answer that should be the same is free when the first question is hidden", async () => {
  const hidden = { kdyz: { podminky: [{ pole: "ma", vztah: "je", hodnota: "ano" }] } };
  const twice = [ask("email", "email", {}, hidden), ask("znovu", "email", { stejne: "email" })];
  const portal = start(step("jeden", [ask("ma", "anoNe")]), step("dva", twice));
  await portal.fill(own, [["jeden", { ma: "ne" }]]);
  expect(await portal.send(at("dva"), { znovu: "jana@priklad.example" })).toMatchObject({ to: summary });
  await portal.fill(own, [["jeden", { ma: "ano" }]]);
  const wrong = await portal.send(at("dva"), { email: "jan@priklad.example", znovu: "jana@priklad.example" });
  expect(problemsOf(wrong)).toEqual(["znovu"]);
});

test("the browser gets no rule from an earlier answer of the same page or of another entry", async () => {
  const days = [ask("start", "datum", {}, optional)];
  const stay = [
    ask("od", "datum", {}, optional),
    ask("do", "datum", { po: "od" }),
    ask("pak", "datum", { po: "start" }),
  ];
  const portal = start(step("jeden", days), step("pobyt", stay, { opakovani: { min: 1, max: 3, nazev: "Pobyt" } }));
  await portal.fill(own, [["jeden", { start: "1. 1. 2026" }]]);
  await portal.send(at("pobyt"), { od: "1. 6. 2027", do: "2. 6. 2027", pak: "1. 1. 2027", _akce: "pridat" });
  for (const path of [at("pobyt"), at("pobyt/2")]) {
    const { progress } = await portal.open(path);
    const controls = progress?.kind === "step" ? progress.controls : {};
    expect([controls["do"], controls["pak"]]).toEqual([
      { kind: "day", required: true },
      { kind: "day", required: true, after: "2026-01-01" },
    ]);
  }
  const other = await portal.send(at("pobyt/2"), { od: "", do: "1. 1. 2026", pak: "2. 1. 2026" });
  expect([other.status, problemsOf(other)]).toEqual([303, []]);
});

const home = (more: Part = {}) => ask("dum", "adresa", {}, more);
const answer = (ulice: string, obec: string, psc: string): Given => ({
  "dum-ulice": ulice,
  "dum-obec": obec,
  "dum-psc": psc,
});

test.each(["12801", "128 01", " 128\u00a001 ", "128\u202f01"])(
  "the postcode %j comes to the office with its five digits",
  async (psc) => {
    const portal = start(step("jeden", [home()]));
    await portal.fill(own, [["jeden", answer("Na Poříčním právu 1", "Praha", psc)]]);
    const [[given = ""] = []] = answersTo(await sentBy(portal), "dum-psc");
    expect(given.replace(/\s/g, "")).toBe("12801");
  },
);

test("odd texts of an address are taken or refused, shown as they are and sent as they are", async () => {
  const portal = start(step("jeden", [home()]));
  for (const text of [
    "<script>alert(1)</script>",
    "a\nb",
    "\0",
    "\u202e1 ecilU",
    "'; --",
    "__proto__",
    "ž".repeat(5000),
    "😀",
    "\ud800",
    "č. p. 5/7 „U“",
  ]) {
    for (const fields of [answer(text, "Praha", "12801"), answer("U 1", text, "12801"), answer("U 1", "Praha", text)]) {
      const { status, body } = await portal.post(at("jeden"), fields);
      expect([303, 422]).toContain(status);
      expect(body).not.toContain("<script>alert(1)");
      if (status === 303) expect((await portal.get(summary)).body).not.toContain("<script>alert(1)");
      expect((await portal.get(at("jeden"))).status).toBe(200);
    }
  }
  await portal.fill(own, [["jeden", answer("č. p. 5/7 „U“ <b>", "Ústí & spol.", "40001")]]);
  const got = await sentBy(portal);
  expect([answersTo(got, "dum-ulice"), answersTo(got, "dum-obec")]).toEqual([
    [["č. p. 5/7 „U“ <b>"]],
    [["Ústí & spol."]],
  ]);
});

test("addresses of repeated steps stay with their entry", async () => {
  const portal = start(
    step("osoba", [home()], { opakovani: { min: 1, max: 4, nazev: "Osoba" } }),
    step("konec", [ask("slovo")]),
  );
  await portal.send(at("osoba"), { ...answer("A 1", "A", "10000"), _akce: "pridat" });
  await portal.send(at("osoba/2"), { ...answer("B 2", "B", "20000"), _akce: "pridat" });
  expect(problemsOf(await portal.send(at("osoba/3"), answer("", "C", "3")))).toEqual(["dum-ulice", "dum-psc"]);
  await portal.send(at("osoba/3"), answer("C 3", "C", "30000"));
  await portal.send(at("osoba/2"), { ...answer("", "", ""), _akce: "odebrat" });
  await portal.fill(own, [["konec", { slovo: "x" }]]);
  const got = await sentBy(portal);
  const found = (got?.answers ?? []).filter(({ question }) => question.startsWith("dum-"));
  expect(found.map(({ entry, values }) => `${entry} ${values.join().replace(" ", "")}`)).toEqual([
    "1 A1",
    "1 A",
    "1 10000",
    "2 C3",
    "2 C",
    "2 30000",
  ]);
});

test("conditions about a part of an address follow it, also when it is cleared", async () => {
  const when = (pole: string, vztah = "vyplneno", hodnota?: string) => ({
    kdyz: { podminky: [{ pole, vztah, hodnota }] },
  });
  const portal = start(
    step("jeden", [home(optional)]),
    step("dva", [ask("psc", "text")], when("dum-psc")),
    step("tri", [ask("praha", "text")], when("dum-obec", "je", "Praha")),
  );
  expect(await portal.fill(own, [["jeden", answer("", "Praha", "")]])).toBe(at("tri"));
  expect(
    await portal.fill(own, [
      ["jeden", answer("", "", "128 01")],
      ["dva", { psc: "tajné" }],
    ]),
  ).toBe(summary);
  expect(await portal.fill(own, [["jeden", answer("", "", "  ")]])).toBe(summary);
  expect(answersTo(await sentBy(portal), "psc")).toEqual([]);
});

test("a key of an address that changes, or an address that becomes a text, is asked anew", async () => {
  const portal = start(step("jeden", [home()]));
  await portal.fill(own, [["jeden", answer("U 1", "Praha", "12801")]]);
  for (const pole of [ask("byt", "adresa"), ask("dum")]) {
    portal.publish([formOf({ kroky: [step("jeden", [pole])] })]);
    expect(await portal.open(summary)).toMatchObject({ status: 302, to: at("jeden") });
  }
  portal.publish([formOf({ kroky: [step("jeden", [home()])] })]);
  expect((await portal.open(summary)).status).toBe(200);
});

test("no odd value of any rule is an error of the portal", async () => {
  const rules: Part[] = [
    "pismena",
    "pismenaCislice",
    "cislice",
    "web",
    "ip",
    "mac",
    "psc",
    "ico",
    "schranka",
    "rodneCislo",
    "ucet",
  ].map((vzor) => ({ vzor }));
  const pole = [...rules, { opsat: "Ano" }, { neni: ["x"] }, { nejmeneZnaku: 3 }].map((one, index) =>
    ask(`q${index}`, "text", one),
  );
  const portal = start(step("jeden", pole), step("konec", [ask("slovo")]));
  for (const value of [
    "",
    "\0",
    "\ud800",
    "http://[::1",
    "http://%",
    "[",
    "a".repeat(100_000),
    "1.".repeat(50_000),
    ":".repeat(50_000),
    `http://${"a.".repeat(50_000)}`,
    "😀",
    "\u202e",
  ]) {
    const began = performance.now();
    const { status, body } = await portal.post(at("jeden"), Object.fromEntries(pole.map(({ klic }) => [klic, value])));
    expect([status, body.includes("<form")]).toEqual([422, true]);
    expect(performance.now() - began, value.slice(0, 20)).toBeLessThan(3000);
  }
});
