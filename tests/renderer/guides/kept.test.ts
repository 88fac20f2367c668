import { expect, test } from "vitest";
import { type Given, startForms } from "../forms/form-portal.ts";
import { visit } from "../recorded-portal.ts";
import { family, guideOf, own } from "./guide-records.ts";

const questions = `${own}/-/otazky`;

function start() {
  const portal = startForms([guideOf({ uchovani: "relace" })]);
  const visitor = (id: string) => {
    async function open(path: string, fields?: Given) {
      const form = fields && {
        fields: new Map(Object.entries(fields).map(([name, value]) => [name, [value].flat()])),
        files: [],
      };
      const resolved = await visit(path, { answersId: id, ...(form && { form }) }, portal.services());
      if (resolved.kind === "redirect") return { status: resolved.status, to: resolved.location, guide: null };
      return { status: resolved.status, to: "", guide: (resolved.kind === "page" && resolved.guide) || null };
    }
    const answer = (question: string, value: string) => open(`${questions}/${question}`, { answer: value });
    async function asked(path = questions) {
      const { guide, to } = await open(path);
      return guide?.kind === "question" ? guide.question.key : (guide?.kind ?? to);
    }
    return { open, answer, asked };
  };
  return { ...visitor("g".repeat(43)), visitor, portal };
}

test("keeps answers out of addresses", async () => {
  const { open, answer, asked } = start();
  expect((await open(own)).guide).toBeNull();
  expect(await asked()).toBe("deti");
  const first = (await open(questions)).guide;
  const action = first?.kind === "question" ? first.action : "";
  expect(await open(action, { answer: "deti:ano" })).toMatchObject({ status: 303, to: questions });
  expect(await asked()).toBe("vek");
  await answer("vek", "2");
  await answer("bydleni", "bydleni:najem");
  await answer("prijem", "5 000");
  const { guide } = await open(questions);
  expect(guide?.kind === "result" && guide.results.map(({ verdict }) => verdict)).toEqual(["yes", "yes", "maybe"]);
  expect(JSON.stringify(guide)).not.toContain("answer=");
});

test("the form of a question sends the answer to the page that takes it", async () => {
  const { open, asked } = start();
  const { guide } = await open(questions);
  const action = guide?.kind === "question" ? guide.action : "";
  await open(action, { answer: "deti:ano" });
  expect(await asked()).toBe("vek");
});

test("an answer is changed without losing the others", async () => {
  const { open, answer, asked } = start();
  for (const [question, value] of [
    ["deti", "deti:ano"],
    ["vek", "2"],
    ["bydleni", "bydleni:nevim"],
    ["prijem", "5000"],
  ])
    await answer(question ?? "", value ?? "");
  expect(await asked(`${questions}/vek`)).toBe("vek");
  // Looking at a question changes nothing.
  expect(await asked()).toBe("result");
  await answer("vek", "9");
  const { guide } = await open(questions);
  expect(guide?.kind === "result" && guide.results.map(({ verdict }) => verdict)).toEqual(["no", "maybe", "maybe"]);
});

test("a wrong answer is shown again with its error, and nothing is kept of it", async () => {
  const { answer, asked } = start();
  await answer("deti", "deti:ano");
  const { status, guide } = await answer("vek", "padesát");
  expect(status).toBe(422);
  expect(guide).toMatchObject({
    kind: "question",
    question: { key: "vek" },
    state: { values: { answer: ["padesát"] } },
  });
  expect(await asked()).toBe("vek");
});

test("a page that was not reached leads to the open question", async () => {
  const { open } = start();
  expect(await open(`${questions}/prijem`)).toMatchObject({ status: 302, to: questions });
  expect(await open(`${questions}/barva`)).toMatchObject({ status: 302, to: questions });
});

test("leaving deletes the answers and leads to the home page", async () => {
  const { open, answer, asked } = start();
  await answer("deti", "deti:ano");
  expect(await open(`${own}/-/odchod`)).toMatchObject({ status: 302, to: own });
  expect(await asked()).toBe("vek");
  expect(await open(`${own}/-/odchod`, {})).toMatchObject({ status: 303, to: "/" });
  expect(await asked()).toBe("deti");
});

test("visitors do not see each other's answers", async () => {
  const { answer, visitor } = start();
  await answer("deti", "deti:ano");
  expect(await visitor("h".repeat(43)).asked()).toBe("deti");
});

test("answers in the address are not read", async () => {
  const { portal } = start();
  const resolved = await visit(own, { query: { answer: ["deti:ano"] } }, portal.services());
  expect(resolved.kind === "page" && resolved.guide).toBeUndefined();
});

test("answers survive a restart of the node", async () => {
  const { answer, asked, portal } = start();
  await answer("deti", "deti:ano");
  await portal.restart();
  expect(await asked()).toBe("vek");
});

test("a guide with answers in its address has no pages that keep them", async () => {
  const portal = startForms([guideOf()]);
  const resolved = await visit(questions, { answersId: null }, portal.services());
  expect(resolved).toMatchObject({ kind: "redirect", location: own });
});

test("answers of an earlier version are taken over where they still fit, and the page says that some do not", async () => {
  const { answer, open, portal } = start();
  await answer("deti", "deti:ano");
  await answer("vek", "20");
  const otazky = family.otazky.map((question) => (question.klic === "vek" ? { ...question, max: 18 } : question));
  portal.publish([guideOf({ uchovani: "relace", otazky })]);
  const { guide } = await open(questions);
  expect(guide).toMatchObject({ kind: "question", question: { key: "vek" }, hasUnusable: true });
  await answer("vek", "18");
  expect((await open(questions)).guide).toMatchObject({ question: { key: "bydleni" }, hasUnusable: false });
});

test("an answer to a question that is gone is forgotten with the next answer", async () => {
  const { answer, open, portal } = start();
  await answer("deti", "deti:ano");
  const [deti, ...others] = family.otazky;
  portal.publish([guideOf({ uchovani: "relace", otazky: [{ ...deti, klic: "potomci" }, ...others] })]);
  expect((await open(questions)).guide).toMatchObject({ question: { key: "vek" }, hasUnusable: true });
  await answer("vek", "2");
  expect((await open(questions)).guide).toMatchObject({ hasUnusable: false });
});
