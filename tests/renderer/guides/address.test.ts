import { expect, test } from "vitest";
import { startForms } from "../forms/form-portal.ts";
import { type Options, visit } from "../recorded-portal.ts";
import { guideOf, own } from "./guide-records.ts";

function start(records = [guideOf()]) {
  const { services } = startForms(records);
  async function open(answers: readonly string[], options: Options = {}) {
    const resolved = await visit(
      own,
      { ...options, query: { ...(answers.length > 0 && { answer: answers }), ...options.query } },
      services(),
    );
    if (resolved.kind === "redirect") return { status: resolved.status, to: resolved.location, guide: null };
    const { guide = null, isUnlisted = null } = resolved.kind === "page" ? resolved : {};
    return { status: resolved.status, to: "", guide, isUnlisted, shell: resolved.shell };
  }
  /** Sends an answer as the form of a question does. */
  const send = (question: string, answers: readonly string[]) =>
    open(answers, { query: { answer: answers, sent: question } });
  async function asked(answers: readonly string[]) {
    const { guide } = await open(answers);
    return guide?.kind === "question" ? guide.question.key : guide?.kind;
  }
  async function verdicts(answers: readonly string[]) {
    const { guide } = await open(answers);
    return guide?.kind === "result" ? guide.results.map(({ verdict }) => verdict) : guide?.kind;
  }
  return { open, send, asked, verdicts };
}

test("asks the first question, and then those that can still change a result", async () => {
  const { asked } = start();
  expect(await asked([])).toBe("deti");
  expect(await asked(["deti:ano"])).toBe("vek");
  // Without a child its age matters to nothing.
  expect(await asked(["deti:ne"])).toBe("bydleni");
  expect(await asked(["deti:ne", "bydleni:vlastni"])).toBe("prijem");
  expect(await asked(["deti:ne", "bydleni:najem", "prijem:40000"])).toBe("result");
});

test.each([
  [
    ["deti:ano", "vek:3", "bydleni:najem", "prijem:30000"],
    ["yes", "yes", "no"],
  ],
  [
    ["deti:ano", "vek:4", "bydleni:najem", "prijem:30000.01"],
    ["no", "no", "no"],
  ],
  [
    ["deti:ano", "vek:nevim", "bydleni:nevim", "prijem:10000"],
    ["maybe", "maybe", "maybe"],
  ],
  [
    ["deti:nevim", "vek:3", "bydleni:vlastni", "prijem:10000.01"],
    ["maybe", "no", "no"],
  ],
])("%j leads to %j", async (answers, expected) => {
  expect(await start().verdicts(answers)).toEqual(expected);
});

test("a sent answer moves into the address, which is sorted", async () => {
  const { send } = start();
  expect(await send("deti", ["deti:ano"])).toMatchObject({ status: 302, to: `${own}?answer=deti:ano` });
  const typed = await send("prijem", ["deti:ne", "bydleni:najem", "12 500,50"]);
  expect(typed.to).toBe(`${own}?answer=bydleni:najem&answer=deti:ne&answer=prijem:12500.5`);
});

test("the button “I do not know” goes before what is chosen", async () => {
  const { to } = await start().send("deti", ["deti:ano", "deti:nevim"]);
  expect(to).toBe(`${own}?answer=deti:nevim`);
});

test.each([
  ["nothing", "deti", [], "required"],
  ["an option that there is not", "deti", ["deti:snad"], "required"],
  ["a word for a number", "prijem", ["deti:ne", "bydleni:najem", "hodně"], "decimal"],
  ["a number beyond the limit", "prijem", ["deti:ne", "bydleni:najem", "1000000,01"], "between"],
  ["“I do not know” where it is not offered", "prijem", ["deti:ne", "bydleni:najem", "prijem:nevim"], "decimal"],
])("%s is shown as an error of its question", async (_name, question, answers, code) => {
  const { guide } = await start().send(question, answers);
  const state = guide?.kind === "question" ? guide.state : null;
  expect({
    asked: guide?.kind === "question" && guide.question.key,
    code: state?.problems.map((each) => each.code),
  }).toEqual({ asked: question, code: [code] });
});

test("what was typed wrongly stays in its field", async () => {
  const { guide } = await start().send("prijem", ["deti:ne", "bydleni:najem", "hodně"]);
  expect(guide?.kind === "question" && guide.state.values).toEqual({ answer: ["hodně"] });
});

test.each([
  ["an unknown question", ["deti:ano", "barva:modra"], "vek"],
  ["an option of another version", ["deti:trojcata"], "deti"],
  ["two answers to one question", ["deti:ano", "deti:ne"], "deti"],
  ["a number beyond its limits", ["deti:ano", "vek:27"], "vek"],
  ["a text without a question", ["ahoj"], "deti"],
])("%s in an address leaves the question open, and the page says so", async (_name, answers, open) => {
  const { guide, status } = await start().open(answers);
  expect(status).toBe(200);
  expect(guide).toMatchObject({ kind: "question", hasUnusable: true, question: { key: open } });
});

test("an answer is changed without losing the others", async () => {
  const { guide } = await start().open(["deti:ano", "vek:3", "bydleni:najem", "prijem:20000"]);
  const change = guide?.answered.find(({ question }) => question.key === "vek")?.href;
  expect(change).toBe(`${own}?answer=bydleni:najem&answer=deti:ano&answer=prijem:20000`);
});

test("a criterion names the answers that it depends on", async () => {
  const { guide } = await start().open(["deti:ano", "vek:5", "bydleni:najem", "prijem:20000"]);
  const criteria = guide?.kind === "result" ? guide.results[0]?.criteria : [];
  expect(criteria?.map(({ verdict, answers }) => [verdict, answers.map(({ answer }) => answer)])).toEqual([
    ["yes", ["ano"]],
    ["no", ["5"]],
  ]);
});

test("choices are carried over to forms, numbers are not", async () => {
  const { guide } = await start().open(["deti:ano", "vek:3", "bydleni:najem", "prijem:20000"]);
  expect(guide?.kind === "result" && guide.results[0]?.formQuery).toBe("answer=bydleni:najem&answer=deti:ano");
});

test("search engines index the first page only, and other languages keep the answers", async () => {
  const { open } = start();
  expect((await open([])).isUnlisted).toBe(false);
  const { isUnlisted, shell } = await open(["deti:ano"]);
  expect(isUnlisted).toBe(true);
  expect(shell?.languages.find(({ translated }) => translated)?.href).toContain("?answer=deti:ano");
});

test("a rule that compares with a value of no known period is left to the office", async () => {
  const podminky = [
    { pole: "prijem", vztah: "nejvyse", hodnota: "{{hodnota:minimalni-mzda.mesicni|k:1970-01-01|cislo}}" },
  ];
  const bydleni = {
    klic: "bydleni",
    nazev: "Příspěvek na bydlení",
    kriteria: [{ popis: "Nízký příjem", kdyz: { podminky } }],
  };
  const { verdicts } = start([guideOf({ vysledky: [bydleni] })]);
  expect(await verdicts([])).toEqual(["maybe"]);
});

test("a rule compares with the shared value of the day", async () => {
  const podminky = [{ pole: "prijem", vztah: "nejvyse", hodnota: "{{hodnota:minimalni-mzda.mesicni|cislo}}" }];
  const mzda = { klic: "mzda", nazev: "Doplatek", kriteria: [{ popis: "Nejvýše minimální mzda", kdyz: { podminky } }] };
  const { verdicts } = start([guideOf({ vysledky: [mzda] })]);
  expect(await verdicts(["prijem:22400"])).toEqual(["yes"]);
  expect(await verdicts(["prijem:22400.01"])).toEqual(["no"]);
});
