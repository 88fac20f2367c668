import { describe, expect, test } from "vitest";
import { own } from "./guide-records.ts";
import {
  all,
  amount,
  ask,
  choice,
  criterion,
  grouped,
  guide,
  not,
  questions,
  result,
  startGuide,
  startKept,
  yesNo,
} from "./hostile-portal.ts";

const kids = yesNo("deti");
const hasKids = criterion(all(ask("deti", "je", "ano")));

test.each([
  ["null", null],
  ["a text", "dítě je mladší než 4 roky"],
  ["a number", 7],
  ["a list", []],
])("a criterion that is %s, beside others that are met, grants nothing", async (_name, unreadable) => {
  const { open } = startGuide([guide([kids], [result("a", [hasKids, unreadable]), result("b", [hasKids])])]);
  expect((await open(["deti:ano"])).verdicts).toEqual(["maybe", "yes"]);
});

describe("a result that is left out for a fault is no reason to say that there is nothing", () => {
  const good = result("dobry", [criterion(all(ask("deti", "je", "ne")))]);
  test.each([
    ["without a name", result("a", [hasKids], { nazev: null })],
    ["with a key that is none", result("A!", [hasKids])],
    ["with broken criteria", result("a", "deti")],
    ["with a text for a result", "a"],
  ])("%s", async (_name, broken) => {
    const { body, status } = await startGuide([guide([kids], [good, broken])]).html(["deti:ano"]);
    expect({ status, saysNothing: body.includes("Poradí vám úřad.") }).toEqual({ status: 200, saysNothing: false });
  });
});

test.each([
  ["a text", "deti"],
  ["empty", {}],
  ["only a join", { spojka: "a" }],
  ["a list", [ask("deti", "je", "ano")]],
  ["true", true],
])("a question whose condition is %s grants nothing and refuses nothing", async (_name, kdyz) => {
  const rules = [
    result("a", [criterion(all(ask("x", "je", "a")))]),
    result("b", [criterion(grouped(not(ask("x", "je", "a"))))]),
    result("c", [hasKids]),
  ];
  const { open } = startGuide([guide([kids, choice("x", ["a", "b"], { kdyz })], rules)]);
  expect((await open(["deti:ano", "x:a"])).verdicts).toEqual(["maybe", "maybe", "yes"]);
});

test.each([["Relace"], ["session"], ["relace-"], [true], [{}]])(
  "answers of a guide with uchovani %j are not in its address",
  async (uchovani) => {
    const { send } = startGuide([guide([kids], [result("a", [hasKids])], { uchovani })]);
    expect((await send("deti", ["deti:ano"])).to).not.toContain("deti:ano");
  },
);

test.each(["1e3", "0x10", "0b10"])("a condition that compares with %s is left to the office", async (hodnota) => {
  const { open } = startGuide([
    guide(
      [amount("prijem"), kids],
      [result("a", [criterion(all(ask("prijem", "nejvyse", hodnota)))]), result("b", [hasKids])],
    ),
  ]);
  expect((await open(["prijem:1", "deti:ano"])).verdicts).toEqual(["maybe", "yes"]);
});

test("a relation of lists is left to the office", async () => {
  const rules = [result("a", [criterion(all(ask("x", "obsahuje", "a")))]), result("b", [hasKids])];
  const { open } = startGuide([guide([choice("x", ["a", "b"]), kids], rules)]);
  expect((await open(["x:a", "deti:ano"])).verdicts).toEqual(["maybe", "yes"]);
});

test("of a question that was not asked “neni” fails as “je” does, and its opposite holds", async () => {
  const other = yesNo("jina", { kdyz: all(ask("deti", "je", "ano")) });
  const rules = [
    result("neni", [criterion(all(ask("jina", "neni", "ano")))]),
    result("negace", [criterion(grouped(not(ask("jina", "je", "ano"))))]),
  ];
  const { verdicts } = await startGuide([guide([kids, other], rules)]).open(["deti:ne"]);
  expect(verdicts).toEqual(["no", "yes"]);
});

test("an address in capital letters keeps its answers", async () => {
  const { to } = await startGuide().open(["deti:ano"], {}, own.toUpperCase());
  expect(decodeURIComponent(to)).toContain("deti:ano");
});

test("two numbers that are sent for one question are no answer", async () => {
  const { to, asked } = await startGuide().send("vek", ["deti:ano", "3", "4"]);
  expect({ to, asked }).toEqual({ to: "", asked: "vek" });
});

test("an answer to a page that was not reached is not kept", async () => {
  const { answer, open } = startKept();
  expect(await open(`${questions}/prijem`)).toMatchObject({ status: 302 });
  await answer("prijem", "5000");
  await answer("deti", "deti:ne");
  await answer("bydleni", "bydleni:najem");
  expect((await open(questions)).asked).toBe("prijem");
});
