import { expect, test, vi } from "vitest";
import { patience } from "../../patience.ts";
import { answersTo, formOf, type Given, own, problemsOf, startForms } from "./form-portal.ts";

const request = "/zadosti/zadost-o-informace";
const vacancy = "/up/zamestnavatele/hlaseni-volneho-mista";

const person: [string, Given][] = [
  ["zadost", { druh: "informace" }],
  ["zadatel", { osoba: "clovek" }],
  ["clovek", { jmeno: "Jana Nová", narozeni: "17. 5. 1990", adresa: "Dlouhá 1, 110 00 Praha" }],
  ["dotaz", { dotaz: "Kolik žádostí přišlo?" }],
  ["odpoved", { zpusob: "email" }],
  ["spojeni", { email: "jana@priklad.example", "email-znovu": "jana@priklad.example" }],
];

const employer: [string, Given][] = [
  ["zamestnavatel", { nazev: "Pekárna Ukázka", ico: "25596641", agentura: "ne" }],
  ["kontakt", { jmeno: "Jan Ukázka", email: "jan@priklad.example" }],
];

const place = (profese: string): Given => ({
  profese,
  pocet: "1",
  uvazek: ["plny"],
  mzda: "38500",
  nastup: "1. 1. 2027",
  psc: "602 00",
});

const options = [
  { hodnota: "ano", popisek: "Ano" },
  { hodnota: "ne", popisek: "Ne" },
  { hodnota: "snad", popisek: "Snad" },
];

/** A form with each kind of question on one step, and a step after it. */
const everyKind = () =>
  formOf({
    kroky: [
      {
        klic: "vse",
        nadpis: "Všechno",
        pole: [
          { klic: "text", druh: "text", popisek: "Text", pravidla: { delka: 50 } },
          { klic: "dlouhy", druh: "dlouhy", popisek: "Dlouhý", pravidla: { delka: 100 } },
          { klic: "cislo", druh: "cislo", popisek: "Číslo", pravidla: { min: -5, max: 2000 } },
          { klic: "castka", druh: "castka", popisek: "Částka", pravidla: { min: 0, max: 1_000_000 } },
          { klic: "datum", druh: "datum", popisek: "Datum" },
          { klic: "email", druh: "email", popisek: "E-mail" },
          { klic: "telefon", druh: "telefon", popisek: "Telefon" },
          { klic: "volba", druh: "volba", popisek: "Volba", moznosti: options },
          { klic: "volby", druh: "volby", popisek: "Volby", moznosti: options },
          { klic: "ano", druh: "anoNe", popisek: "Ano nebo ne" },
        ],
      },
      { klic: "konec", nadpis: "Konec", pole: [{ klic: "slovo", druh: "text", popisek: "Slovo" }] },
    ],
  });

const right: Given = {
  text: "Text",
  dlouhy: "Dlouhý\r\ntext",
  cislo: "7",
  castka: "1 000,50",
  datum: "28. 2. 2027",
  email: "jana@priklad.example",
  telefon: "+420 777 123 456",
  volba: "snad",
  volby: ["ano", "snad"],
  ano: "ne",
};

const step = `${own}/-/krok/vse`;

test("right answers of every kind are taken and delivered as they were meant", async () => {
  const portal = startForms([everyKind()]);
  await portal.fill(own, [
    ["vse", right],
    ["konec", { slovo: "ano" }],
  ]);
  await portal.sendSummary(own);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  const [sent] = portal.delivered();
  const values = Object.fromEntries((sent?.answers ?? []).map(({ question, values: given }) => [question, given]));
  expect(values).toEqual({
    text: ["Text"],
    dlouhy: ["Dlouhý\ntext"],
    cislo: ["7"],
    castka: ["1000.50"],
    datum: ["2027-02-28"],
    email: ["jana@priklad.example"],
    telefon: [expect.stringContaining("777")],
    volba: ["snad"],
    volby: ["ano", "snad"],
    ano: ["ne"],
    slovo: ["ano"],
  });
});

const wrong: [string, string | string[]][] = [
  ...["", " ", "\u00a0", "\u200b", "x".repeat(51), "x".repeat(1_000_000)].map((value): [string, string] => [
    "text",
    value,
  ]),
  ...["", "\n\n", "x".repeat(101)].map((value): [string, string] => ["dlouhy", value]),
  ...["", "1e9", "1e2", "Infinity", "NaN", "0x10", "--1", "1-", "1,5", "2001", "-6", "9".repeat(400), "sto"].map(
    (value): [string, string] => ["cislo", value],
  ),
  ...["", "1e3", "Infinity", "-0,01", "1000000,01", "1,2,3", "0,001", "Kč", "1,", "9".repeat(400)].map(
    (value): [string, string] => ["castka", value],
  ),
  ...[
    "",
    "29. 2. 2027",
    "0. 0. 0000",
    "31. 4. 2027",
    "2027-02-29",
    "2027-13-01",
    "1. 1. 10000",
    "99999999-01-01",
    "2027-02-28T00:00:00Z",
    "zítra",
    "-1. 1. 2027",
  ].map((value): [string, string] => ["datum", value]),
  ...[
    "",
    "jana",
    "@",
    "a@b@c.cz",
    "a@b.cz\nBcc: x@y.cz",
    "a b@c.cz",
    `${"x".repeat(300)}@priklad.example`,
    "a@b..cz",
  ].map((value): [string, string] => ["email", value]),
  ...["", "12", "abc", "1".repeat(100), "+", "777 123 456; rm"].map((value): [string, string] => ["telefon", value]),
  ...["", "ANO", "neexistuje", "__proto__", "constructor", "toString"].map((value): [string, string] => [
    "volba",
    value,
  ]),
  ["volby", []],
  ["volby", ["__proto__"]],
  ["volby", ["constructor"]],
  ...["", "true", "on", "snad", "__proto__", "0"].map((value): [string, string] => ["ano", value]),
];

test.each(wrong.map(([field, value], at) => ({ at, field, value, shown: JSON.stringify(value).slice(0, 30) })))(
  "$at: the answer $shown to the question $field is a problem of that question alone",
  async ({ field, value }) => {
    const portal = startForms([everyKind()]);
    const sent = await portal.send(step, { ...right, [field]: value });
    expect([sent.status, problemsOf(sent)]).toEqual([422, [field]]);
    const other = field === "text" ? "email" : "text";
    expect(sent.progress).toMatchObject({ state: { values: { [other]: [right[other]] } } });
    expect(await portal.open(`${own}/-/souhrn`)).toMatchObject({ status: 302, to: step });
  },
);

test.each([
  ["cislo", "-0", "0"],
  ["cislo", "007", "7"],
  ["cislo", "+7", "7"],
  ["cislo", "1 000", "1000"],
  ["cislo", "1\u00a0000", "1000"],
  ["cislo", "\u22125", "-5"],
  ["castka", "-0", "0"],
  ["castka", "1\u202f000,5", "1000.50"],
  ["castka", "1.000,50", "1000.50"],
  ["castka", "1.000", "1000"],
  ["castka", "1,000", "1000"],
  ["castka", "1000 Kč", "1000"],
  ["datum", "29. 2. 2028", "2028-02-29"],
  ["datum", "2027-02-28", "2027-02-28"],
  ["datum", "28/02/2027", "2027-02-28"],
])(
  "the answer to the question %s written as %o is %s, or a problem, never another value",
  async (field, value, meant) => {
    const portal = startForms([everyKind()]);
    const sent = await portal.send(step, { ...right, [field]: value });
    if (sent.status === 422) {
      expect(problemsOf(sent)).toEqual([field]);
      return;
    }
    await portal.fill(own, [["konec", { slovo: "x" }]]);
    await portal.sendSummary(own);
    await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
    const [[given = ""] = []] = answersTo(portal.delivered()[0], field);
    expect(field === "datum" ? given : [String(Number(given)), given.startsWith("-0")]).toEqual(
      field === "datum" ? meant : [String(Number(meant)), false],
    );
  },
);

const odd = [
  "\0",
  "a\0b",
  "👩‍👩‍👧‍👦",
  "\ud800",
  "x\udfffy",
  "<script>alert(1)</script>",
  "\u202etxet",
  "__proto__",
  "constructor",
  "{{7*7}}",
  "%00%0d%0a",
  "z\u0335\u0321\u0353".repeat(10),
  "\ufeff",
  "'; DROP TABLE answers; --",
];

test.each(Object.keys(right))(
  "odd values of the question %s are taken or refused, and the page renders",
  async (field) => {
    const portal = startForms([everyKind()]);
    for (const value of [...odd, ["ano", "ne"], ["a", "b", "c"], Array(1000).fill("ano"), []]) {
      const { status, body } = await portal.post(step, { ...right, [field]: value });
      expect([303, 422], JSON.stringify(value).slice(0, 60)).toContain(status);
      if (status === 422) expect(body).toContain("<form");
      expect(body).not.toContain("<script>alert(1)");
      const page = await portal.get(step);
      expect(page.status).toBe(200);
      expect(page.body).not.toContain("<script>alert(1)");
    }
  },
);

test("odd texts that are taken come to the office as well-formed text", async () => {
  const portal = startForms([everyKind()]);
  for (const text of odd) {
    const { status } = await portal.send(step, { ...right, text });
    if (status === 422) continue;
    await portal.fill(own, [["konec", { slovo: "x" }]]);
    const count = portal.delivered().length;
    await portal.sendSummary(own);
    await vi.waitFor(() => expect(portal.delivered()).toHaveLength(count + 1), patience);
    await portal.open(step);
  }
  const texts = portal.delivered().flatMap((sent) => answersTo(sent, "text").flat());
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) {
    expect(text.isWellFormed(), JSON.stringify(text)).toBe(true);
    expect(text).not.toContain("\0");
  }
});

test("two values where one is expected are a problem, or one of them", async () => {
  for (const field of ["text", "dlouhy", "cislo", "castka", "datum", "email", "telefon", "volba", "ano"]) {
    const portal = startForms([everyKind()]);
    const value = [right[field]].flat()[0] ?? "";
    const { status } = await portal.send(step, { ...right, [field]: [value, field === "volba" ? "ano" : value] });
    if (status === 422) continue;
    expect((await portal.valuesAt(step))?.[field], field).toHaveLength(1);
  }
});

test("an option chosen twice is delivered once", async () => {
  const portal = startForms([everyKind()]);
  await portal.fill(own, [
    ["vse", { ...right, volby: ["ano", "ano", "ano"] }],
    ["konec", { slovo: "x" }],
  ]);
  await portal.sendSummary(own);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(answersTo(portal.delivered()[0], "volby")).toEqual([["ano"]]);
});

test("fields that the step does not ask are neither kept nor sent", async () => {
  const portal = startForms();
  const extra = { osoba: "organizace", ico: "25596641", __proto__x: "1", ["__proto__"]: "x", constructor: "x", x: "y" };
  await portal.fill(request, [["zadost", { druh: "informace", ...extra }]]);
  expect(await portal.valuesAt(`${request}/-/krok/zadatel`)).toEqual({ osoba: [] });
  await portal.fill(
    request,
    person.map(([name, fields]): [string, Given] => [name, { ...fields, ...(name === "dotaz" && extra) }]),
  );
  await portal.sendSummary(request);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  const questions = portal.delivered()[0]?.answers.map(({ question }) => question) ?? [];
  expect(
    questions.filter((question) => question in { ico: 1, x: 1, constructor: 1 } && question !== "toString"),
  ).toEqual([]);
  expect(answersTo(portal.delivered()[0], "osoba")).toEqual([["clovek"]]);
});

test.each(["smazat", "__proto__", "pridat", "odebrat", ["pridat", "odebrat"], ""])(
  "the button %o on a step that is not repeated loses nothing",
  async (akce) => {
    const portal = startForms();
    await portal.fill(request, person.slice(0, 2));
    const sent = await portal.send(`${request}/-/krok/zadatel`, { osoba: "organizace", _akce: akce });
    expect([302, 303, 404, 422]).toContain(sent.status);
    expect((await portal.valuesAt(`${request}/-/krok/zadatel`))?.["osoba"]).toHaveLength(1);
    expect((await portal.valuesAt(`${request}/-/krok/zadost`))?.["druh"]).toEqual(["informace"]);
  },
);

const entry = `${vacancy}/-/krok/misto`;

test.each(["0", "-1", "1.5", "01", "1e0", "99999999999999999999", "NaN", "2/2", "%00", "6", "3", "1"])(
  "the entry number %s takes nothing that was not offered",
  async (number) => {
    const portal = startForms();
    await portal.fill(vacancy, employer);
    await portal.fill(vacancy, [["misto", place("Pekařka")]]);
    expect([302, 404]).toContain((await portal.open(`${entry}/${number}`)).status);
    expect([302, 303, 404]).toContain((await portal.send(`${entry}/${number}`, place("Cizí"))).status);
    expect([302, 303, 404]).toContain((await portal.send(`${entry}/${number}`, { _akce: "odebrat" })).status);
    expect((await portal.valuesAt(entry))?.["profese"]).toEqual(["Pekařka"]);
    await portal.fill(vacancy, [["cizinci", { cizinci: "ne" }]]);
    await portal.sendSummary(vacancy);
    await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
    expect(answersTo(portal.delivered()[0], "profese")).toEqual([["Pekařka"]]);
  },
);

test("the only entry is not taken away below the least number", async () => {
  const portal = startForms();
  await portal.fill(vacancy, employer);
  await portal.fill(vacancy, [["misto", place("Pekařka")]]);
  await portal.fill(vacancy, [["cizinci", { cizinci: "ne" }]]);
  for (const _ of [1, 2]) {
    expect((await portal.send(entry, { _akce: "odebrat" })).status).toBeLessThan(500);
    expect((await portal.get(entry)).status).toBe(200);
  }
  const { status } = await portal.open(`${vacancy}/-/souhrn`);
  const isKept = (await portal.valuesAt(entry))?.["profese"] !== undefined;
  expect(status).toBe(isKept ? 200 : 302);
});

test("an entry beyond the greatest number is not added, and the last one is kept", async () => {
  const portal = startForms();
  await portal.fill(vacancy, employer);
  let to = entry;
  for (const name of ["A", "B", "C", "D", "E"]) {
    const sent = await portal.send(to, { ...place(name), _akce: "pridat" });
    expect(sent.status, name).toBe(303);
    to = sent.to.includes("/misto") && name !== "E" ? sent.to : to;
  }
  expect((await portal.send(`${entry}/5`, { ...place("E2"), _akce: "pridat" })).status).toBe(303);
  await portal.fill(vacancy, [["cizinci", { cizinci: "ne" }]]);
  await portal.sendSummary(vacancy);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(answersTo(portal.delivered()[0], "profese").flat()).toEqual(["A", "B", "C", "D", "E2"]);
});

async function threePlaces() {
  const portal = startForms();
  await portal.fill(vacancy, employer);
  await portal.send(entry, { ...place("A"), _akce: "pridat" });
  await portal.send(`${entry}/2`, { ...place("B"), _akce: "pridat" });
  await portal.send(`${entry}/3`, place("C"));
  return portal;
}

test("a double click on adding another entry adds one", async () => {
  const portal = startForms();
  await portal.fill(vacancy, employer);
  const added = { ...place("A"), _akce: "pridat" };
  const both = await Promise.all([portal.send(entry, added), portal.send(entry, added)]);
  expect(both.map(({ to }) => to)).toEqual([`${entry}/2`, `${entry}/2`]);
  await portal.send(`${entry}/2`, place("B"));
  await portal.fill(vacancy, [["cizinci", { cizinci: "ne" }]]);
  await portal.sendSummary(vacancy);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(answersTo(portal.delivered()[0], "profese").flat()).toEqual(["A", "B"]);
});

/** The hidden fields of the first form of a page that has them, as a browser sends them. */
function hiddenFieldsOf(html: string): Given {
  const inputs = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => input);
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? "", /value="([^"]*)"/.exec(input)?.[1] ?? ""]),
  );
}

test("a double click on removing an entry removes one", async () => {
  const portal = await threePlaces();
  const { body } = await portal.get(`${entry}/2`);
  const remove = { ...hiddenFieldsOf(body), _akce: "odebrat" };
  await Promise.all([portal.send(`${entry}/2`, remove), portal.send(`${entry}/2`, remove)]);
  await portal.fill(vacancy, [["cizinci", { cizinci: "ne" }]]);
  await portal.sendSummary(vacancy);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(answersTo(portal.delivered()[0], "profese").flat()).toEqual(["A", "C"]);
});

test("an entry saved in a tab from before another was removed does not replace a third one", async () => {
  const portal = await threePlaces();
  const { body } = await portal.get(`${entry}/2`);
  expect(hiddenFieldsOf(body)).not.toEqual({});
  await portal.send(`${entry}/2`, { ...hiddenFieldsOf(body), _akce: "odebrat" });
  await portal.send(`${entry}/2`, { ...place("B2"), ...hiddenFieldsOf(body) });
  const shown = [
    await portal.valuesAt(entry),
    await portal.valuesAt(`${entry}/2`),
    await portal.valuesAt(`${entry}/3`),
  ];
  expect(shown.flatMap((values) => values?.["profese"] ?? [])).toContain("C");
});

test("two tabs that send different steps at once lose neither", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  const changes: [string, Given][] = [
    ["clovek", { jmeno: "Eva Nová", narozeni: "1. 1. 1980", adresa: "Krátká 2" }],
    ["dotaz", { dotaz: "Jiný dotaz" }],
    ["odpoved", { zpusob: "email" }],
  ];
  const sent = await Promise.all(changes.map(([name, fields]) => portal.send(`${request}/-/krok/${name}`, fields)));
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  await portal.sendSummary(request);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(answersTo(portal.delivered()[0], "jmeno")).toEqual([["Eva Nová"]]);
  expect(answersTo(portal.delivered()[0], "dotaz")).toEqual([["Jiný dotaz"]]);
});

test("the same step sent twenty times at once is one of the answers, never a mixture", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      portal.send(`${request}/-/krok/clovek`, { jmeno: `Jana ${at}`, narozeni: "1. 1. 1980", adresa: `Ulice ${at}` }),
    ),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303]));
  const values = await portal.valuesAt(`${request}/-/krok/clovek`);
  expect(values?.["jmeno"]?.[0]?.split(" ")[1]).toBe(values?.["adresa"]?.[0]?.split(" ")[1]);
});

test("the first step sent twice at once by a new visitor begins one form", async () => {
  const portal = startForms();
  const sent = await Promise.all([1, 2, 3].map(() => portal.send(`${request}/-/krok/zadost`, { druh: "informace" })));
  expect(sent.map(({ to }) => to)).toEqual(Array(3).fill(`${request}/-/krok/zadatel`));
});

test("a summary from before an answer was changed in another tab sends nothing that was not shown", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  const submission = await portal.submissionAt(request);
  await portal.fill(request, [["dotaz", { dotaz: "Změněný dotaz" }]]);
  const sent = await portal.send(`${request}/-/souhrn`, { submission, declaration: "ano" });
  expect(sent).toMatchObject({ to: `${request}/-/souhrn` });
  expect(portal.delivered()).toEqual([]);
  await portal.sendSummary(request);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(answersTo(portal.delivered()[0], "dotaz")).toEqual([["Změněný dotaz"]]);
});

test("a summary and a change sent at once send one form, whole", async () => {
  for (const _ of Array(10)) {
    const portal = startForms();
    await portal.fill(request, person);
    const fields = { submission: await portal.submissionAt(request), declaration: "ano" };
    const change = { jmeno: "Eva Jiná", narozeni: "1. 1. 1980", adresa: "Jiná 1" };
    const [sent, changed] = await Promise.all([
      portal.send(`${request}/-/souhrn`, fields),
      portal.send(`${request}/-/krok/clovek`, change),
      portal.send(`${request}/-/souhrn`, fields),
    ]);
    expect([sent.status, changed.status].every((status) => status === 303 || status === 302)).toBe(true);
    if (!sent.to.endsWith("odeslano")) continue;
    await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
    const [delivered] = portal.delivered();
    expect([
      ["Jana Nová", "Dlouhá 1, 110 00 Praha"],
      ["Eva Jiná", "Jiná 1"],
    ]).toContainEqual([answersTo(delivered, "jmeno")[0]?.[0], answersTo(delivered, "adresa")[0]?.[0]]);
  }
});

test("an old summary sent again after a new form was begun sends nothing", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  const submission = await portal.submissionAt(request);
  await portal.send(`${request}/-/souhrn`, { submission, declaration: "ano" });
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  await portal.open(`${request}/-/krok/zadost`);
  await portal.fill(request, person);
  const again = await portal.send(`${request}/-/souhrn`, { submission, declaration: "ano" });
  expect([302, 303]).toContain(again.status);
  await portal.sendSummary(request);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(2), patience);
  expect(new Set(portal.delivered().map(({ reference }) => reference)).size).toBe(2);
});

test("a step sent from an old tab after the form was sent leads to the receipt", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  await portal.sendSummary(request);
  const late = await portal.send(`${request}/-/krok/dotaz`, { dotaz: "Pozdě" });
  expect(late).toMatchObject({ to: `${request}/-/odeslano` });
  expect((await portal.get(`${request}/-/odeslano`)).status).toBe(200);
});

test("a summary of one visitor sends nothing of another", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  const submission = await portal.submissionAt(request);
  for (const id of ["b".repeat(43), "", "__proto__", "x'; --", "\0", "a".repeat(42), "A".repeat(43)]) {
    const stranger = portal.visitor(id);
    expect((await stranger.send(`${request}/-/souhrn`, { submission, declaration: "ano" })).to, id).toBe(
      `${request}/-/krok/zadost`,
    );
    expect((await stranger.get(`${request}/-/krok/zadost`)).body).not.toContain("Jana");
  }
  expect(portal.delivered()).toEqual([]);
});

test("two visitors with the same answers send two forms", async () => {
  const portal = startForms();
  const other = portal.visitor("b".repeat(43));
  for (const visitor of [portal, other]) {
    await visitor.fill(request, person);
    await visitor.sendSummary(request);
  }
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(2), patience);
  expect(new Set(portal.delivered().map(({ reference }) => reference)).size).toBe(2);
});

test("a visitor without a cookie is never answered with 500", async () => {
  const portal = startForms();
  for (const place of ["krok/zadost", "souhrn", "odeslano", "odpovedi", "smazano", "konec/stav-davky"]) {
    expect((await portal.open(`${request}/-/${place}`, { answersId: null })).status, place).toBeLessThan(500);
    const form = { fields: new Map([["druh", ["informace"]]]), files: [] };
    expect((await portal.open(`${request}/-/${place}`, { answersId: null, form })).status, place).toBeLessThan(500);
  }
});

test("a step behind an exit page takes nothing, and what was answered before stays", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  await portal.fill(request, [["zadost", { druh: "stav" }]]);
  const sent = await portal.send(`${request}/-/krok/dotaz`, { dotaz: "Přesto" });
  expect(sent.to).toBe(`${request}/-/konec/stav-davky`);
  await portal.fill(request, [["zadost", { druh: "informace" }]]);
  expect((await portal.valuesAt(`${request}/-/krok/clovek`))?.["jmeno"]).toEqual(["Jana Nová"]);
  expect((await portal.open(`${request}/-/souhrn`)).status).toBe(200);
});

test("a file sent for a question is a problem, not a failure", async () => {
  const portal = startForms();
  const file = {
    field: "druh",
    name: "a.pdf",
    type: "application/pdf",
    size: 1,
    hash: "1",
    id: "",
    verdict: "clean" as const,
  };
  const { status } = await portal.open(`${request}/-/krok/zadost`, { form: { fields: new Map(), files: [file] } });
  expect(status).toBe(422);
});

test("a step sent while the form is sent in another tab leads to the receipt, and begins no new form", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  const forms = portal.forms();
  const read = forms.read.bind(forms);
  vi.spyOn(forms, "read").mockImplementationOnce(async (...of) => {
    const before = await read(...of);
    await portal.sendSummary(request);
    return before;
  });
  expect(await portal.send(`${request}/-/krok/dotaz`, { dotaz: "Pozdě" })).toMatchObject({
    to: `${request}/-/odeslano`,
  });
  expect((await portal.get(`${request}/-/odeslano`)).status).toBe(200);
});

test("a step sent while the answers are deleted in another tab does not bring them back", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  const forms = portal.forms();
  const read = forms.read.bind(forms);
  vi.spyOn(forms, "read").mockImplementationOnce(async (...of) => {
    const before = await read(...of);
    await portal.send(`${request}/-/odpovedi`, {});
    return before;
  });
  expect((await portal.send(`${request}/-/krok/dotaz`, { dotaz: "Pozdě" })).to).toBe(`${request}/-/krok/zadost`);
  expect((await portal.open(`${request}/-/odpovedi`)).progress).toMatchObject({ hasAnswers: false });
});

test("a question whose key is that of a button is only a question", async () => {
  const pole = ["akce", "pocet", "submission", "declaration"].map((klic) => ({ klic, druh: "text", popisek: klic }));
  const portal = startForms([formOf({ kroky: [{ klic: "prvni", nadpis: "První", pole }] })]);
  await portal.fill(own, [["prvni", { akce: "odebrat", pocet: "9", submission: "x", declaration: "ne" }]]);
  await portal.sendSummary(own);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(answersTo(portal.delivered()[0], "akce")).toEqual([["odebrat"]]);
});

test("a form stored without its receipt, changed and sent again, is delivered as its receipt says", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  const fields = { submission: await portal.submissionAt(request), declaration: "ano" };
  vi.spyOn(portal.forms(), "change").mockRejectedValueOnce(new Error("disk is full"));
  expect((await portal.send(`${request}/-/souhrn`, fields)).status).toBe(500);
  await portal.fill(request, [["dotaz", { dotaz: "Změněný dotaz" }]]);
  await portal.sendSummary(request);
  const { progress } = await portal.open(`${request}/-/odeslano`);
  if (progress?.kind !== "receipt") throw new Error("no receipt");
  await vi.waitFor(
    () => expect(portal.delivered().map(({ reference }) => reference)).toContain(progress.reference),
    patience,
  );
  const sent = portal.delivered().find(({ reference }) => reference === progress.reference);
  expect(answersTo(sent, "dotaz")).toEqual([["Změněný dotaz"]]);
});

test("a form stored without its receipt and sent again unchanged is delivered once", async () => {
  const portal = startForms();
  await portal.fill(request, person);
  const fields = { submission: await portal.submissionAt(request), declaration: "ano" };
  vi.spyOn(portal.forms(), "change").mockRejectedValueOnce(new Error("disk is full"));
  expect((await portal.send(`${request}/-/souhrn`, fields)).status).toBe(500);
  portal.clock.time += 60_000;
  expect((await portal.send(`${request}/-/souhrn`, fields)).to).toBe(`${request}/-/odeslano`);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  await portal.restart();
  expect(portal.delivered()).toHaveLength(1);
});
