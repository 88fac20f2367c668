import { expect, test } from "vitest";
import { toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { aContent, plainContext } from "../a-content.ts";

const good = { nazev: "Příspěvek na péči", pravidlo: { den: 20, posun: "pred" } };

function parse(...davky: unknown[]) {
  const content = aContent({ structureKey: "vyplatni-terminy", data: { perex: "Kdy vyplácíme.", davky } });
  const { page, issues } = parsePage(content, plainContext);
  if (page.key !== "payment-dates") throw new Error("the page fell back to the default template");
  const told = issues.map(({ code, path, effect }) => [code, toPointer(path), effect]);
  return { benefits: page.view.benefits, told };
}

test.each([
  ["too-small", { pravidlo: { den: 0, posun: "pred" } }, "den"],
  ["too-big", { pravidlo: { den: 32, posun: "pred" } }, "den"],
  ["invalid-value", { pravidlo: { den: 20, posun: "nikdy" } }, "posun"],
])("a rule that is %s is told at its place and costs its benefit alone", (code, parts, place) => {
  const { benefits, told } = parse({ ...good, nazev: "Porodné", ...parts }, good);
  expect(told).toEqual([[code, `/data/davky/0/pravidlo/${place}`, "item-hidden"]]);
  expect(benefits.map(({ name }) => name)).toEqual(["Příspěvek na péči"]);
});

const exceptions = (...vyjimky: unknown[]) => parse({ ...good, vyjimky });
const monthsOf = ({ benefits }: ReturnType<typeof parse>) =>
  benefits.flatMap(({ plan }) => plan.exceptions.map(({ date }) => date));

test("the second exception of a month is told and changes nothing", () => {
  const parsed = exceptions({ mesic: "2026-12", den: "2026-12-18" }, { mesic: "2026-12", den: "2026-12-21" });
  expect(parsed.told).toEqual([["payment.exceptionTwice", "/data/davky/0/vyjimky/1/mesic", "none"]]);
  expect(monthsOf(parsed)[0]).toBe("2026-12-18");
});

test("an exception far from its month costs itself; one up to 15 days before or after it is kept", () => {
  const parsed = exceptions(
    { mesic: "2027-01", den: "2026-12-17" },
    { mesic: "2027-02", den: "2027-03-15" },
    { mesic: "2027-03", den: "2027-02-13" },
    { mesic: "2027-04", den: "2027-05-16" },
    { mesic: "2027-05", den: "2028-05-20" },
  );
  expect(parsed.told).toEqual(
    [2, 3, 4].map((index) => ["payment.exceptionFar", `/data/davky/0/vyjimky/${index}/den`, "item-hidden"]),
  );
  expect(monthsOf(parsed)).toEqual(["2026-12-17", "2027-03-15"]);
});

test.each([{ mesic: "2026-13", den: "2026-12-18" }, { mesic: "2026-12", den: "2026-12-32" }, "prosinec", null])(
  "the exception %j costs itself",
  (wrong) => {
    const parsed = exceptions(wrong, { mesic: "2027-01", den: "2027-01-15" });
    expect(parsed.told).toHaveLength(1);
    expect(monthsOf(parsed)).toEqual(["2027-01-15"]);
  },
);

test("past exceptions are no fault", () => {
  expect(exceptions({ mesic: "2020-12", den: "2020-12-18" }).told).toEqual([]);
});
