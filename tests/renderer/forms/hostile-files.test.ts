import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { patience } from "../../patience.ts";
import { answersTo, formOf, type GivenFile, own, problemsOf, startForms } from "./form-portal.ts";

type Part = Record<string, unknown>;
type Portal = Awaited<ReturnType<typeof start>>;

const at = (step: string) => `${own}/-/krok/${step}`;
const summary = `${own}/-/souhrn`;
const ask = (klic: string, druh = "text", more: Part = {}) => ({ klic, druh, popisek: `Otázka ${klic}`, ...more });
const step = (klic: string, pole: object[], more: Part = {}) => ({ klic, nadpis: `Krok ${klic}`, pole, ...more });
const children = { opakovani: { min: 1, max: 4, nazev: "Dítě" } };
const optional = { nepovinne: true };
const files = (key: string, more: Part = {}) => ask(key, "soubory", { pravidla: { max: 5 }, ...more });

const who = step("kdo", [ask("jmeno"), ask("ma", "anoNe")]);
const kids = step("deti", [ask("dite"), files("list", optional)], children);
const papers = (pole: object[] = [files("a"), files("b", optional), ask("slovo")], more: Part = {}) =>
  step("prilohy", pole, more);
const original = formOf({ kroky: [who, kids, papers()] });
const english = formOf({ kroky: [who, kids, papers()] }, { language: "en_gb", name: "Try" });

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = (field: string, name: string, text = name): GivenFile => ({ field, name, content: `%PDF-1.7 ${text}` });
const letters = (field: string, ...names: string[]) => names.map((name) => pdf(field, `${name}.pdf`));
const upload = { _akce: "nahrat" };

async function start(records = [original, english]) {
  const portal = startForms(records);
  await portal.fill(own, [["kdo", { jmeno: "Jana", ma: "ano" }]]);
  /** The ids and the names of the files that a page lists, by question. */
  async function listed(path: string, open = portal.open) {
    const { progress, to } = await open(path);
    if (progress?.kind !== "step") throw new Error(`no step: ${to}`);
    const { state, files, shown } = progress;
    const keys = shown.questions.filter(({ kind }) => kind === "files").map(({ key }) => key);
    const ids = (key: string) => state.values[key] ?? [];
    const names = Object.fromEntries(keys.map((key) => [key, ids(key).map((id) => files[id]?.name ?? id)]));
    return { names, ids: keys.flatMap(ids) };
  }
  const names = async (path: string) => (await listed(path)).names;
  /** Sends the form; returns what the office got: the answers, and the content of each file by its place. */
  async function sent() {
    const count = portal.delivered().length;
    expect(await portal.sendSummary(own)).toMatchObject({ to: `${own}/-/odeslano` });
    await vi.waitFor(() => expect(portal.delivered()).toHaveLength(count + 1), patience);
    return portal.delivered()[count];
  }
  const contents = () =>
    globSync("submissions/**/*", { cwd: portal.folder, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".json"))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8").slice("%PDF-1.7 ".length))
      .toSorted();
  const texts = (got: Awaited<ReturnType<typeof sent>>) =>
    (got?.answers ?? [])
      .filter(({ question, texts: shown }) => ["list", "a", "b"].includes(question) && shown.length > 0)
      .map(({ question, entry, texts: shown }) => `${question} ${entry}: ${shown.join()}`);
  return { ...portal, listed, names, sent, contents, texts };
}

async function withChildren() {
  const portal = await start();
  await portal.send(at("deti"), { dite: "A", _akce: "pridat" }, letters("list", "1"));
  await portal.send(at("deti/2"), { dite: "B", _akce: "pridat" }, letters("list", "2"));
  await portal.send(at("deti/3"), { dite: "C" }, letters("list", "3"));
  return portal;
}

async function answered(files: GivenFile[] = letters("a", "x", "y")) {
  const portal = await start();
  await portal.send(at("deti"), { dite: "A" });
  expect(await portal.send(at("prilohy"), { slovo: "ano" }, files)).toMatchObject({ to: summary });
  return portal;
}

const codes = ({ progress }: Awaited<ReturnType<Portal["send"]>>) =>
  progress?.kind === "step" ? progress.state.problems.map(({ field, code }) => `${field}: ${code}`) : null;

test("files stay with their entry when one in the middle is taken away", async () => {
  const portal = await withChildren();
  await portal.send(at("deti/2"), { dite: "B", _akce: "odebrat" });
  expect(await portal.names(at("deti/2"))).toEqual({ list: ["3.pdf"] });
  await portal.send(at("deti/2"), { dite: "C", _akce: "pridat" });
  expect(await portal.names(at("deti/3"))).toEqual({ list: [] });
  await portal.send(at("deti/3"), { dite: "D" }, letters("list", "4"));
  await portal.send(at("prilohy"), { slovo: "x" }, letters("a", "x"));
  expect(portal.texts(await portal.sent())).toEqual(["list 1: 1.pdf", "list 2: 3.pdf", "list 3: 4.pdf", "a 1: x.pdf"]);
  expect(portal.contents()).toEqual(["1.pdf", "3.pdf", "4.pdf", "x.pdf"]);
});

test("one document of two children and of two questions comes with each", async () => {
  const portal = await start();
  await portal.send(at("deti"), { dite: "A", _akce: "pridat" }, letters("list", "x"));
  await portal.send(at("deti/2"), { dite: "B" }, letters("list", "x"));
  const both = [...letters("a", "x"), ...letters("b", "x")];
  expect(codes(await portal.send(at("prilohy"), { slovo: "x" }, both))).toBe(null);
  expect(portal.texts(await portal.sent())).toEqual(["list 1: x.pdf", "list 2: x.pdf", "a 1: x.pdf", "b 1: x.pdf"]);
  expect(portal.contents()).toEqual(["x.pdf", "x.pdf", "x.pdf", "x.pdf"]);
});

test("files of the same name with other content all arrive", async () => {
  const same = ["1", "2"].flatMap((text) => [pdf("a", "x.pdf", text), pdf("b", "e\u0301.pdf", `b${text}`)]);
  const portal = await answered([...same, pdf("a", "X.pdf", "3"), pdf("b", "\u00e9.pdf", "b3")]);
  await portal.sent();
  expect(portal.contents()).toEqual(["1", "2", "3", "b1", "b2", "b3"]);
});

test("a file that goes and one that comes after the summary are what is sent", async () => {
  const portal = await answered();
  const [id] = (await portal.listed(at("prilohy"))).ids;
  await portal.send(at("prilohy"), { slovo: "ano", _akce: `soubor:${id}` });
  await portal.send(at("prilohy"), { slovo: "ano" }, letters("a", "z"));
  expect((await portal.get(summary)).body).not.toContain("x.pdf");
  expect(portal.texts(await portal.sent())).toContain("a 1: y.pdf,z.pdf");
  expect(portal.contents()).toEqual(["y.pdf", "z.pdf"]);
});

test("files stay when the language changes", async () => {
  const portal = await answered();
  expect(await portal.names("/en/try/form/-/krok/prilohy")).toEqual({ a: ["x.pdf", "y.pdf"], b: [] });
  await portal.send("/en/try/form/-/krok/prilohy", { slovo: "yes" }, letters("b", "z"));
  expect(portal.texts(await portal.sent())).toEqual(["a 1: x.pdf,y.pdf", "b 1: z.pdf"]);
});

const word = ask("slovo");
const no = { kdyz: { podminky: [{ pole: "ma", vztah: "je", hodnota: "ne" }] } };

test.each<[string, Part[], string, string[]]>([
  ["removed", [word], summary, []],
  ["renamed", [files("c"), word], at("prilohy"), []],
  ["hidden", [files("a", no), word], summary, []],
  ["joined by a required one", [files("a"), files("c"), word], at("prilohy"), []],
  ["a text now", [ask("a"), word], at("prilohy"), []],
  ["a choice of no files now", [files("a", { ...optional, pravidla: { max: 1 } }), word], at("prilohy"), []],
  ["as before", [files("a"), word], summary, ["x.pdf", "y.pdf"]],
])("a question of files that is %s sends no file unseen", async (_, pole, place, left) => {
  const portal = await answered();
  portal.publish([formOf({ kroky: [who, kids, papers(pole)] })]);
  const opened = await portal.open(summary);
  expect(opened.status === 200 ? summary : opened.to).toBe(place);
  if (place === summary) await portal.sent();
  expect(portal.contents()).toEqual(left);
});

test("a step of files that is hidden now sends none; shown again, it has them", async () => {
  const portal = await answered();
  portal.publish([formOf({ kroky: [who, kids, papers(undefined, no)] })]);
  expect((await portal.get(summary)).body).not.toContain("x.pdf");
  portal.publish([original]);
  expect((await portal.get(summary)).body).toContain("x.pdf");
  portal.publish([formOf({ kroky: [who, kids, papers(undefined, no)] })]);
  await portal.sent();
  expect(portal.contents()).toEqual([]);
});

test("an answer in words does not become a file, nor a file an answer in words", async () => {
  const portal = await answered();
  portal.publish([formOf({ kroky: [who, kids, papers([ask("a"), files("slovo")])] })]);
  expect(await portal.names(at("prilohy"))).toEqual({ slovo: [] });
  expect((await portal.valuesAt(at("prilohy")))?.["a"]?.join("") ?? "").toBe("");
  expect(codes(await portal.send(at("prilohy"), { a: "text" }))).toEqual(["slovo: fileRequired"]);
});

test("an eleventh file is refused, wherever the ten are", async () => {
  const portal = await start();
  await portal.send(at("deti"), { dite: "A", _akce: "pridat" }, letters("list", "1", "2", "3", "4"));
  await portal.send(at("deti/2"), { dite: "B" }, letters("list", "5", "6", "7"));
  const more = await portal.send(at("prilohy"), { slovo: "x" }, [
    ...letters("a", "8", "9"),
    ...letters("b", "10", "11"),
  ]);
  expect([more.status, problemsOf(more)]).toEqual([422, ["b"]]);
  expect(await portal.names(at("prilohy"))).toEqual({ a: ["8.pdf", "9.pdf"], b: ["10.pdf"] });
  const [, nine] = (await portal.listed(at("prilohy"))).ids;
  await portal.send(at("prilohy"), { slovo: "x", _akce: `soubor:${nine}` });
  expect(await portal.send(at("prilohy"), { slovo: "x" }, letters("b", "11"))).toMatchObject({ to: summary });
  await portal.sent();
  expect(portal.contents()).toHaveLength(10);
});

test("a second click on remove takes no other file", async () => {
  const portal = await answered();
  const [id] = (await portal.listed(at("prilohy"))).ids;
  const remove = () => portal.send(at("prilohy"), { slovo: "ano", _akce: `soubor:${id}` });
  for (const { status } of [...(await Promise.all([remove(), remove()])), await remove()]) expect(status).toBe(303);
  expect(await portal.names(at("prilohy"))).toEqual({ a: ["y.pdf"], b: [] });
});

test("a forged or foreign id removes nothing", async () => {
  const portal = await answered();
  const other = portal.visitor("b".repeat(43));
  await other.fill(own, [["kdo", { jmeno: "Jan", ma: "ne" }]]);
  await other.send(at("deti"), { dite: "A" });
  await other.send(at("prilohy"), upload, letters("a", "cizi"));
  const [foreign = ""] = (await portal.listed(at("prilohy"), other.open)).ids;
  expect(foreign).not.toBe("");
  const forged = ["x", "", "__proto__", "../x", "a", `${foreign}`, "\0", "x".repeat(10_000)].map(
    (id) => `soubor:${id}`,
  );
  for (const _akce of [...forged, "soubor", ["soubor:x", "nahrat"]]) {
    expect([302, 303, 404, 422], String(_akce)).toContain(
      (await portal.send(at("prilohy"), { slovo: "s", _akce })).status,
    );
    expect(await portal.names(at("prilohy"))).toEqual({ a: ["x.pdf", "y.pdf"], b: [] });
  }
  expect((await portal.listed(at("prilohy"), other.open)).names).toEqual({ a: ["cizi.pdf"], b: [] });
  expect(await other.send(at("prilohy"), { slovo: "x" })).toMatchObject({ to: summary });
  await other.sendSummary(own);
  await vi.waitFor(() => expect(portal.contents()).toEqual(["cizi.pdf"]), patience);
});

test("upload without a file keeps what is typed and demands nothing", async () => {
  const portal = await start();
  await portal.send(at("deti"), { dite: "A" });
  expect(await portal.send(at("prilohy"), { slovo: "rozepsáno", ...upload })).toMatchObject({ to: at("prilohy") });
  expect(await portal.valuesAt(at("prilohy"))).toMatchObject({ slovo: ["rozepsáno"] });
  const wrong = await portal.send(at("prilohy"), { slovo: "dál", ...upload }, [
    { ...pdf("a", "a.exe"), content: "MZ" },
  ]);
  expect(codes(wrong)).toEqual(["a: fileTypes"]);
  expect(wrong.progress).toMatchObject({ state: { values: { slovo: ["dál"] } } });
});

test("a file chosen while another is removed is kept", async () => {
  const portal = await answered();
  const [id] = (await portal.listed(at("prilohy"))).ids;
  await portal.send(at("prilohy"), { slovo: "ano", _akce: `soubor:${id}` }, letters("a", "z"));
  expect(await portal.names(at("prilohy"))).toEqual({ a: ["y.pdf", "z.pdf"], b: [] });
});

test("a file that is removed is gone, also when one chosen at the same time is refused", async () => {
  const portal = await answered();
  const [id] = (await portal.listed(at("prilohy"))).ids;
  const program = { ...pdf("a", "z.pdf"), content: "MZ" };
  const sent = await portal.send(at("prilohy"), { slovo: "ano", _akce: `soubor:${id}` }, [program]);
  expect(codes(sent)).toEqual(["a: fileTypes"]);
  expect(await portal.names(at("prilohy"))).toEqual({ a: ["y.pdf"], b: [] });
});

test("one of ten files can be replaced at once", async () => {
  const digits = ["1", "2", "3", "4", "5"];
  const portal = await answered([...letters("a", ...digits), ...letters("b", ...digits.map((digit) => `b${digit}`))]);
  const [id] = (await portal.listed(at("prilohy"))).ids;
  await portal.send(at("prilohy"), { slovo: "ano", _akce: `soubor:${id}` }, letters("a", "z"));
  expect((await portal.names(at("prilohy")))["a"]).toEqual(["2.pdf", "3.pdf", "4.pdf", "5.pdf", "z.pdf"]);
});

test("a file chosen in place of the only one that fits is kept", async () => {
  const portal = await start([formOf({ kroky: [who, papers([files("a", { pravidla: { max: 1 } }), word])] })]);
  await portal.send(at("prilohy"), upload, letters("a", "x"));
  const [id] = (await portal.listed(at("prilohy"))).ids;
  await portal.send(at("prilohy"), { slovo: "ano", _akce: `soubor:${id}` }, letters("a", "z"));
  expect(await portal.names(at("prilohy"))).toEqual({ a: ["z.pdf"] });
});

test("files where none is asked for are dropped, and nothing fails", async () => {
  const portal = await start();
  const name = await portal.send(at("kdo"), { ma: "ne" }, [...letters("jmeno", "x"), ...letters("a", "y")]);
  expect([name.status, problemsOf(name)]).toEqual([422, ["jmeno"]]);
  expect((await portal.send(at("prilohy"), { slovo: "x" }, letters("a", "unreached"))).status).toBeLessThan(400);
  await portal.send(at("deti"), { dite: "A" }, letters("a", "z"));
  expect(await portal.names(at("prilohy"))).toEqual({ a: [], b: [] });
  const strange = ["__proto__", "constructor", "dite", "list", "", "a[]", "a.0", "_akce"].flatMap((field) =>
    letters(field, "q"),
  );
  await portal.send(at("prilohy"), { slovo: "x" }, [...strange, ...letters("a", "x")]);
  const submission = await portal.submissionAt(own);
  const sent = await portal.send(summary, { submission, declaration: "ano" }, letters("a", "late"));
  expect(sent).toMatchObject({ to: `${own}/-/odeslano` });
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(portal.contents()).toEqual(["x.pdf"]);
  for (const path of [at("prilohy"), `${own}/-/odeslano`, summary, `${own}/-/krok/nic`, own, `${own}/-/odpovedi`])
    expect((await portal.send(path, { slovo: "x" }, letters("a", "late"))).status, path).toBeLessThan(500);
  await portal.send(at("kdo"), { jmeno: "Jana", ma: "ano" });
  await portal.send(at("deti"), { dite: "A" });
  expect(await portal.names(at("prilohy"))).toEqual({ a: [], b: [] });
  portal.publish([]);
  expect((await portal.send(at("prilohy"), { slovo: "x" }, letters("a", "late"))).status).toBe(404);
});

test("a visitor without a cookie loses no page and leaves no file to the next", async () => {
  const portal = await start();
  const nobody = portal.visitor("");
  for (const path of ["kdo", "deti", "prilohy"].map(at))
    expect(
      (await nobody.send(path, { jmeno: "J", ma: "ano", dite: "A", slovo: "x" }, letters("a", "x"))).status,
    ).toBeLessThan(500);
  const form = { fields: new Map([["slovo", ["x"]]]), files: [] };
  expect((await portal.open(at("prilohy"), { answersId: null, form })).status).toBeLessThan(400);
  await portal.send(at("deti"), { dite: "A" });
  expect(await portal.names(at("prilohy"))).toEqual({ a: [], b: [] });
});

test("two tabs that add and remove at the same time lose nothing", async () => {
  const portal = await answered();
  const add = (field: string, name: string) =>
    portal.send(at("prilohy"), { slovo: "ano", ...upload }, letters(field, name));
  await Promise.all([add("a", "z"), add("b", "1"), add("b", "2"), portal.send(at("kdo"), { jmeno: "Eva", ma: "ne" })]);
  const { names, ids } = await portal.listed(at("prilohy"));
  expect([names["a"], names["b"]?.toSorted()]).toEqual([
    ["x.pdf", "y.pdf", "z.pdf"],
    ["1.pdf", "2.pdf"],
  ]);
  const remove = (id = "") => portal.send(at("prilohy"), { slovo: "ano", _akce: `soubor:${id}` });
  await Promise.all([remove(ids[0]), remove(ids[2]), add("b", "3"), portal.send(at("deti"), { dite: "Nová" })]);
  const left = await portal.names(at("prilohy"));
  expect([left["a"], left["b"]?.toSorted()]).toEqual([["y.pdf"], ["1.pdf", "2.pdf", "3.pdf"]]);
  const got = await portal.sent();
  expect([answersTo(got, "jmeno"), answersTo(got, "dite")]).toEqual([[["Eva"]], [["Nová"]]]);
});

test("a file added while the form is sent is with it or is not, and it is sent once", async () => {
  const portal = await answered();
  const submission = await portal.submissionAt(own);
  const send = () => portal.send(summary, { submission, declaration: "ano" });
  const add = () => portal.send(at("prilohy"), { slovo: "ano" }, letters("b", "z"));
  for (const { status } of await Promise.all([send(), add(), send()])) expect(status).toBeLessThan(400);
  if (portal.delivered().length === 0 && (await portal.open(summary)).status === 200) await portal.sendSummary(own);
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(["x.pdf y.pdf", "x.pdf y.pdf z.pdf"]).toContain(portal.contents().join(" "));
});

const badName = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]|^\.|[. ]$/iu;

test.each([
  'a"b.pdf',
  "a\nb.pdf",
  "a\r\nX: y.pdf",
  "😀.pdf",
  "\u202efdp.exe.pdf",
  `${"x".repeat(300)}.pdf`,
  `${"ž".repeat(300)}.pdf`,
  "....pdf",
  ".pdf",
  "..%2f.pdf",
  "CON.pdf",
  "nul.pdf",
  "com1.x.pdf",
  "../../../etc/x.pdf",
  "C:\\x\\y.pdf",
  "a\0.pdf",
  "<script>alert(1)</script>.pdf",
  "__proto__.pdf",
  "a.PDF",
  " a .pdf",
  "\ud800.pdf",
  "a:b|c*?.pdf",
  "submission.json.pdf",
  "-rf.pdf",
])("the file name %j is taken and harms nobody, or is refused", async (name) => {
  const portal = await start();
  await portal.send(at("deti"), { dite: "A" });
  const sent = await portal.send(at("prilohy"), { slovo: "x" }, [pdf("a", name, "1"), pdf("a", `x${name}`, "2")]);
  if (sent.status === 422) return expect(codes(sent)).toEqual(["a: fileTypes"]);
  for (const path of [at("prilohy"), summary]) expect((await portal.get(path)).body).not.toContain("<script>alert(1)");
  const got = await portal.sent();
  expect(portal.contents()).toEqual(["1", "2"]);
  const paths = globSync("submissions/**/*", { cwd: portal.folder, withFileTypes: true });
  for (const entry of paths) expect(entry.name).not.toMatch(badName);
  const about = (got as unknown as { files: { name: string }[] }).files;
  for (const { name: told } of about)
    expect([told, badName.test(told)]).toEqual([expect.stringMatching(/\.pdf$/i), false]);
});

test.each<[string, string | Buffer, number[]]>([
  ["a.jpg", png, [422]],
  ["a.pdf", png, [422]],
  ["a.png", "%PDF-1.7", [422]],
  ["a.png", png, [303]],
  ["a", "%PDF-1.7", [422]],
  ["a.pdf.exe", "%PDF-1.7", [422]],
  ["a.pdf", "  \n%PDF-1.7", [303, 422]],
  ["a.pdf", "<svg onload=alert(1)>%PDF-1.7", [422]],
  ["a.svg", "<svg/>", [422]],
])("the file %s of %s is judged by its name and its content", async (name, content, statuses) => {
  const portal = await start();
  await portal.send(at("deti"), { dite: "A" });
  const sent = await portal.send(at("prilohy"), { slovo: "x" }, [{ field: "a", name, content }]);
  expect(statuses).toContain(sent.status);
  if (sent.status === 422) expect(codes(sent)).toEqual(["a: fileTypes"]);
});
