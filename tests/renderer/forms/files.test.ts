import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { SubmittedFile } from "#schemas/forms/submission.ts";
import { patience } from "../../patience.ts";
import { formOf, own, startForms } from "./form-portal.ts";

const steps = [
  {
    klic: "osoba",
    nadpis: "Kdo žádá",
    pole: [
      { klic: "jmeno", druh: "text", popisek: "Jméno" },
      { klic: "bydliste", druh: "adresa", popisek: "Bydliště", autocomplete: "street-address" },
      { klic: "ma", druh: "anoNe", popisek: "Máte průkaz?" },
    ],
  },
  {
    klic: "prilohy",
    nadpis: "Přílohy",
    pole: [
      { klic: "pocet", druh: "cislo", popisek: "Kolik vás je" },
      { klic: "doklady", druh: "soubory", popisek: "Doklady", pravidla: { max: 2, bezUdaju: true } },
      {
        klic: "prukaz",
        druh: "soubory",
        popisek: "Průkaz",
        nepovinne: true,
        kdyz: { podminky: [{ pole: "ma", vztah: "je", hodnota: "ano" }] },
      },
    ],
  },
];

const form = formOf({ kroky: steps });
const person = {
  ...{ jmeno: "Jana", ma: "ano" },
  ...{ "bydliste-ulice": "Na Poříčním právu 1", "bydliste-obec": "Praha", "bydliste-psc": "128 01" },
};
const [first, second] = [`${own}/-/krok/osoba`, `${own}/-/krok/prilohy`];
const pdf = (name: string, field = "doklady") => ({ field, name, content: `%PDF-1.7 ${name}` });

async function start() {
  const portal = startForms([form]);
  expect(await portal.send(first, person)).toMatchObject({ status: 303, to: second });
  const { open } = portal;
  /** The names of the attached files, by question. */
  async function attached(): Promise<Record<string, string[]>> {
    const { progress } = await open(second);
    if (progress?.kind !== "step") throw new Error("no step");
    const { state, files, shown } = progress;
    const asked = shown.questions.filter(({ kind }) => kind === "files").map(({ key }) => key);
    const namesOf = (key: string) => (state.values[key] ?? []).map((id) => files[id]?.name ?? id);
    return Object.fromEntries(asked.map((key) => [key, namesOf(key)]));
  }
  return { ...portal, attached };
}

const problemsIn = ({ progress }: Awaited<ReturnType<ReturnType<typeof startForms>["open"]>>) =>
  progress?.kind === "step" ? progress.state.problems.map(({ field, code }) => `${field}: ${code}`) : null;

test("an address is three answers, each with its own rule", async () => {
  const portal = startForms([form]);
  const wrong = await portal.send(first, { ...person, "bydliste-psc": "12", "bydliste-obec": "" });
  expect(wrong.status).toBe(422);
  expect(problemsIn(wrong)).toEqual(["bydliste-obec: required", "bydliste-psc: invalid"]);
  const { body } = await portal.get(first);
  expect(body).toContain("Bydliště: PSČ");
  expect(body.match(/autoComplete="([^"]*)"/gi)).toEqual(
    ["off", "street-address", "address-level2", "postal-code"].map((token) => `autoComplete="${token}"`),
  );
});

test("files that arrive with a wrong answer stay, are listed, and need not be sent again", async () => {
  const portal = await start();
  const wrong = await portal.send(second, { pocet: "dva" }, [pdf("a.pdf"), pdf("b.pdf")]);
  expect(wrong.status).toBe(422);
  expect(problemsIn(wrong)).toEqual(["pocet: integer"]);
  expect(wrong.progress).toMatchObject({ state: { values: { pocet: ["dva"] } } });
  expect(await portal.attached()).toEqual({ doklady: ["a.pdf", "b.pdf"], prukaz: [] });
  expect(await portal.send(second, { pocet: "2" })).toMatchObject({ status: 303, to: `${own}/-/souhrn` });
});

test("without a needed file the step is open", async () => {
  const portal = await start();
  expect(problemsIn(await portal.send(second, { pocet: "1" }))).toEqual(["doklady: fileRequired"]);
});

test("a file taken away is gone, and what else is typed stays", async () => {
  const portal = await start();
  await portal.send(second, { pocet: "dva" }, [pdf("a.pdf"), pdf("b.pdf")]);
  const { progress } = await portal.open(second);
  const [id] = progress?.kind === "step" ? (progress.state.values["doklady"] ?? []) : [];
  const sent = await portal.send(second, { pocet: "tři", _akce: `soubor:${id}` });
  expect(sent).toMatchObject({ status: 303, to: second });
  expect(await portal.attached()).toEqual({ doklady: ["b.pdf"], prukaz: [] });
  expect(await portal.valuesAt(second)).toMatchObject({ pocet: ["tři"] });
});

test("a file can be uploaded before the step is finished", async () => {
  const portal = await start();
  expect(await portal.send(second, { _akce: "nahrat" }, [pdf("a.pdf")])).toMatchObject({ status: 303, to: second });
  expect(await portal.send(second, { _akce: "nahrat" }, [pdf("b.pdf")])).toMatchObject({ status: 303, to: second });
  expect(await portal.attached()).toEqual({ doklady: ["a.pdf", "b.pdf"], prukaz: [] });
});

test("Enter in a field presses the button that goes on, not one that takes a file away", async () => {
  const portal = await start();
  await portal.send(second, { _akce: "nahrat" }, [pdf("a.pdf")]);
  const { body } = await portal.get(second);
  const form = body.slice(body.indexOf("<form", body.indexOf("<main")));
  expect(form).toContain("soubor:");
  expect(/<button type="submit"([^>]*)>/.exec(form)?.[1]).not.toContain("_akce");
});

test("the same file sent by a second click is there once", async () => {
  const portal = await start();
  const send = () => portal.send(second, { pocet: "1" }, [pdf("a.pdf")]);
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([303, 303]);
  await send();
  const { doklady = [] } = await portal.attached();
  expect(doklady).toEqual(["a.pdf"]);
});

test.each([
  ["too many files", [pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf")], "fileMaxLength", ["a.pdf", "b.pdf"]],
  ["the same file twice at once", [pdf("a.pdf"), pdf("a.pdf")], "fileDuplicate", ["a.pdf"]],
  ["a program", [pdf("a.pdf"), { ...pdf("b.pdf"), content: "MZ" }], "fileTypes", ["a.pdf"]],
  ["another ending", [pdf("a.pdf"), pdf("b.exe")], "fileTypes", ["a.pdf"]],
  ["an empty file", [{ ...pdf("a.pdf"), content: "" }, pdf("b.pdf")], "fileInvalid", ["b.pdf"]],
  ["a broken picture", [{ ...pdf("a.jpg"), content: Buffer.from("ffd8ff00", "hex") }], "fileInvalid", []],
  [
    "a large file",
    [{ ...pdf("a.pdf"), content: Buffer.concat([Buffer.from("%PDF"), Buffer.alloc(10_000_000)]) }],
    "fileMaxSize",
    [],
  ],
])("%s: what is right stays, and the page says what is wrong", async (_, files, code, left) => {
  const portal = await start();
  const sent = await portal.send(second, { pocet: "1" }, files);
  expect(sent.status).toBe(422);
  expect(problemsIn(sent)).toEqual([`doklady: ${code}`]);
  expect((await portal.attached())["doklady"]).toEqual(left);
});

test.each(["infected", "encrypted", "refused"] as const)(
  "a file that is %s is refused with its reason",
  async (verdict) => {
    const portal = await start();
    const file: SubmittedFile = {
      ...{ field: "doklady", id: "x", name: "a.pdf", type: "application/pdf", size: 9, hash: "1" },
      verdict,
    };
    const sent = await portal.open(second, { form: { fields: new Map([["pocet", ["1"]]]), files: [file] } });
    expect(problemsIn(sent)).toEqual([`doklady: file${verdict[0]?.toUpperCase()}${verdict.slice(1)}`]);
    expect(await portal.attached()).toEqual({ doklady: [], prukaz: [] });
  },
);

test("ids of files cannot be typed, nor taken from another visitor", async () => {
  const portal = await start();
  await portal.send(second, { pocet: "dva" }, [pdf("a.pdf")]);
  const { progress } = await portal.open(second);
  const [id = ""] = progress?.kind === "step" ? (progress.state.values["doklady"] ?? []) : [];
  const other = portal.visitor("b".repeat(43));
  await other.send(first, { ...person, jmeno: id });
  expect(problemsIn(await other.send(second, { pocet: "1", doklady: id }))).toEqual(["doklady: fileRequired"]);
  await other.send(`${own}/-/odpovedi`, {});
  expect(await portal.send(second, { pocet: "1" })).toMatchObject({ to: `${own}/-/souhrn` });
  expect(await portal.sendSummary(own)).toMatchObject({ to: `${own}/-/odeslano` });
});

test("the recipient gets the files of the questions that were shown, and nothing of the others", async () => {
  const portal = await start();
  await portal.send(second, { pocet: "1" }, [pdf("a.pdf"), pdf("p.pdf", "prukaz")]);
  await portal.send(first, { ...person, ma: "ne" });
  expect((await portal.get(`${own}/-/souhrn`)).body).toContain("a.pdf");
  expect(await portal.sendSummary(own)).toMatchObject({ to: `${own}/-/odeslano` });
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  const [submission] = portal.delivered();
  expect(submission?.answers.find(({ question }) => question === "doklady")).toMatchObject({ texts: ["a.pdf"] });
  const files = globSync("submissions/**/*.pdf", { cwd: portal.folder });
  expect(files).toHaveLength(1);
  expect(readFileSync(join(portal.folder, files[0] ?? ""), "utf8")).toBe("%PDF-1.7 a.pdf");
  // Sent again, it is a new form without files.
  await portal.send(first, person);
  expect(await portal.attached()).toEqual({ doklady: [], prukaz: [] });
});

test("files outlive a restart; deleted answers delete them", async () => {
  const portal = await start();
  await portal.send(second, { pocet: "1" }, [pdf("a.pdf")]);
  await portal.restart();
  expect(await portal.attached()).toEqual({ doklady: ["a.pdf"], prukaz: [] });
  const { progress } = await portal.open(second);
  const [id = ""] = progress?.kind === "step" ? (progress.state.values["doklady"] ?? []) : [];
  await portal.send(`${own}/-/odpovedi`, {});
  const content = { reference: "R", sentAt: "", answers: [], sender: null, declaration: null };
  const about = { step: "s", entry: 1, question: "q", name: "n", type: "t", size: 14, sha256: "" };
  const formPart = { id: "1", title: "", address: "", language: "cs", version: "" };
  const lost = await portal.forms().submit("x", {
    ...{ channel: "office", keptDays: 0, fileIds: [id] },
    content: { ...content, form: formPart, files: [about] },
  });
  expect(lost).toEqual([id]);
});

test("a file that the store has lost is asked for again, and nothing is sent without it", async () => {
  const portal = await start();
  await portal.send(second, { pocet: "1" }, [pdf("a.pdf")]);
  const { progress } = await portal.open(second);
  const [id = ""] = progress?.kind === "step" ? (progress.state.values["doklady"] ?? []) : [];
  await portal.lose(id);
  await portal.sendSummary(own);
  expect(await portal.open(`${own}/-/souhrn`)).toMatchObject({ status: 302, to: second });
  expect(portal.delivered()).toEqual([]);
});
