import { expect, test } from "vitest";
import { formOf, own, startForms } from "./form-portal.ts";

const options = ["sebe", "dite"].map((hodnota) => ({ hodnota, popisek: hodnota }));
const pole = [
  { klic: "osoba", druh: "volba", popisek: "Za koho žádáte?", moznosti: options, predvyplnit: "adresa" },
  { klic: "ziskano", druh: "volby", popisek: "Co máte?", moznosti: options, predvyplnit: "adresa" },
  { klic: "poprve", druh: "anoNe", popisek: "Žádáte poprvé?", predvyplnit: "adresa" },
  { klic: "jine", druh: "volba", popisek: "Kdo bydlí s vámi?", moznosti: options },
  { klic: "jmeno", druh: "text", popisek: "Jméno", predvyplnit: "adresa" },
];
const step = `${own}/-/krok/osoba`;
const start = () => startForms([formOf({ kroky: [{ klic: "osoba", nadpis: "Kdo žádá", pole }] })]);
const nothing = { osoba: [], ziskano: [], poprve: [], jine: [], jmeno: [] };

test.each([
  ["one choice", ["osoba:dite"], { osoba: ["dite"] }],
  ["several choices", ["ziskano:dite", "ziskano:sebe"], { ziskano: ["sebe", "dite"] }],
  ["yes", ["poprve:ano"], { poprve: ["ano"] }],
  ["several questions", ["osoba:sebe", "poprve:ne"], { osoba: ["sebe"], poprve: ["ne"] }],
  ["two values of one choice", ["osoba:dite", "osoba:sebe"], { osoba: ["sebe"] }],
  ["an unknown option", ["osoba:robot"], {}],
  ["an unknown question", ["nikdo:dite", "__proto__:dite"], {}],
  ["a question that does not ask for it", ["jine:dite"], {}],
  ["a text, which may be personal", ["jmeno:Jana"], {}],
  ["no value", ["osoba", "osoba:", ""], {}],
  ["markup and ten thousand letters", ["osoba:<script>", "x".repeat(10_000)], {}],
])("an address with %s", async (_name, answer, values) => {
  expect(await start().open(step, { query: { answer } })).toMatchObject({
    status: 200,
    progress: { kind: "step", state: { values: { ...nothing, ...values }, problems: [] } },
  });
});

test("an answer that was given counts more than the one in the address", async () => {
  const portal = start();
  await portal.send(step, { osoba: "sebe", ziskano: "dite", poprve: "ne", jine: "dite", jmeno: "Jana" });
  expect(await portal.open(step, { query: { answer: ["osoba:dite", "poprve:ano"] } })).toMatchObject({
    progress: { state: { values: { osoba: ["sebe"], poprve: ["ne"] } } },
  });
});

test("nothing in an address is stored until the page is sent", async () => {
  const portal = start();
  await portal.open(step, { query: { answer: "osoba:dite" } });
  expect(await portal.open(step)).toMatchObject({ progress: { state: { values: nothing } } });
});
