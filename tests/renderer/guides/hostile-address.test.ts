import { describe, expect, test } from "vitest";
import { guideOf, own } from "./guide-records.ts";
import { startGuide } from "./hostile-portal.ts";

const upToIncome = ["deti:ne", "bydleni:najem"];

describe("amounts that are typed", () => {
  const taken: [string, string][] = [
    ["1 000,50", "1000.5"],
    ["1\u00a0000,50", "1000.5"],
    ["1\u202f000,50", "1000.5"],
    ["0", "0"],
    ["0,01", "0.01"],
    ["1000000", "1000000"],
    ["1000000,00", "1000000"],
    ["999999,99", "999999.99"],
    ["007", "7"],
    ["  5  ", "5"],
    ["12.5", "12.5"],
    ["12.50", "12.5"],
  ];
  test.each(taken)("%j is taken as %s", async (typed, kept) => {
    const { to } = await startGuide().send("prijem", [...upToIncome, typed]);
    expect(to).toBe(`${own}?answer=bydleni:najem&answer=deti:ne&answer=prijem:${kept}`);
  });
  test.each([
    "1e3",
    "٣",
    "1,000.5",
    "1.000,5",
    "NaN",
    "Infinity",
    "0x10",
    "0b1",
    "1000000,01",
    "1000001",
    "-1",
    "-0,01",
    "9".repeat(400),
    `${"0".repeat(100_000)}x`,
    "1,2,3",
    "--1",
    "½",
    "１２",
    "12\u200b3",
    "<b>1</b>",
    "__proto__",
    "prijem:5:6",
    "12,345",
  ])("%j is refused with an error at its question", async (typed) => {
    const { status, asked, guide, to } = await startGuide().send("prijem", [...upToIncome, typed]);
    expect({ asked, to }).toEqual({ asked: "prijem", to: "" });
    expect(status).toBeLessThan(500);
    expect(guide?.kind === "question" && guide.state.problems.length).toBe(1);
  });
  test("“-0” is never written into the address as it is", async () => {
    const { to, asked } = await startGuide().send("prijem", [...upToIncome, "-0"]);
    expect(asked === "prijem" || to.endsWith("answer=prijem:0")).toBe(true);
  });
});

describe("whole numbers that are typed", () => {
  test.each([
    ["0", "0"],
    ["26", "26"],
    ["03", "3"],
    [" 3 ", "3"],
  ])("%j is taken as %s", async (typed, kept) => {
    const { to } = await startGuide().send("vek", ["deti:ano", typed]);
    expect(to).toBe(`${own}?answer=deti:ano&answer=vek:${kept}`);
  });
  test.each(["27", "-1", "3,5", "3.5", "26,01", "1e1", "３", "99999999999999999999", "2 6 x", "vek:", "vek: "])(
    "%j is refused",
    async (typed) => {
      const { asked, guide } = await startGuide().send("vek", ["deti:ano", typed]);
      expect(asked).toBe("vek");
      expect(guide?.kind === "question" && guide.state.problems.length).toBe(1);
    },
  );
});

describe("numbers at the limit of a criterion", () => {
  test.each([
    ["29999", "yes"],
    ["29999.99", "yes"],
    ["30000", "yes"],
    ["30000.01", "no"],
    ["30001", "no"],
    ["0", "yes"],
    ["1000000", "no"],
  ])("%s makes housing “%s”", async (income, verdict) => {
    const { verdicts } = await startGuide().open(["deti:ne", "bydleni:najem", `prijem:${income}`]);
    expect(verdicts?.[1]).toBe(verdict);
  });
  test.each([
    ["2", "yes"],
    ["3", "yes"],
    ["4", "no"],
    ["0", "yes"],
    ["26", "no"],
  ])("a child of %s makes the parental benefit “%s”", async (age, verdict) => {
    const { verdicts } = await startGuide().open(["deti:ano", `vek:${age}`, "bydleni:vlastni", "prijem:5"]);
    expect(verdicts?.[0]).toBe(verdict);
  });
});

describe("addresses that visitors edit", () => {
  test.each([
    ["an unknown key", ["deti:ano", "x:y"], "vek"],
    ["__proto__", ["__proto__:ano"], "deti"],
    ["constructor", ["constructor:ano", "deti:ano"], "vek"],
    ["toString", ["toString:", "deti:ne"], "bydleni"],
    ["an empty answer", [""], "deti"],
    ["an empty value", ["deti:"], "deti"],
    ["an empty key", [":ano"], "deti"],
    ["two colons", ["deti::ano"], "deti"],
    ["a value with a colon", ["deti:ano:ne"], "deti"],
    ["an upper-case key", ["DETI:ano"], "deti"],
    ["an upper-case value", ["deti:ANO"], "deti"],
    ["encoded twice", ["deti%3Aano"], "deti"],
    ["a long answer", [`deti:${"a".repeat(100_000)}`], "deti"],
    ["a long key", [`${"a".repeat(100_000)}:ano`], "deti"],
    ["“I do not know” where it is not offered", ["deti:ne", "bydleni:najem", "prijem:nevim"], "prijem"],
    ["a number with an exponent", ["deti:ne", "bydleni:najem", "prijem:1e3"], "prijem"],
    ["an Arabic digit", ["deti:ano", "vek:٣"], "vek"],
    ["a number that is none", ["deti:ano", "vek:NaN"], "vek"],
    ["infinity", ["deti:ne", "bydleni:najem", "prijem:Infinity"], "prijem"],
    ["three decimals", ["deti:ne", "bydleni:najem", "prijem:1.234"], "prijem"],
    ["below the least", ["deti:ano", "vek:-1"], "vek"],
    ["an option of another question", ["deti:najem"], "deti"],
    ["a lone surrogate", ["deti:\ud800"], "deti"],
    ["“I do not know” and an answer", ["deti:nevim", "deti:ano"], "deti"],
  ])("%s leaves the question open, says so, and is not indexed", async (_name, answers, open) => {
    const { status, asked, hasUnusable, isUnlisted } = await startGuide().open(answers);
    expect({ status, asked, hasUnusable, isUnlisted }).toEqual({
      status: 200,
      asked: open,
      hasUnusable: true,
      isUnlisted: true,
    });
  });
  test("the address that shows unusable answers has no such answers in its links", async () => {
    const { guide } = await startGuide().open(["deti:ano", "barva:cervena", "vek:77"]);
    expect(JSON.stringify(guide)).not.toContain("barva:");
    expect(JSON.stringify(guide)).not.toContain("vek:77");
  });
  test("five thousand answers are read in time", async () => {
    const { open } = startGuide();
    await open([]);
    const before = performance.now();
    const { status, asked } = await open([...Array.from({ length: 5000 }, (_, at) => `k${at}:ano`), "deti:ano"]);
    expect({ status, asked }).toEqual({ status: 200, asked: "vek" });
    expect(performance.now() - before).toBeLessThan(2000);
  });
  test("five thousand contradicting answers are read in time", async () => {
    const { open, html } = startGuide();
    const answers = Array.from({ length: 5000 }, (_, at) => `deti:${at % 2 ? "ano" : "ne"}`);
    expect(await open(answers)).toMatchObject({ status: 200, asked: "deti", hasUnusable: true });
    const { status, body } = await html(answers);
    expect(status).toBe(200);
    expect(body.length).toBeLessThan(200_000);
  });
  test("the same answer twice is one answer or an open question", async () => {
    const { status, asked } = await startGuide().open(["deti:ano", "deti:ano"]);
    expect(status).toBe(200);
    expect(["deti", "vek"]).toContain(asked);
  });
  test("the order of answers does not matter", async () => {
    const { open } = startGuide();
    const { verdicts } = await open(["prijem:100", "bydleni:najem", "vek:1", "deti:ano"]);
    expect(verdicts).toEqual(["yes", "yes", "maybe"]);
  });
  test("an attack in an answer is not written into the page as HTML", async () => {
    const { html } = startGuide();
    const attack = '"><script>alert(1)</script>';
    for (const answers of [[attack], [`deti:${attack}`], [`${attack}:ano`]]) {
      expect((await html(answers)).body).not.toContain("<script>alert(1)");
      expect((await html([...answers], { query: { sent: "deti" } })).body).not.toContain("<script>alert(1)");
      expect((await html([...answers], { query: { sent: attack } })).body).not.toContain("<script>alert(1)");
    }
    const typed = await html(["deti:ne", "bydleni:najem", attack], { query: { sent: "prijem" } });
    expect(typed.body).not.toContain("<script>alert(1)");
  });
  test("other parameters are not carried into links", async () => {
    const { guide } = await startGuide().open(["deti:ano"], { query: { utm: "x", jmeno: "jana" } });
    expect(JSON.stringify(guide)).not.toContain("jana");
  });
});

describe("what is sent with a question", () => {
  test.each([
    ["an unknown question", "barva", ["deti:ano"]],
    ["nothing", "", ["deti:ano"]],
    ["__proto__", "__proto__", ["deti:ano"]],
    ["constructor", "constructor", ["deti:ano"]],
    ["a long name", "a".repeat(50_000), ["deti:ano"]],
    ["a question that is not open yet", "prijem", ["deti:ano"]],
    ["a question that does not matter", "vek", ["deti:ne", "5"]],
    ["a question that is answered", "deti", ["deti:ano", "vek:3"]],
  ])("%s does no harm", async (_name, sent, answers) => {
    const { status, to, asked } = await startGuide().send(sent, answers);
    expect(status).toBeLessThan(400);
    expect(to === "" || to.startsWith(own)).toBe(true);
    expect(to).not.toContain("sent=");
    expect(asked).not.toBe("nothing");
  });
  test("sent twice does no harm", async () => {
    const { status, to } = await startGuide().send(["deti", "vek"], ["deti:ano"]);
    expect(status).toBeLessThan(400);
    expect(to === "" || to.startsWith(own)).toBe(true);
  });
  test("a number that is sent without its key does not take the place of another answer", async () => {
    const { to, asked } = await startGuide().send("vek", ["deti:ano", "bydleni:najem", "3"]);
    expect(to, asked).toBe(`${own}?answer=bydleni:najem&answer=deti:ano&answer=vek:3`);
  });
  test("a changed answer replaces the one before it", async () => {
    const { to } = await startGuide().send("vek", ["deti:ano", "bydleni:najem", "prijem:5", "9"]);
    expect(to).toBe(`${own}?answer=bydleni:najem&answer=deti:ano&answer=prijem:5&answer=vek:9`);
  });
  test("the page of an error is not indexed", async () => {
    const { isUnlisted, asked } = await startGuide().send("deti", []);
    expect({ isUnlisted, asked }).toEqual({ isUnlisted: true, asked: "deti" });
  });
});

describe("answers that stop mattering", () => {
  test("they are not unusable, count for nothing, and are there again after going back", async () => {
    const { open, send } = startGuide();
    const first = await send("deti", ["vek:3", "bydleni:najem", "prijem:20000", "deti:ne"]);
    const kept = [...new URL(first.to, "http://x").searchParams.getAll("answer")];
    const without = await open(kept);
    expect(without.verdicts).toEqual(["no", "yes", "no"]);
    const back = await send("deti", [...kept.filter((each) => !each.startsWith("deti:")), "deti:ano"]);
    const again = await open(new URL(back.to, "http://x").searchParams.getAll("answer"));
    expect(again.asked === "vek" || again.verdicts?.join() === "yes,yes,no").toBe(true);
  });
});

describe("a page in another language", () => {
  const english = () => guideOf({}, { language: "en_gb", name: "Try" });
  test("takes the answers over and asks the same question", async () => {
    const { open } = startGuide([guideOf(), english()]);
    const { shell } = await open(["deti:ano", "vek:3"]);
    const href = shell?.languages.map((each) => each.href).find((each) => each?.includes("/try/")) ?? "";
    expect(href).toContain("/try/form?answer=deti:ano&answer=vek:3");
    const { asked, status } = await open(["deti:ano", "vek:3"], {}, new URL(href, "http://x").pathname);
    expect({ asked, status }).toEqual({ asked: "bydleni", status: 200 });
  });
  test("unusable answers and what is sent do not go to the other language", async () => {
    const { open } = startGuide([guideOf(), english()]);
    const { shell } = await open(["deti:ano", "barva:x", "vek:99"]);
    const href = shell?.languages.map((each) => each.href).find((each) => each?.includes("/try/")) ?? "";
    expect(href).toContain("answer=deti:ano");
    expect(href).not.toContain("sent=");
  });
});

describe("a form that is sent to a guide with answers in its address", () => {
  const form = (fields: [string, string[]][]) => ({ form: { fields: new Map(fields), files: [] } });
  test.each([own, `${own}/-/otazky`, `${own}/-/otazky/deti`, `${own}/-/odchod`, `${own}/-/neco`])(
    "%s answers without a fault",
    async (path) => {
      const { open, html } = startGuide();
      for (const answersId of [null, "g".repeat(43)]) {
        const options = { answersId, ...form([["answer", ["deti:ano"]]]) };
        const { status } = await open([], options, path);
        expect(status).toBeLessThan(500);
        const whole = await html([], options, path);
        expect(whole.status).toBeLessThan(500);
      }
    },
  );
});
