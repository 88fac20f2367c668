import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { patience } from "../../patience.ts";
import { answersTo, formOf, type Given, own, startForms } from "./form-portal.ts";

const request = "/zadosti/zadost-o-informace";

const day = 24 * 3_600_000;

const choice = (...values: string[]) => values.map((hodnota) => ({ hodnota, popisek: hodnota }));

const question = (klic: string, druh = "text", more: object = {}) => ({ klic, druh, popisek: klic, ...more });

const who = (moznosti = choice("clovek", "firma", "spolek")) => ({
  klic: "kdo",
  nadpis: "Kdo",
  pole: [question("osoba", "volba", { moznosti })],
});
const children = (
  pole: object[] = [question("dite")],
  opakovani: object | null = { min: 1, max: 5, nazev: "Dítě" },
) => ({
  klic: "deti",
  nadpis: "Děti",
  ...(opakovani && { opakovani }),
  pole,
});
const last = (pole: object[] = [question("slovo")]) => ({ klic: "konec", nadpis: "Konec", pole });

const original = formOf({ kroky: [who(), children(), last()] });

/** A portal with a visitor who has answered everything, up to the summary. */
async function answered() {
  const portal = startForms([original]);
  await portal.fill(own, [["kdo", { osoba: "firma" }]]);
  await portal.send(`${own}/-/krok/deti`, { dite: "Anna", _akce: "pridat" });
  await portal.send(`${own}/-/krok/deti/2`, { dite: "Bob", _akce: "pridat" });
  await portal.send(`${own}/-/krok/deti/3`, { dite: "Cyril" });
  await portal.fill(own, [["konec", { slovo: "dost" }]]);
  const submission = await portal.submissionAt(own);
  return { ...portal, submission };
}

async function deliveredBy(portal: Awaited<ReturnType<typeof answered>>) {
  await portal.sendSummary(own);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  return portal.delivered()[0];
}

const places = ["kdo", "deti", "deti/2", "deti/3", "konec"].map((name) => `krok/${name}`);

const changes: [string, object[]][] = [
  ["a renamed question", [who(), children([question("jmeno-ditete")]), last()]],
  ["a renamed step", [who(), { ...children(), klic: "potomci" }, last()]],
  ["an option less", [who(choice("clovek", "spolek")), children(), last()]],
  ["one option only", [who(choice("clovek")), children(), last()]],
  ["a step more", [who(), { klic: "nove", nadpis: "Nové", pole: [question("nova")] }, children(), last()]],
  ["a step less", [who(), last()]],
  ["another order", [last(), children(), who()]],
  ["a text that became a day", [who(), children(), last([question("slovo", "datum")])]],
  ["a text that became a number", [who(), children(), last([question("slovo", "cislo")])]],
  [
    "a text that became a choice",
    [who(), children(), last([question("slovo", "volby", { moznosti: choice("a", "b") })])],
  ],
  ["a shorter text", [who(), children(), last([question("slovo", "text", { pravidla: { delka: 1 } })])]],
  ["a repetition less", [who(), children([question("dite")], null), last()]],
  ["fewer entries", [who(), children([question("dite")], { min: 1, max: 2, nazev: "Dítě" }), last()]],
  ["more entries at least", [who(), children([question("dite")], { min: 5, max: 6, nazev: "Dítě" }), last()]],
  [
    "a repetition of the step that had none",
    [who(), children(), { ...last(), opakovani: { min: 2, max: 3, nazev: "Slovo" } }],
  ],
  [
    "a question in another step",
    [{ ...who(), pole: [...who().pole, question("slovo")] }, children(), last([question("jine")])],
  ],
  [
    "a condition that hides a step",
    [who(), { ...children(), kdyz: { podminky: [{ pole: "osoba", vztah: "je", hodnota: "clovek" }] } }, last()],
  ],
];

test.each(changes)("a form with %s renders everywhere and sends nothing unchecked", async (_, kroky) => {
  const portal = await answered();
  portal.publish([formOf({ kroky }, { versionId: 2, updatedAt: "2026-11-20T12:30:00" })]);
  const late = await portal.send(`${own}/-/souhrn`, { submission: portal.submission, declaration: "ano" });
  expect([302, 303]).toContain(late.status);
  expect(late.to).not.toContain("odeslano");
  for (const place of [...places, "souhrn", "odeslano", "odpovedi", "krok/potomci", "krok/nove"]) {
    const { status } = await portal.get(`${own}/-/${place}`);
    expect([200, 302, 404], place).toContain(status);
  }
  for (const place of places) {
    const { status } = await portal.send(`${own}/-/${place}`, { osoba: "firma", dite: "Dana", slovo: "x" });
    expect([302, 303, 404, 422], place).toContain(status);
  }
  expect(portal.delivered()).toEqual([]);
});

test("when the old form comes back, the answers are as they were", async () => {
  for (const [name, kroky] of changes) {
    const portal = await answered();
    portal.publish([formOf({ kroky })]);
    for (const place of [...places, "souhrn"]) await portal.open(`${own}/-/${place}`);
    portal.publish([original]);
    const sent = await deliveredBy(portal);
    expect(answersTo(sent, "dite").flat(), name).toEqual(["Anna", "Bob", "Cyril"]);
    expect([answersTo(sent, "osoba"), answersTo(sent, "slovo")], name).toEqual([[["firma"]], [["dost"]]]);
  }
});

test("a renamed question is asked anew, and the old answer is not sent", async () => {
  const portal = await answered();
  portal.publish([formOf({ kroky: [who(), children([question("jmeno-ditete")]), last()] })]);
  expect((await portal.open(`${own}/-/souhrn`)).to).toContain(`${own}/-/krok/deti`);
  for (const entry of ["deti", "deti/2", "deti/3"])
    expect((await portal.send(`${own}/-/krok/${entry}`, { "jmeno-ditete": "Dana" })).status).toBe(303);
  const sent = await deliveredBy(portal);
  expect(answersTo(sent, "dite")).toEqual([]);
  expect(answersTo(sent, "jmeno-ditete")).toHaveLength(3);
});

test("an option that is gone is asked anew, and not sent", async () => {
  const portal = await answered();
  portal.publish([formOf({ kroky: [who(choice("clovek", "spolek")), children(), last()] })]);
  expect((await portal.open(`${own}/-/souhrn`)).to).toBe(`${own}/-/krok/kdo`);
  await portal.fill(own, [["kdo", { osoba: "spolek" }]]);
  expect(answersTo(await deliveredBy(portal), "osoba")).toEqual([["spolek"]]);
});

test("a new step is asked before the summary", async () => {
  const portal = await answered();
  portal.publish([
    formOf({ kroky: [who(), { klic: "nove", nadpis: "Nové", pole: [question("nova")] }, children(), last()] }),
  ]);
  expect((await portal.open(`${own}/-/souhrn`)).to).toBe(`${own}/-/krok/nove`);
});

test("entries beyond a new greatest number are not sent without a word", async () => {
  const portal = await answered();
  portal.publish([formOf({ kroky: [who(), children([question("dite")], { min: 1, max: 2, nazev: "Dítě" }), last()] })]);
  const summary = await portal.open(`${own}/-/souhrn`);
  if (summary.status !== 200) return expect(summary.to).toContain(`${own}/-/krok/deti`);
  const { body } = await portal.get(`${own}/-/souhrn`);
  const shown = ["Anna", "Bob", "Cyril"].filter((name) => body.includes(name));
  expect(answersTo(await deliveredBy(portal), "dite").flat()).toEqual(shown);
});

test("a new declaration is not given by an old summary", async () => {
  const portal = await answered();
  const { data } = original;
  portal.publish([formOf({ ...data, prohlaseni: "Souhlasím s něčím jiným." })]);
  const sent = await portal.send(`${own}/-/souhrn`, { submission: portal.submission, declaration: "ano" });
  expect(sent.to).not.toContain("odeslano");
});

test("a form taken from the site in the middle is a 404, and comes back with its answers", async () => {
  const portal = await answered();
  portal.publish([]);
  expect((await portal.open(`${own}/-/souhrn`)).status).toBe(404);
  expect((await portal.send(`${own}/-/krok/konec`, { slovo: "x" })).status).toBe(404);
  portal.publish([original]);
  expect((await portal.open(`${own}/-/souhrn`)).status).toBe(200);
});

test("a translation that lacks a step or an option is filled in on its own, and the other language keeps the answers", async () => {
  const portal = startForms([
    original,
    formOf({ kroky: [who(choice("clovek", "spolek")), last()] }, { language: "en_gb", name: "Try" }),
  ]);
  await portal.fill(own, [["kdo", { osoba: "firma" }]]);
  await portal.fill(own, [
    ["deti", { dite: "Anna" }],
    ["konec", { slovo: "dost" }],
  ]);
  const english = "/en/try/form";
  for (const place of [...places, "souhrn"])
    expect([200, 302, 404], place).toContain((await portal.get(`${english}/-/${place}`)).status);
  expect((await portal.open(`${english}/-/souhrn`)).to).toBe(`${english}/-/krok/kdo`);
  expect((await portal.open(`${own}/-/souhrn`)).status).toBe(200);
  await portal.sendSummary(own);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(answersTo(portal.delivered()[0], "dite")).toEqual([["Anna"]]);
});

test("a form of 300 questions is filled in and delivered whole", async () => {
  const steps = Array.from({ length: 10 }, (_, at) => ({
    klic: `krok-${at}`,
    nadpis: `Krok ${at}`,
    pole: Array.from({ length: 30 }, (_entry, number) => question(`otazka-${at}-${number}`, "dlouhy")),
  }));
  const portal = startForms([formOf({ kroky: steps })]);
  for (const { klic, pole } of steps)
    await portal.fill(own, [
      [klic, Object.fromEntries(pole.map((one): [string, string] => [one.klic, "ž".repeat(900)]))],
    ]);
  expect((await portal.get(`${own}/-/souhrn`)).status).toBe(200);
  await portal.sendSummary(own);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(portal.delivered()[0]?.answers).toHaveLength(300);
});

const filled: [string, Given][] = [
  ["zadost", { druh: "informace" }],
  ["zadatel", { osoba: "clovek" }],
  ["clovek", { jmeno: "Jana Nová", narozeni: "17. 5. 1990", adresa: "Dlouhá 1" }],
  ["dotaz", { dotaz: "Kolik?" }],
  ["odpoved", { zpusob: "posta" }],
];

test("a clock a day forward ends the answers with a redirect, a clock a day back keeps them", async () => {
  const portal = startForms();
  await portal.fill(request, filled);
  portal.clock.time -= day;
  expect((await portal.open(`${request}/-/souhrn`)).status).toBe(200);
  expect((await portal.send(`${request}/-/krok/dotaz`, { dotaz: "Zpět v čase" })).status).toBe(303);
  portal.clock.time += 3 * day;
  expect(await portal.send(`${request}/-/krok/dotaz`, { dotaz: "Pozdě" })).toMatchObject({
    to: `${request}/-/krok/zadost`,
  });
  expect((await portal.open(`${request}/-/souhrn`)).status).toBe(302);
});

test("a clock a day back in the middle of sending delivers the form once", async () => {
  const portal = startForms();
  await portal.fill(request, filled);
  const submission = await portal.submissionAt(request);
  portal.clock.time -= day;
  const fields = { submission, declaration: "ano" };
  expect((await portal.send(`${request}/-/souhrn`, fields)).to).toBe(`${request}/-/odeslano`);
  portal.clock.time += 2 * day - 1;
  expect((await portal.send(`${request}/-/souhrn`, fields)).to).not.toBe("");
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
});

test("a delivery that failed before the clock stepped back a day is not put off for a day", async () => {
  const portal = startForms();
  writeFileSync(join(portal.root, "block"), "");
  await portal.fill(request, filled);
  // A file in the place of the channel's folder.
  const channels = join(portal.folder, "submissions");
  writeFileSync(channels, "");
  await portal.sendSummary(request);
  await vi.waitFor(
    () => expect(portal.lines.map(({ msg }) => msg)).toContain("submission not delivered yet"),
    patience,
  );
  rmSync(channels);
  portal.clock.time -= day;
  await portal.restart();
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), { timeout: 12_000, interval: 50 });
}, 20_000);

const databaseFiles = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith("forms.sqlite"))
    .map((name) => join(folder, name));

test("a database deleted while running loses no form that got a receipt", async () => {
  const portal = startForms();
  await portal.fill(request, filled);
  for (const file of databaseFiles(portal.folder)) rmSync(file);
  const { progress } = await portal.open(`${request}/-/souhrn`);
  const submission = progress?.kind === "summary" ? progress.submission : "";
  const sent = await portal.send(`${request}/-/souhrn`, { submission, declaration: "ano" });
  if (sent.to.endsWith("odeslano")) await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  await portal.restart();
  expect((await portal.open(`${request}/-/krok/zadost`)).status).toBe(200);
  expect((await portal.send(`${request}/-/krok/zadost`, { druh: "informace" })).status).toBe(303);
});

test("a database of garbage is a 500 of forms, not the end of the node, and a fresh one works after a restart", async () => {
  const portal = startForms();
  await portal.fill(request, filled);
  await portal.forms().close();
  for (const file of databaseFiles(portal.folder)) rmSync(file);
  writeFileSync(join(portal.folder, "forms.sqlite"), "garbage ".repeat(10_000));
  await portal.restart();
  expect((await portal.open("/rodina/porodne")).status).toBe(200);
  expect((await portal.open(`${request}/-/krok/zadost`)).status).toBeGreaterThanOrEqual(500);
  expect((await portal.send(`${request}/-/krok/zadost`, { druh: "informace" })).status).toBeGreaterThanOrEqual(500);
  for (const file of databaseFiles(portal.folder)) rmSync(file);
  await portal.restart();
  expect((await portal.send(`${request}/-/krok/zadost`, { druh: "informace" })).status).toBe(303);
});

test("garbage written over the open database ends neither the node nor the other pages", async () => {
  const portal = startForms();
  await portal.fill(request, filled);
  for (const file of databaseFiles(portal.folder)) writeFileSync(file, "garbage ".repeat(10_000));
  for (const place of ["krok/zadost", "krok/dotaz", "souhrn"])
    expect((await portal.open(`${request}/-/${place}`)).status, place).toBeGreaterThanOrEqual(200);
  const { status } = await portal.send(`${request}/-/krok/zadost`, { druh: "informace" });
  expect([302, 303, 500, 503]).toContain(status);
  expect((await portal.open("/rodina/porodne")).status).toBe(200);
});
