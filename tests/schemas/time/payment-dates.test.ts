import { expect, test } from "vitest";
import { daysAfter, weekday } from "#schemas/time/dates.ts";
import { type PaymentPlan, paymentsFrom, shifts } from "#schemas/time/payment-dates.ts";
import { holidayOn, publicHolidays } from "#schemas/time/public-holidays.ts";
import { isExhaustive } from "../../exhaustive.ts";

const holidays = publicHolidays.CZ;

function plan(day: number, shift: keyof typeof shifts, parts: Partial<PaymentPlan> = {}): PaymentPlan {
  return { rule: { day, shift: shifts[shift] }, exceptions: [], holidays, ...parts };
}

const datesOf = (own: PaymentPlan, from: string, months: number) =>
  paymentsFrom(own, from, months).map(({ date }) => date);

/** Month, day of the rule, and the date by each shift, from a printed calendar. */
test.each([
  ["Easter 2027", "2027-03", 28, "2027-03-25", "2027-03-30"],
  ["Good Friday 2027", "2027-03", 26, "2027-03-25", "2027-03-30"],
  ["Easter Monday 2027", "2027-03", 29, "2027-03-25", "2027-03-30"],
  ["Christmas Eve 2026", "2026-12", 24, "2026-12-23", "2026-12-28"],
  ["Christmas 2026", "2026-12", 26, "2026-12-23", "2026-12-28"],
  ["Christmas Eve 2027", "2027-12", 24, "2027-12-23", "2027-12-27"],
  ["New Year 2027", "2027-01", 1, "2026-12-31", "2027-01-04"],
  ["New Year 2028, a Saturday", "2028-01", 1, "2027-12-31", "2028-01-03"],
  ["the end of February 2027, a Sunday", "2027-02", 31, "2027-02-26", "2027-03-01"],
  ["the end of February of a leap year", "2028-02", 30, "2028-02-29", "2028-02-29"],
  ["a working day", "2027-01", 20, "2027-01-20", "2027-01-20"],
  ["Wednesday's holiday", "2026-10", 28, "2026-10-27", "2026-10-29"],
])("%s", (_, month, day, before, after) => {
  const inMonth = (shift: keyof typeof shifts) =>
    paymentsFrom(plan(day, shift), daysAfter(`${month}-01`, -3), 2).find((payment) => payment.month === month)?.date;
  expect([inMonth("pred"), inMonth("po")]).toEqual([before, after]);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  expect(inMonth("bez")).toBe(`${month}-${String(Math.min(day, last)).padStart(2, "0")}`);
});

test("a shifted payment names the holidays and the weekend on its way, each once", () => {
  const causes = (day: number, shift: "pred" | "po", from: string) =>
    paymentsFrom(plan(day, shift), from, 1)[0]?.shifted;
  expect(causes(28, "pred", "2027-03-01")).toEqual({ from: "2027-03-28", causes: ["weekend", "goodFriday"] });
  expect(causes(28, "po", "2027-03-02")).toEqual({ from: "2027-03-28", causes: ["weekend", "easterMonday"] });
  expect(causes(20, "pred", "2027-01-01")).toBeNull();
});

test("a payment on the day itself is still to come, on the day after it is not", () => {
  expect(datesOf(plan(20, "pred"), "2027-01-20", 1)).toEqual(["2027-01-20"]);
  expect(datesOf(plan(20, "pred"), "2027-01-21", 1)).toEqual(["2027-02-19"]);
});

test("a shift into another month loses no payment", () => {
  expect(datesOf(plan(1, "pred"), "2026-12-31", 2)).toEqual(["2026-12-31", "2027-02-01"]);
  expect(datesOf(plan(31, "po"), "2027-02-01", 2)).toEqual(["2027-02-01", "2027-03-01"]);
});

test("an exception replaces the date of its month, also on a weekend; the first one of a month counts", () => {
  const exceptions = [
    { month: "2026-12", date: "2026-12-19", reason: "Svátky" },
    { month: "2026-12", date: "2026-12-21", reason: null },
  ];
  const [first, second] = paymentsFrom(plan(31, "pred", { exceptions }), "2026-12-01");
  expect(first).toEqual({ month: "2026-12", date: "2026-12-19", shifted: null, exception: exceptions[0] });
  expect(second).toMatchObject({ month: "2027-01", date: "2027-01-29", exception: null });
  expect(datesOf(plan(31, "pred", { exceptions }), "2026-12-20", 1)).toEqual(["2027-01-29"]);
});

test("a site's own holidays count, and one without an end moves nothing", () => {
  const own = { on: "12-31", name: { cs_cz: "Silvestr" } };
  const moved = plan(31, "pred", { holidays: [own, ...holidays] });
  expect(paymentsFrom(moved, "2026-12-01", 1)[0]).toMatchObject({
    date: "2026-12-30",
    shifted: { causes: [own.name] },
  });
  const always = Array.from({ length: 60 }, (_, day) => ({ on: daysAfter("2027-02-01", day), name: own.name }));
  expect(paymentsFrom(plan(28, "po", { holidays: always }), "2027-02-01", 1)[0]).toMatchObject({
    date: "2027-02-28",
    shifted: null,
  });
});

test("there are twelve payments, 24 at most", () => {
  expect(paymentsFrom(plan(15, "pred"), "2026-11-20")).toHaveLength(12);
  expect(paymentsFrom(plan(15, "pred"), "2026-11-20", 1000)).toHaveLength(24);
});

test("for any rule and ten years, payments are on working days, in order, one for each month", () => {
  const random = randomFrom(20_261_129);
  for (let round = 0; round < (isExhaustive ? 2000 : 60); round += 1) {
    const day = 1 + random(31);
    const shift = (["pred", "po", "bez"] as const)[random(3)] ?? "bez";
    const dates: string[] = [];
    const months = new Set<string>();
    for (let part = 0; part < 5; part += 1)
      for (const payment of paymentsFrom(plan(day, shift), daysAfter(dates.at(-1) ?? "2026-01-05", 1), 24)) {
        const { month, date, shifted } = payment;
        const label = `${day} ${shift} ${month}: ${date}`;
        dates.push(date);
        months.add(month);
        if (shift === "bez") {
          expect(shifted, label).toBeNull();
          expect(date.slice(0, 7), label).toBe(month);
          continue;
        }
        expect(weekday(date), label).toBeLessThan(5);
        expect(holidayOn(holidays, date), label).toBeNull();
        const from = shifted?.from ?? date;
        expect(from.slice(0, 7), label).toBe(month);
        expect(shift === "pred" ? date <= from : date >= from, label).toBe(true);
        expect(shifted === null, label).toBe(date === from);
        for (let between = from; between !== date; between = daysAfter(between, shifts[shift]))
          expect(weekday(between) > 4 || holidayOn(holidays, between) !== null, label).toBe(true);
      }
    expect(dates).toEqual(dates.toSorted());
    expect(months.size).toBe(120);
  }
});

/** A small generator of pseudo-random whole numbers below a limit. */
function randomFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
