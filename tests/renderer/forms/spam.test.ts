import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { quickestMs } from "#renderer/forms/take-summary.ts";
import { summaryFields } from "#schemas/forms/form-fields.ts";
import { hourlyBudget } from "#server/forms/sender-budget.ts";
import { formOf, type Given, own, startForms } from "./form-portal.ts";

const form = formOf({
  kroky: [{ klic: "kdo", nadpis: "Kdo", pole: [{ klic: "jmeno", druh: "text", popisek: "Jméno" }] }],
});
const [step, summary, receipt] = [`${own}/-/krok/kdo`, `${own}/-/souhrn`, `${own}/-/odeslano`];
const confirmed = { [summaryFields.declaration]: "ano" };

function start() {
  const portal = startForms([form]);
  let visitors = 0;
  /** A visitor who waits as long as the test says before a page is sent. */
  function visitor(sender?: string) {
    const { open, submissionAt, get } = portal.visitor(String(++visitors).padEnd(43, "x"));
    const post = (path: string, fields: Given) => {
      const entries = Object.entries(fields).map(([name, value]): [string, string[]] => [name, [value].flat()]);
      return open(path, { form: { fields: new Map(entries), files: [] }, ...(sender !== undefined && { sender }) });
    };
    let shown: string | null = null;
    const begin = () => {
      shown = null;
      return post(step, { jmeno: "Jana" });
    };
    const sendSummary = async (fields: Given = confirmed) => {
      shown ??= await submissionAt(own);
      return post(summary, { [summaryFields.submission]: shown, ...fields });
    };
    return { open, get, post, begin, sendSummary };
  }
  const wait = (ms: number) => {
    portal.clock.time += ms;
  };
  /** Number of submissions in the outbox, delivered ones included. */
  function stored(): number {
    const database = new DatabaseSync(join(portal.folder, "forms.sqlite"), { readOnly: true });
    const { count } = database.prepare("SELECT count(*) AS count FROM outbox").get() ?? {};
    database.close();
    return Number(count);
  }
  return { ...portal, visitor, wait, stored };
}

test("of 10,000 posts of a bot at most 1 % are stored, and a person who comes from elsewhere is served", async () => {
  const { visitor, wait, stored } = start();
  const posts = { early: 0, honeypot: 0, patient: 0 };
  const hasty = visitor();
  for (await hasty.begin(); posts.early < 3000; posts.early++)
    expect(await hasty.sendSummary()).toMatchObject({ status: 422 });
  const greedy = visitor();
  for (await greedy.begin(), wait(quickestMs); posts.honeypot < 3000; posts.honeypot++)
    expect(await greedy.sendSummary({ ...confirmed, [summaryFields.honeypot]: "Buy" })).toMatchObject({ status: 422 });
  expect(stored()).toBe(0);
  while (posts.patient < 4000) {
    const patient = Array.from({ length: 100 }, () => visitor("192.0.2.1"));
    const begun = await Promise.all(patient.map(({ begin }) => begin()));
    wait(quickestMs);
    const going = patient.filter((_, at) => begun[at]?.status === 303);
    await Promise.all(going.map(({ sendSummary }) => sendSummary()));
    posts.patient += patient.length + going.length;
  }
  expect(posts.early + posts.honeypot + posts.patient).toBeGreaterThanOrEqual(10_000);
  expect(stored()).toBe(hourlyBudget.sent);
  expect(stored()).toBeLessThanOrEqual(100);
  const person = visitor("192.0.2.2");
  await person.begin();
  wait(quickestMs);
  expect(await person.sendSummary()).toMatchObject({ status: 303, to: receipt });
});

test("a person who fills in the honeypot is told so, loses nothing, and can send after emptying it", async () => {
  const { visitor, wait, stored } = start();
  const person = visitor();
  await person.begin();
  wait(quickestMs);
  const { body } = await person.get(summary);
  expect(body).toMatch(/<div class="visually-hidden"><label for="([^"]+)">[^<]+<\/label>.*?<input [^>]*id="\1"/);
  const answer = await person.sendSummary({ ...confirmed, [summaryFields.honeypot]: "Dobrý den" });
  expect(answer).toMatchObject({
    status: 422,
    progress: {
      refusal: null,
      state: {
        problems: [{ field: summaryFields.honeypot, code: "not" }],
        values: { ...{ [summaryFields.honeypot]: ["Dobrý den"] }, [summaryFields.declaration]: ["ano"] },
      },
    },
  });
  expect(stored()).toBe(0);
  expect(await person.sendSummary({ ...confirmed, [summaryFields.honeypot]: " " })).toMatchObject({ to: receipt });
});

test("a summary that nobody can have read is not stored, and is a moment later", async () => {
  const { visitor, wait, stored } = start();
  const person = visitor();
  await person.begin();
  wait(quickestMs - 1);
  expect(await person.sendSummary()).toMatchObject({
    status: 422,
    progress: { refusal: "early", state: { values: { [summaryFields.declaration]: ["ano"] } } },
  });
  expect(stored()).toBe(0);
  wait(1);
  expect(await person.sendSummary()).toMatchObject({ to: receipt });
});

test("a second form of the same visitor has its own time", async () => {
  const { visitor, wait, stored } = start();
  const person = visitor();
  for (const round of [1, 2]) {
    await person.begin();
    expect(await person.sendSummary()).toMatchObject({ progress: { refusal: "early" } });
    wait(quickestMs);
    expect(await person.sendSummary()).toMatchObject({ to: receipt });
    expect(stored()).toBe(round);
  }
});

test("a clock that was set back locks nobody out", async () => {
  const { visitor, wait } = start();
  const [slow, next] = [visitor("192.0.2.1"), visitor("192.0.2.1")];
  await slow.begin();
  wait(-3_600_000);
  expect(await slow.sendSummary()).toMatchObject({ to: receipt });
  await next.begin();
  wait(quickestMs);
  expect(await next.sendSummary()).toMatchObject({ to: receipt });
});

test("an address that has had enough gets its answers back, and goes on after an hour", async () => {
  const { visitor, wait, stored, lines } = start();
  const sender = "192.0.2.1";
  for (let count = 0; count < hourlyBudget.sent; count++) {
    const each = visitor(sender);
    await each.begin();
    wait(quickestMs);
    expect(await each.sendSummary()).toMatchObject({ to: receipt });
  }
  const late = visitor(sender);
  await late.begin();
  wait(quickestMs);
  for (const _ of [1, 2])
    expect(await late.sendSummary()).toMatchObject({
      status: 429,
      progress: { refusal: "often", state: { values: { [summaryFields.declaration]: ["ano"] } } },
    });
  expect(stored()).toBe(hourlyBudget.sent);
  const warnings = lines.filter(({ what }) => what !== undefined);
  expect(warnings).toHaveLength(1);
  expect(JSON.stringify(warnings)).not.toContain(sender);
  wait(3_600_000);
  expect(await late.sendSummary()).toMatchObject({ to: receipt });
});

test("a form that cannot be begun keeps what was typed on the page", async () => {
  const { visitor } = start();
  const begun = Array.from({ length: hourlyBudget.begun }, () => visitor("192.0.2.1").begin());
  expect(new Set((await Promise.all(begun)).map(({ status }) => status))).toEqual(new Set([303]));
  const refused = await visitor("192.0.2.1").begin();
  expect(refused).toMatchObject({
    status: 429,
    progress: { refusal: "often", state: { values: { jmeno: ["Jana"] } } },
  });
});
