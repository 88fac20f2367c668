import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { documentKeyOf } from "#renderer/page/document/fragments.ts";
import { entryAction, returnCodeField } from "#schemas/forms/form-fields.ts";
import { anyone, type Visitor } from "#schemas/visitor/visitor.ts";
import { parseReturnCode } from "#server/forms/return-code.ts";
import { hourlyBudget } from "#server/forms/sender-budget.ts";
import { patience } from "../../patience.ts";
import { recordedServices, visit } from "../recorded-portal.ts";
import { fixtures, formOf, type Given, own, startForms } from "./form-portal.ts";

const day = 86_400_000;

const kroky = [
  {
    klic: "kdo",
    nadpis: "Kdo žádá",
    pole: [
      { klic: "jmeno", druh: "text", popisek: "Jméno" },
      { klic: "vek", druh: "cislo", popisek: "Věk" },
    ],
  },
  {
    klic: "prilohy",
    nadpis: "Přílohy",
    pole: [{ klic: "doklad", druh: "soubory", popisek: "Doklad", pravidla: { max: 3 } }],
  },
  {
    klic: "jine",
    nadpis: "Něco dalšího",
    pole: [{ klic: "vzkaz", druh: "dlouhy", popisek: "Vzkaz", nepovinne: true }],
  },
];
const form = formOf({ kroky });
const [who, files, other] = ["kdo", "prilohy", "jine"].map((key) => `${own}/-/krok/${key}`) as [string, string, string];
const [save, resume, summary, kept] = ["ulozeni", "navrat", "souhrn", "odpovedi"].map((word) => `${own}/-/${word}`) as [
  string,
  string,
  string,
  string,
];
const jana = { jmeno: "Jana", vek: "30" };
const pdf = (name: string) => ({ field: "doklad", name, content: `%PDF-1.7 ${name}` });
const later = { [entryAction.name]: entryAction.save };

const signedIn = (login: string): Visitor => ({
  ...anyone,
  session: { user: { login, name: null, roles: [] }, sessionId: login },
});

type Portal = ReturnType<typeof startForms>;
type Browser = Pick<Portal, "open" | "send" | "post" | "get" | "fill">;

/** The portal, and browsers of visitors. */
function start(records = [form], environment: Record<string, string> = {}) {
  const portal = startForms(records, environment);
  let browsers = 0;
  const browser = () => portal.visitor(String(++browsers).padEnd(43, "b"));
  return { ...portal, browser };
}

async function saveIn({ send }: Pick<Browser, "send">, path = save): Promise<string> {
  const { status, progress } = await send(path, {});
  expect(status).toBe(201);
  if (progress?.kind !== "saved") throw new Error("nothing is saved");
  return progress.code;
}

const enter = ({ send }: Pick<Browser, "send">, code: string, path = resume) => send(path, { [returnCodeField]: code });

/** Names of the attached files. */
async function attachedIn({ open }: Pick<Browser, "open">): Promise<string[]> {
  const { progress } = await open(files);
  if (progress?.kind !== "step") return [];
  return (progress.state.values["doklad"] ?? []).map((id) => progress.files[id]?.name ?? "");
}

function rowsIn({ folder }: Portal) {
  const database = new DatabaseSync(join(folder, "forms.sqlite"), { readOnly: true });
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.["count"]);
  const rows = { answers: count("answers"), files: count("files") };
  database.close();
  return rows;
}

const textOf = (body: string) => body.replaceAll(/<[^>]*>|&nbsp;|[\s\u00a0\u2060]+/g, " ");

test("answers and files saved in one browser are taken up in another one, where they can be sent", async () => {
  const portal = start();
  const [one, two] = [portal.browser(), portal.browser()];
  await one.fill(own, [["kdo", jana]]);
  expect(await one.send(files, later, [pdf("a.pdf"), pdf("b.pdf")])).toMatchObject({ status: 303, to: save });
  const code = await saveIn(one);
  expect(code).toMatch(/^(?:[2-9A-HJ-NP-TV-Z]{4}-){4}[2-9A-HJ-NP-TV-Z]{4}$/);
  expect(await enter(two, code)).toMatchObject({ status: 303, to: other });
  expect(await two.open(who)).toMatchObject({ progress: { state: { values: { jmeno: ["Jana"], vek: ["30"] } } } });
  expect(await attachedIn(two)).toEqual(["a.pdf", "b.pdf"]);
  // Each has files of its own.
  const { progress } = await two.open(files);
  const [first = ""] = progress?.kind === "step" ? (progress.state.values["doklad"] ?? []) : [];
  await two.send(files, { [entryAction.name]: `${entryAction.removeFile}${first}` });
  expect(await attachedIn(one)).toEqual(["a.pdf", "b.pdf"]);
  await two.fill(own, [["jine", { vzkaz: "Děkuji" }]]);
  const submission = await portal.visitor("2".padEnd(43, "b")).submissionAt(own);
  expect(await two.send(summary, { submission, declaration: "ano" })).toMatchObject({ status: 303 });
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(await enter(portal.browser(), code)).toMatchObject({ status: 422 });
});

test("a sent form leaves no saved copy and no saved file", async () => {
  const portal = start();
  const visitor = portal.browser();
  await visitor.fill(own, [["kdo", jana]]);
  await visitor.send(files, {}, [pdf("a.pdf")]);
  await visitor.fill(own, [["jine", {}]]);
  const code = await saveIn(visitor);
  expect(rowsIn(portal)).toEqual({ answers: 2, files: 2 });
  const submission = await visitor.submissionAt(own);
  expect(await visitor.send(summary, { submission, declaration: "ano" })).toMatchObject({ status: 303 });
  expect(rowsIn(portal)).toEqual({ answers: 1, files: 0 });
  expect(await enter(portal.browser(), code)).toMatchObject({ status: 422 });
  expect(await visitor.open(save)).toMatchObject({ status: 302, to: `${own}/-/odeslano` });
});

test("deleted answers take the saved copy and its files with them", async () => {
  const portal = start();
  const [one, two] = [portal.browser(), portal.browser()];
  await one.fill(own, [["kdo", jana]]);
  await one.send(files, {}, [pdf("a.pdf")]);
  const code = await saveIn(one);
  await enter(two, code);
  expect((await two.open(kept)).progress).toMatchObject({ savedUntil: "2026-12-04T12:00:00.000Z" });
  await two.send(kept, {});
  expect(rowsIn(portal)).toEqual({ answers: 1, files: 1 });
  expect(await enter(two, code)).toMatchObject({ status: 422 });
  expect(await attachedIn(one)).toEqual(["a.pdf"]);
});

test("a step is saved as it is typed, right or not, and an empty one stays open", async () => {
  const portal = start();
  const [one, two, three] = [portal.browser(), portal.browser(), portal.browser()];
  expect(await one.send(who, { jmeno: "Jana", vek: "třicet", ...later })).toMatchObject({ status: 303, to: save });
  expect(await enter(two, await saveIn(one))).toMatchObject({ to: who });
  expect(await two.open(who)).toMatchObject({ progress: { state: { values: { jmeno: ["Jana"], vek: ["třicet"] } } } });
  await one.fill(own, [["kdo", jana]]);
  await one.send(files, {}, [pdf("a.pdf")]);
  expect(await one.send(other, { vzkaz: "", ...later })).toMatchObject({ to: save });
  expect(await enter(three, await saveIn(one))).toMatchObject({ to: other });
  // A file of a wrong kind is said at once.
  const wrong = await one.send(files, later, [{ ...pdf("a.exe"), content: "MZ" }]);
  expect(wrong.status).toBe(422);
});

test("an overlong text is no reason to lose the others", async () => {
  const portal = start([
    formOf({ kroky: [{ ...kroky[0], pole: [...(kroky[0]?.pole ?? []), ...(kroky[1]?.pole ?? [])] }] }),
  ]);
  for (const action of [entryAction.save, entryAction.upload]) {
    const visitor = portal.browser();
    await visitor.send(who, { jmeno: "x".repeat(16_000), vek: "30", [entryAction.name]: action });
    expect(await visitor.valuesAt(who), action).toMatchObject({ vek: ["30"] });
  }
});

test.each([
  ["lower case", (code: string) => code.toLowerCase()],
  ["spaces", (code: string) => ` ${code.replaceAll("-", "  ")}\n`],
  ["no groups", (code: string) => code.replaceAll("-", "")],
  ["long dashes and dots", (code: string) => code.replace("-", "–").replace("-", ".").replace("-", "\u2011")],
  ["full-width letters", (code: string) => code.replaceAll("A", "Ａ").replaceAll("7", "７")],
  ["I, one and U", (code: string) => code.replace("L", "I").replace("L", "1").replaceAll("V", "U")],
  ["Cyrillic letters", (code: string) => code.replaceAll("B", "В").replaceAll("H", "н").replaceAll("3", "з")],
])("a code with %s is the same code", (_, write) => {
  const code = "2345-6789-ABCD-EFGH-LLVX";
  expect(parseReturnCode(write(code))).toBe(code.replaceAll("-", ""));
});

test("codes are different, and made of the whole alphabet", async () => {
  const portal = start();
  const codes: string[] = [];
  for (let at = 0; at < 60; at++) {
    const visitor = portal.browser();
    await visitor.fill(own, [["kdo", jana]]);
    codes.push(await saveIn(visitor));
  }
  expect(new Set(codes).size).toBe(60);
  expect(new Set(codes.join("").replaceAll("-", "")).size).toBe(31);
});

test.each([
  ["", "required"],
  ["   ", "required"],
  ["x".repeat(10_000), "invalid"],
  ["2345-6789-ABCD-EFGH-JKLM", "invalid"],
  ["2345-6789-ABCD-EFGH-JKL0", "invalid"],
  ["__proto__", "invalid"],
  ["💥".repeat(20), "invalid"],
  ["\ud800\u0000", "invalid"],
])("the wrong code %j is a 422 that keeps what is typed", async (code, problem) => {
  const portal = start();
  const visitor = portal.browser();
  await visitor.fill(own, [["kdo", jana]]);
  const { status, progress } = await enter(visitor, code);
  expect(status).toBe(422);
  if (progress?.kind !== "resume") throw new Error("no page for the code");
  expect(progress.state.problems.map(({ field, code }) => [field, code])).toEqual([[returnCodeField, problem]]);
  expect(progress.state.values[returnCodeField]).toEqual([code.slice(0, 100)]);
  expect(await visitor.valuesAt(who)).toMatchObject({ jmeno: ["Jana"] });
});

test.each([
  ["/zadosti/stiznost-na-urad-prace", "Tento kód u tohoto formuláře neznáme", "Chyba: "],
  ["/en/applications/complaint-about-labour-office", "We do not know this code for this form", "Error: "],
  ["/ru/applications/complaint-about-labour-office", "Мы не знаем такого кода", "Ошибка: "],
  ["/ua/applications/complaint-about-labour-office", "Ми не знаємо такого коду", "Помилка: "],
])("at %s a wrong code is explained beside the field and above the form", async (address, text, title) => {
  const page = await start().post(`${address}/-/navrat`, { [returnCodeField]: "nic" });
  expect(page.status).toBe(422);
  expect(textOf(page.body).split(text)).toHaveLength(3);
  expect(page.body).toContain(`<title>${title}`);
  expect(page.body).toContain('aria-invalid="true"');
});

test("a code of another form is wrong, and stays right for its own", async () => {
  const second = formOf({ kroky }, { id: "990002", friendlyURLs: { cs_cz: "zkouska/druhy", en_gb: "try/second" } });
  const portal = start([form, second]);
  const [one, two] = [portal.browser(), portal.browser()];
  await one.fill(own, [["kdo", jana]]);
  const code = await saveIn(one);
  expect(await enter(two, code, "/zkouska/druhy/-/navrat")).toMatchObject({ status: 422 });
  expect(await enter(two, code)).toMatchObject({ status: 303 });
});

test("saved answers and files end with their time, after the visitor's own have ended", async () => {
  const portal = start();
  const visitor = portal.browser();
  await visitor.fill(own, [["kdo", jana]]);
  await visitor.send(files, {}, [pdf("a.pdf")]);
  const code = await saveIn(visitor);
  portal.clock.time += 14 * day - 1;
  await portal.restart();
  expect(await visitor.open(other)).toMatchObject({ status: 302, to: who });
  const two = portal.browser();
  expect(await enter(two, code)).toMatchObject({ status: 303, to: other });
  expect(await attachedIn(two)).toEqual(["a.pdf"]);
  portal.clock.time += 1;
  expect(await enter(portal.browser(), code)).toMatchObject({ status: 422 });
});

test("a clock that is set back or ahead for a while ends no code", async () => {
  const portal = start();
  const visitor = portal.browser();
  await visitor.fill(own, [["kdo", jana]]);
  const code = await saveIn(visitor);
  for (const step of [-400 * day, 13 * day]) {
    portal.clock.time += step;
    expect(await enter(portal.browser(), code), `${step}`).toMatchObject({ status: 303 });
    portal.clock.time -= step;
  }
});

test("saving again renews the time and keeps the code; where it was entered, another one replaces it", async () => {
  const portal = start();
  const [one, two] = [portal.browser(), portal.browser()];
  await one.fill(own, [["kdo", jana]]);
  await one.send(files, {}, [pdf("a.pdf")]);
  const code = await saveIn(one);
  portal.clock.time += day / 2;
  await one.send(who, { jmeno: "Jana Nová", vek: "31" });
  const again = await one.send(save, {});
  expect(again).toMatchObject({ status: 201, progress: { code, until: "2026-12-05T00:00:00.000Z" } });
  expect(rowsIn(portal)).toEqual({ answers: 2, files: 2 });
  expect(await enter(two, code)).toMatchObject({ status: 303 });
  expect(await two.valuesAt(who)).toMatchObject({ jmeno: ["Jana Nová"] });
  expect((await two.open(save)).progress).toMatchObject({ kind: "save", isSaved: true });
  const another = await saveIn(two);
  expect(another).not.toBe(code);
  expect(await enter(portal.browser(), code)).toMatchObject({ status: 422 });
  const three = portal.browser();
  expect(await enter(three, another)).toMatchObject({ status: 303 });
  expect(await attachedIn(three)).toEqual(["a.pdf"]);
});

test("two tabs that save or enter at once lose nothing, and a code entered again keeps newer answers", async () => {
  const portal = start();
  const [one, two] = [portal.browser(), portal.browser()];
  await one.fill(own, [["kdo", jana]]);
  await one.send(files, {}, [pdf("a.pdf")]);
  const [code = "", second] = await Promise.all([saveIn(one), saveIn(one)]);
  expect(second).toBe(code);
  expect(rowsIn(portal)).toEqual({ answers: 2, files: 2 });
  const entered = await Promise.all([enter(two, code), enter(two, code)]);
  expect(entered.map(({ status }) => status)).toEqual([303, 303]);
  expect(await attachedIn(two)).toEqual(["a.pdf"]);
  expect(rowsIn(portal)).toEqual({ answers: 3, files: 3 });
  await two.send(who, { jmeno: "Jana Nová", vek: "31" });
  expect(await enter(two, code)).toMatchObject({ status: 303 });
  expect(await two.valuesAt(who)).toMatchObject({ jmeno: ["Jana Nová"] });
});

test("answers that a code would replace are named before", async () => {
  const portal = start();
  const [one, two] = [portal.browser(), portal.browser()];
  await one.fill(own, [["kdo", jana]]);
  const code = await saveIn(one);
  expect(textOf((await two.get(resume)).body)).not.toContain("už máte formulář rozepsaný");
  await two.fill(own, [["kdo", { jmeno: "Petr", vek: "40" }]]);
  expect(textOf((await two.get(resume)).body)).toContain("už máte formulář rozepsaný");
  await enter(two, code);
  expect(await two.valuesAt(who)).toMatchObject({ jmeno: ["Jana"] });
});

test("answers that are deleted in another tab while they are saved, are not saved", async () => {
  const portal = start();
  const visitor = portal.browser();
  await visitor.fill(own, [["kdo", jana]]);
  await visitor.send(files, {}, [pdf("a.pdf")]);
  await Promise.all([visitor.send(save, {}), visitor.send(kept, {})]);
  expect(rowsIn(portal)).toEqual({ answers: 0, files: 0 });
});

test("answers of an account are taken up by the same account only, and the page says so", async () => {
  const portal = start([formOf({ kroky, prihlaseni: "mozne" })]);
  const send = (at: Browser, path: string, fields: Given, visitor: Visitor) => {
    const entries = Object.entries(fields).map(([name, value]): [string, string[]] => [name, [value].flat()]);
    return at.open(path, { visitor, form: { fields: new Map(entries), files: [] } });
  };
  const [one, two] = [portal.browser(), portal.browser()];
  await send(one, who, jana, signedIn("jana"));
  expect((await one.open(save, { visitor: signedIn("jana") })).progress).toMatchObject({ hasOwner: true });
  const { progress } = await send(one, save, {}, signedIn("jana"));
  const code = progress?.kind === "saved" ? progress.code : "";
  for (const visitor of [anyone, signedIn("petr")])
    expect(await send(two, resume, { [returnCodeField]: code }, visitor)).toMatchObject({
      status: 403,
      progress: { kind: "resume", refusal: "others" },
    });
  const refused = await two.post(resume, { [returnCodeField]: code });
  expect(refused.status).toBe(403);
  expect(textOf(refused.body)).toContain("Přihlaste se prosím stejným účtem");
  expect(await two.open(files)).toMatchObject({ status: 302, to: who });
  expect(await send(two, resume, { [returnCodeField]: code }, signedIn("jana"))).toMatchObject({ to: files });
  // Somebody else at the same browser neither saves nor deletes them.
  expect(await send(one, save, {}, signedIn("petr"))).toMatchObject({ status: 303, to: who });
  await send(one, kept, {}, signedIn("petr"));
  expect(await send(portal.browser(), resume, { [returnCodeField]: code }, signedIn("jana"))).toMatchObject({
    to: files,
  });
});

test("a form that has changed meanwhile carries saved answers over by key", async () => {
  const portal = start();
  const [one, two] = [portal.browser(), portal.browser()];
  await one.fill(own, [["kdo", jana]]);
  const code = await saveIn(one);
  const [first] = kroky;
  const pole = [...(first?.pole ?? []), { klic: "obec", druh: "text", popisek: "Obec" }];
  portal.publish([formOf({ kroky: [{ ...first, pole }] })]);
  expect(await enter(two, code)).toMatchObject({ status: 303, to: who });
  expect((await two.open(who)).progress).toMatchObject({
    isChanged: true,
    state: { values: { jmeno: ["Jana"], obec: [] } },
  });
});

test("files that were lost do not keep the others from being taken up", async () => {
  const portal = start();
  const [one, two] = [portal.browser(), portal.browser()];
  await one.fill(own, [["kdo", jana]]);
  await one.send(files, {}, [pdf("a.pdf"), pdf("b.pdf")]);
  const { progress } = await one.open(files);
  const [first = ""] = progress?.kind === "step" ? (progress.state.values["doklad"] ?? []) : [];
  portal.lose(first);
  expect(await enter(two, await saveIn(one))).toMatchObject({ status: 303 });
  expect(await attachedIn(two)).toEqual(["b.pdf"]);
});

test("with FORM_SAVED_DAYS=0 nothing offers to save, and the pages are not there", async () => {
  const portal = start([form], { FORM_SAVED_DAYS: "0" });
  await portal.fill(own, [["kdo", jana]]);
  for (const path of [save, resume]) {
    expect((await portal.get(path)).status, path).toBe(404);
    expect((await portal.post(path, {})).status, path).toBe(404);
  }
  for (const path of [own, who]) expect((await portal.get(path)).body, path).not.toMatch(/navrat|ulozit|ulozeni/);
});

test("the start, each step and the summary lead there", async () => {
  const portal = start();
  expect((await portal.get(own)).body).toContain(`href="${resume}"`);
  expect(textOf((await portal.get(own)).body)).toContain("počkají 14 dní");
  expect((await portal.get(who)).body).toMatch(/<button[^>]*value="ulozit"[^>]*>/);
  await portal.fill(own, [["kdo", jana]]);
  await portal.send(files, {}, [pdf("a.pdf")]);
  await portal.fill(own, [["jine", {}]]);
  expect((await portal.get(summary)).body).toContain(`href="${save}"`);
});

test("a preview shows both pages and keeps nothing", async () => {
  const portal = start();
  const isPreview = true;
  expect(await portal.open(save, { isPreview })).toMatchObject({ status: 200, progress: { kind: "save" } });
  expect(await portal.open(resume, { isPreview })).toMatchObject({ status: 200, progress: { kind: "resume" } });
  for (const path of [save, resume])
    expect(await portal.open(path, { isPreview, form: { fields: new Map(), files: [] } })).toMatchObject({
      status: 403,
    });
});

test("without answers there is nothing to save", async () => {
  const portal = start();
  expect(await portal.open(save)).toMatchObject({ status: 302, to: who });
  expect(await portal.send(save, {})).toMatchObject({ status: 303, to: who });
  expect(await portal.open(save, { answersId: null })).toMatchObject({ status: 302, to: who });
  expect((await portal.open(resume, { answersId: null })).status).toBe(200);
});

test("an address that guesses is refused for an hour, and told so", async () => {
  const portal = start();
  const visitor = portal.browser();
  await visitor.fill(own, [["kdo", jana]]);
  const code = await saveIn(visitor);
  const from = (sender: string, typed: string) =>
    portal.browser().open(resume, { sender, form: { fields: new Map([[returnCodeField, [typed]]]), files: [] } });
  for (let count = 0; count < hourlyBudget.resumed; count++)
    expect((await from("192.0.2.1", `code ${count}`)).status).toBe(422);
  expect(await from("192.0.2.1", code)).toMatchObject({ status: 429, progress: { refusal: "often" } });
  expect(await from("192.0.2.2", code)).toMatchObject({ status: 303 });
  portal.clock.time += day / 24;
  expect(await from("192.0.2.1", code)).toMatchObject({ status: 303 });
});

test("no part of the page with the code stays in the memory of the process", async () => {
  const portal = start();
  const answersId = "a".repeat(43);
  await portal.fill(own, [["kdo", jana]]);
  const store = { ...fixtures, contents: [...fixtures.contents, form] };
  const resolved = await visit(
    save,
    { answersId, form: { fields: new Map(), files: [] } },
    recordedServices({ forms: portal.forms(), store }),
  );
  if (resolved.kind !== "page") throw new Error("no page");
  expect(resolved.progress?.kind).toBe("saved");
  expect(documentKeyOf(resolved)).toBeNull();
});

test("the code is in no address, log line or file, and on one page only", async () => {
  const portal = start();
  const visitor = portal.browser();
  await visitor.fill(own, [["kdo", jana]]);
  const page = await visitor.post(save, {});
  expect(page).toMatchObject({ status: 201, cacheable: false });
  expect(page.body).toContain("<title>Odpovědi jsme uložili – Zkouška");
  const [code = ""] = /(?:[2-9A-Z]{4}-){4}[2-9A-Z]{4}/.exec(page.body) ?? [];
  expect(parseReturnCode(code)).not.toBeNull();
  expect(textOf(page.body)).toContain(resume);
  expect(page.body.match(/(?:href|action)="[^"]*"/g)?.join()).not.toContain(code);
  for (const path of [save, resume, kept, who]) expect((await visitor.get(path)).body, path).not.toContain(code);
  const entered = await enter(portal.browser(), code);
  expect(entered.to).toBe(files);
  const written = [
    JSON.stringify(portal.lines),
    ...["forms.sqlite", "forms.sqlite-wal"].map((name) => readFileSync(join(portal.folder, name), "latin1")),
  ].join();
  expect(written.length).toBeGreaterThan(1000);
  for (const text of [code, code.replaceAll("-", ""), "Jana"]) expect(written, text).not.toContain(text);
});
