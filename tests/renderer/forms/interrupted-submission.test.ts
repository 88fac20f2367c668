import { expect, test, vi } from "vitest";
import { patience } from "../../patience.ts";
import { answersTo, type Given, startForms } from "./form-portal.ts";

const request = "/zadosti/zadost-o-informace";

const person: [string, Given][] = [
  ["zadost", { druh: "informace" }],
  ["zadatel", { osoba: "clovek" }],
  ["clovek", { jmeno: "Jana Nová", narozeni: "17. 5. 1990", adresa: "Dlouhá 1, 110 00 Praha" }],
  ["dotaz", { dotaz: "Kolik žádostí přišlo?" }],
  ["odpoved", { zpusob: "email" }],
  ["spojeni", { email: "jana@priklad.example", "email-znovu": "jana@priklad.example" }],
];

async function start() {
  const portal = startForms();
  await portal.fill(request, person);
  const fields = { submission: await portal.submissionAt(request), declaration: "ano" };
  return { portal, send: () => portal.send(`${request}/-/souhrn`, fields) };
}

/** The reference number on the receipt; null for another page. */
async function receiptOf({ open }: Awaited<ReturnType<typeof start>>["portal"]) {
  const { progress } = await open(`${request}/-/odeslano`);
  return progress?.kind === "receipt" ? progress.reference : null;
}

test("a node that ends before the receipt is stored leaves one submission, whatever the visitor does next", async () => {
  for (const next of ["sends again", "changes an answer", "opens a step", "opens the receipt"] as const) {
    const { portal, send } = await start();
    const forms = portal.forms();
    const submit = forms.submit.bind(forms);
    vi.spyOn(forms, "submit").mockImplementationOnce(async (...of) => {
      await submit(...of);
      vi.spyOn(forms, "change").mockRejectedValueOnce(new Error("the node was killed"));
      return [];
    });
    expect((await send()).status).toBe(500);
    if (next === "sends again") await send();
    else if (next === "changes an answer") await portal.send(`${request}/-/krok/dotaz`, { dotaz: "Jiný dotaz" });
    else await portal.open(`${request}/-/${next === "opens a step" ? "krok/dotaz" : "odeslano"}`);
    await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
    expect(await receiptOf(portal), next).toBe(portal.delivered()[0]?.reference);
    expect(answersTo(portal.delivered()[0], "dotaz")).toEqual([["Kolik žádostí přišlo?"]]);
  }
});

test("a form that was confirmed is sent although the node ended before it was stored", async () => {
  const { portal, send } = await start();
  vi.spyOn(portal.forms(), "submit").mockImplementationOnce(() => new Promise(() => {}));
  void send();
  await vi.waitFor(() => expect(portal.forms().submit).toHaveBeenCalled(), patience);
  await portal.restart();
  expect(await portal.open(`${request}/-/krok/dotaz`)).toMatchObject({ to: `${request}/-/odeslano` });
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(await receiptOf(portal)).toBe(portal.delivered()[0]?.reference);
});

test("an answer sent in another tab while the form is being sent is not accepted and dropped", async () => {
  const { portal, send } = await start();
  const forms = portal.forms();
  const submit = forms.submit.bind(forms);
  let late = "";
  vi.spyOn(forms, "submit").mockImplementationOnce(async (...of) => {
    late = (await portal.send(`${request}/-/krok/dotaz`, { dotaz: "Pozdě" })).to;
    return submit(...of);
  });
  expect(await send()).toMatchObject({ to: `${request}/-/odeslano` });
  expect(late).toBe(`${request}/-/odeslano`);
});

test("an answer changed in another tab just before the form is sent is shown before it is sent", async () => {
  const { portal, send } = await start();
  const forms = portal.forms();
  const read = forms.read.bind(forms);
  vi.spyOn(forms, "read").mockImplementationOnce(async (...of) => {
    const before = await read(...of);
    await portal.send(`${request}/-/krok/dotaz`, { dotaz: "Včas" });
    return before;
  });
  expect(await send()).toMatchObject({ to: `${request}/-/souhrn` });
  expect(portal.delivered()).toEqual([]);
});

test("a new form begun in another tab leaves the receipt of the one that was sent", async () => {
  const { portal, send } = await start();
  await send();
  const reference = await receiptOf(portal);
  await portal.send(`${request}/-/krok/zadost`, { druh: "informace" });
  expect(await receiptOf(portal)).toBe(reference);
});

test("the first step sent again from a page of before begins no second form", async () => {
  const { portal, send } = await start();
  const first = `${request}/-/krok/zadost`;
  const { progress } = await portal.open(first);
  const submission = progress?.kind === "step" ? progress.submission : null;
  expect(submission).toMatch(/./);
  await send();
  const old = { druh: "informace", _podani: submission ?? "" };
  expect(await portal.send(first, old)).toMatchObject({ status: 303, to: `${request}/-/odeslano` });
  // The page that is shown now begins another one.
  expect(await portal.open(first)).toMatchObject({ status: 200, progress: { submission: null } });
  expect((await portal.send(first, { druh: "informace" })).to).toBe(`${request}/-/krok/zadatel`);
});
