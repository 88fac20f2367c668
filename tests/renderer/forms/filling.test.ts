import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { quickestMs } from "#renderer/forms/take-summary.ts";
import { createForms } from "#server/forms/forms.ts";
import { createLog } from "#server/http/log.ts";
import { patience } from "../../patience.ts";
import { type Options, recordedServices, visit } from "../recorded-portal.ts";

const request = "/zadosti/zadost-o-informace";
const vacancy = "/up/zamestnavatele/hlaseni-volneho-mista";

/** The portal with forms kept in a folder, and a visitor who sends them. */
function start(environment: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), "portal-filling-"));
  const log = createLog("silent");
  const config = { folder: "forms", channels: [], scanner: null };
  const clock = { time: Date.parse("2026-11-20T12:00:00Z"), now: () => clock.time };
  const forms = createForms({ config, secrets: null, root, store: null, clock, log });
  onTestFinished(async () => {
    await forms.close();
    rmSync(root, { recursive: true });
  });
  const services = { ...recordedServices({ environment, forms }), clock };
  const folder = join(root, "forms/submissions");

  function visitor(answersId: string) {
    async function open(path: string, options: Options = {}) {
      const resolved = await visit(path, { answersId, ...options }, services);
      if (resolved.kind === "redirect") return { status: resolved.status, to: resolved.location, progress: null };
      if (resolved.kind === "page") return { status: resolved.status, to: "", progress: resolved.progress ?? null };
      return { status: resolved.status, to: "", progress: null };
    }
    const send = (path: string, fields: Record<string, string | string[]>) => {
      // A summary is read first.
      if (path.endsWith("/souhrn")) clock.time += quickestMs;
      const given = Object.entries(fields).map(([name, value]): [string, string[]] => [name, [value].flat()]);
      return open(path, { form: { fields: new Map(given), files: [] } });
    };
    /** Sends steps in order; returns where the last one led to. */
    async function fill(form: string, steps: readonly (readonly [string, Record<string, string | string[]>])[]) {
      let to = "";
      for (const [step, fields] of steps) {
        const answer = await send(`${form}/-/krok/${step}`, fields);
        expect(answer.progress?.kind === "step" ? answer.progress.state.problems : [], step).toEqual([]);
        expect(answer.status, step).toBe(303);
        to = answer.to;
      }
      return to;
    }
    return { open, send, fill };
  }
  return { root, folder, forms, visitor, ...visitor("a".repeat(43)) };
}

const person = [
  ["zadost", { druh: "informace" }],
  ["zadatel", { osoba: "clovek" }],
  ["clovek", { jmeno: "Jana Nová", narozeni: "17. 5. 1990", adresa: "Dlouhá 1, 110 00 Praha" }],
  ["dotaz", { dotaz: "Kolik žádostí přišlo?" }],
  ["odpoved", { zpusob: "email" }],
  ["spojeni", { email: "jana@priklad.example", "email-znovu": "jana@priklad.example" }],
] as const;

async function sendSummary({ open, send }: Pick<ReturnType<typeof start>, "open" | "send">, form = request) {
  const { progress } = await open(`${form}/-/souhrn`);
  if (progress?.kind !== "summary") throw new Error("no summary");
  return send(`${form}/-/souhrn`, { submission: progress.submission, declaration: "ano" });
}

const submissionsIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));

test("a form is filled in step by step, sent once, and delivered as it was answered", async () => {
  const portal = start();
  expect(await portal.fill(request, person)).toBe(`${request}/-/souhrn`);
  const { progress } = await portal.open(`${request}/-/souhrn`);
  if (progress?.kind !== "summary") throw new Error("no summary");
  const fields = { submission: progress.submission, declaration: "ano" };
  const answers = await Promise.all([1, 2, 3].map(() => portal.send(`${request}/-/souhrn`, fields)));
  expect(answers.map(({ status, to }) => [status, to])).toEqual(Array(3).fill([303, `${request}/-/odeslano`]));
  const receipt = (await portal.open(`${request}/-/odeslano`)).progress;
  if (receipt?.kind !== "receipt") throw new Error("no receipt");
  await vi.waitFor(() => expect(submissionsIn(portal.folder)).toHaveLength(1), patience);
  const [sent] = submissionsIn(portal.folder);
  expect(sent.reference).toBe(receipt.reference);
  expect(sent.answers.find(({ question }: { question: string }) => question === "narozeni")).toEqual({
    step: "clovek",
    entry: 1,
    question: "narozeni",
    label: "Datum narození",
    values: ["1990-05-17"],
    texts: ["17. 5. 1990"],
  });
});

test("nothing is skipped: a later page leads to the first step that is not answered", async () => {
  const { open, fill } = start();
  for (const place of ["krok/dotaz", "souhrn", "odeslano", "konec/stiznost", "krok/zadost/2"])
    expect(await open(`${request}/-/${place}`), place).toMatchObject({ status: 302, to: `${request}/-/krok/zadost` });
  await fill(request, person.slice(0, 2));
  expect(await open(`${request}/-/souhrn`)).toMatchObject({ status: 302, to: `${request}/-/krok/clovek` });
  // The step of the other kind of applicant is not shown.
  expect(await open(`${request}/-/krok/organizace`)).toMatchObject({ status: 302, to: `${request}/-/krok/clovek` });
});

test.each([
  "krok",
  "krok/",
  "krok/nic-takoveho/0",
  "krok/zadost/1",
  "krok/zadost/999",
  "krok/ZADOST",
  "krok/__proto__",
  "souhrn/x",
  "x",
  "konec/..",
])("the address /-/%s is no page of a form", async (place) => {
  expect((await start().open(`${request}/-/${place}`)).status).toBe(404);
});

test("only forms have pages behind /-/, and their first page takes no form", async () => {
  const { open, send } = start();
  expect((await open("/rodina/porodne/-/krok/zadost")).status).toBe(404);
  const [page] = [await send("/rodina/porodne/-/krok/zadost", {})];
  expect(page.status).toBe(404);
});

test("a wrong answer is a 422 with what was typed; right ones are kept", async () => {
  const { open, send, fill } = start();
  await fill(request, person.slice(0, 2));
  const wrong = { jmeno: "Jana", narozeni: "31. 2. 1990", adresa: "" };
  const { status, progress } = await send(`${request}/-/krok/clovek`, wrong);
  expect(status).toBe(422);
  if (progress?.kind !== "step") throw new Error("no step");
  expect(progress.state.problems.map(({ field, code }) => [field, code])).toEqual([
    ["narozeni", "date"],
    ["adresa", "required"],
  ]);
  expect(progress.state.values).toMatchObject({ jmeno: ["Jana"], narozeni: ["31. 2. 1990"] });
  expect((await open(`${request}/-/krok/zadatel`)).progress).toMatchObject({
    state: { values: { osoba: ["clovek"] } },
  });
});

test("answers to hidden questions stay for the way back, and are not sent", async () => {
  const portal = start();
  await portal.fill(request, person);
  await portal.fill(request, [
    ["zadatel", { osoba: "organizace" }],
    ["organizace", { nazev: "Spolek Ukázka", ico: "25596641", sidlo: "Krátká 2, 602 00 Brno" }],
  ]);
  await sendSummary(portal);
  await vi.waitFor(() => expect(submissionsIn(portal.folder)).toHaveLength(1), patience);
  const questions = submissionsIn(portal.folder)[0].answers.map(({ question }: { question: string }) => question);
  expect(questions).toContain("ico");
  expect(questions).not.toContain("narozeni");
});

test("an exit page ends a form until the answer is changed", async () => {
  const { open, fill, send } = start();
  expect(await fill(request, [["zadost", { druh: "stav" }]])).toBe(`${request}/-/konec/stav-davky`);
  expect((await open(`${request}/-/konec/stav-davky`)).progress).toMatchObject({ kind: "exit" });
  expect(await open(`${request}/-/souhrn`)).toMatchObject({ to: `${request}/-/konec/stav-davky` });
  expect(await send(`${request}/-/souhrn`, { submission: "x", declaration: "ano" })).toMatchObject({
    to: `${request}/-/konec/stav-davky`,
  });
  expect(await fill(request, [["zadost", { druh: "informace" }]])).toBe(`${request}/-/krok/zadatel`);
});

test("a repeated step takes several entries, which can be changed and removed", async () => {
  const portal = start();
  const { open, send, fill } = portal;
  const place = (profese: string) => ({
    profese,
    pocet: "1 000".slice(0, 1),
    uvazek: ["plny", "dohoda"],
    mzda: "38 500,50",
    nastup: "1. 1. 2027",
    psc: "602 00",
  });
  await fill(vacancy, [
    ["zamestnavatel", { nazev: "Pekárna Ukázka", ico: "25596641", agentura: "ne" }],
    ["kontakt", { jmeno: "Jan Ukázka", email: "jan@priklad.example" }],
  ]);
  const added = await send(`${vacancy}/-/krok/misto`, { ...place("Pekařka"), _akce: "pridat" });
  expect(added).toMatchObject({ status: 303, to: `${vacancy}/-/krok/misto/2` });
  await send(added.to, { ...place("Řidič"), _akce: "pridat" });
  await send(`${vacancy}/-/krok/misto/3`, place("Prodavačka"));
  expect(await send(`${vacancy}/-/krok/misto/2`, { _akce: "odebrat" })).toMatchObject({
    to: `${vacancy}/-/krok/misto/2`,
  });
  expect((await open(`${vacancy}/-/krok/misto/2`)).progress).toMatchObject({
    state: { values: { profese: ["Prodavačka"], mzda: ["38500.50"] } },
  });
  expect(await open(`${vacancy}/-/krok/misto/6`)).toMatchObject({ status: 302 });
  await fill(vacancy, [["cizinci", { cizinci: "ne" }]]);
  const { progress } = await open(`${vacancy}/-/souhrn`);
  if (progress?.kind !== "summary") throw new Error("no summary");
  await send(`${vacancy}/-/souhrn`, { submission: progress.submission });
  await vi.waitFor(() => expect(submissionsIn(portal.folder)).toHaveLength(1), patience);
  const answers: { question: string; values: string[] }[] = submissionsIn(portal.folder)[0].answers;
  expect(answers.filter(({ question }) => question === "profese").map(({ values }) => values)).toEqual([
    ["Pekařka"],
    ["Prodavačka"],
  ]);
});

test("back after sending shows the receipt; the first step starts a new form", async () => {
  const portal = start();
  await portal.fill(request, person);
  await sendSummary(portal);
  for (const place of ["souhrn", "krok/dotaz", "konec/stiznost"])
    expect(await portal.open(`${request}/-/${place}`), place).toMatchObject({ to: `${request}/-/odeslano` });
  expect((await portal.open(`${request}/-/krok/zadost`)).progress).toMatchObject({ state: { values: {} } });
  expect(await portal.fill(request, person.slice(0, 1))).toBe(`${request}/-/krok/zadatel`);
  await portal.fill(request, person);
  await sendSummary(portal);
  await vi.waitFor(() => expect(submissionsIn(portal.folder)).toHaveLength(2), patience);
});

test("a summary without the declaration, or of another submission, sends nothing", async () => {
  const { open, send, fill, folder } = start();
  await fill(request, person);
  const { progress } = await open(`${request}/-/souhrn`);
  if (progress?.kind !== "summary") throw new Error("no summary");
  const undeclared = await send(`${request}/-/souhrn`, { submission: progress.submission });
  expect(undeclared).toMatchObject({ status: 422, progress: { state: { problems: [{ field: "declaration" }] } } });
  for (const submission of ["", "00000000-0000-0000-0000-000000000000"])
    expect(await send(`${request}/-/souhrn`, { submission, declaration: "ano" })).toMatchObject({
      to: `${request}/-/souhrn`,
    });
  expect(submissionsIn(folder)).toEqual([]);
});

test("answers are seen by nobody else, and deleted when the visitor wants it", async () => {
  const portal = start();
  await portal.fill(request, person);
  const stranger = portal.visitor("b".repeat(43));
  expect(await stranger.open(`${request}/-/souhrn`)).toMatchObject({ to: `${request}/-/krok/zadost` });
  expect((await portal.open(`${request}/-/odpovedi`)).progress).toMatchObject({ hasAnswers: true });
  expect(await portal.send(`${request}/-/odpovedi`, {})).toMatchObject({ to: `${request}/-/smazano` });
  expect((await portal.open(`${request}/-/odpovedi`)).progress).toMatchObject({ hasAnswers: false });
  expect(await portal.open(`${request}/-/souhrn`)).toMatchObject({ to: `${request}/-/krok/zadost` });
});

test("a form that cannot be stored says so, keeps the answers, and can be sent later", async () => {
  const portal = start();
  await portal.fill(request, person);
  const { progress } = await portal.open(`${request}/-/souhrn`);
  if (progress?.kind !== "summary") throw new Error("no summary");
  const submit = vi.spyOn(portal.forms, "submit").mockImplementationOnce(() => {
    throw new Error("database or disk is full");
  });
  const fields = { submission: progress.submission, declaration: "ano" };
  expect(await portal.send(`${request}/-/souhrn`, fields)).toMatchObject({
    status: 503,
    progress: { refusal: "failed" },
  });
  expect((await portal.open(`${request}/-/souhrn`)).progress).toMatchObject({ refusal: "failed" });
  submit.mockRestore();
  expect(await portal.send(`${request}/-/souhrn`, fields)).toMatchObject({ to: `${request}/-/odeslano` });
});

test("a form whose answers cannot be kept is a 500, not a page that forgets", async () => {
  const portal = start();
  writeFileSync(join(portal.root, "forms"), "");
  expect((await portal.send(`${request}/-/krok/zadost`, { druh: "informace" })).status).toBe(500);
});

test("a preview shows every step, and takes nothing", async () => {
  const { open } = start();
  const isPreview = true;
  expect((await open(`${request}/-/krok/organizace`, { isPreview })).progress).toMatchObject({ kind: "step" });
  expect((await open(`${request}/-/souhrn`, { isPreview })).status).toBe(302);
  const form = { fields: new Map([["druh", ["informace"]]]), files: [] };
  expect((await open(`${request}/-/krok/zadost`, { isPreview, form })).status).toBe(403);
});
