import { shortened } from "#checks/excerpt.ts";
import type { InBoth } from "#checks/finding.ts";
import type { Rule } from "#checks/rule.ts";
import { memo } from "#schemas/parse/memo.ts";
import { structures } from "#schemas/structures/registry.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { formatMoney } from "#schemas/values/money/money-text.ts";
import { periodAt, type SharedValue } from "#schemas/values/shared/shared-value.ts";
import type { SharedValues } from "#schemas/values/shared/value-sets.ts";
import { aboutSame, stemsOf } from "./same-subject.ts";
import { typedAmounts } from "./typed-amounts.ts";

/** Smaller amounts are equal by chance. */
const least = 100;

/** Round amounts are often equal by chance: their text has to be about the value. */
const round = 1000;

/** Maximum number of equal values whose names are compared with a text. */
const maxEqual = 50;

/** Maximum number of values that a finding names. */
const most = 3;

/** Reports an amount typed by hand that equals a shared value. */
export const typedValue: Rule = {
  code: "value.typed",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { values, key, now, content } = subject;
    const { feed, life } = structures[key];
    // A record of a day keeps the amount of that day.
    if (!values || feed || life === "record" || key === "shared-values") return;
    const reported = new Set<string>();
    const factsOf = createFacts();
    const byAmount = amountsAt(values)(wallClock(now).date);
    for (const typed of byAmount.size > 0 ? typedAmounts(subject) : []) {
      const { path, amount, currency, around, isField } = typed;
      const place = `${path.join("/")} ${amount}`;
      const same = byAmount.get(`${amount} ${currency}`);
      if (!same || reported.has(place)) continue;
      const { years, stems } = factsOf(around);
      const equal = same.filter((value) => isOfTime(value, years, now));
      const meant = aboutSame(equal, [stems, factsOf(content.name).stems]);
      const known = meant.length > 0 || amount % round === 0 ? meant : equal;
      if (known.length === 0) continue;
      reported.add(place);
      const isDated = !isField && years.length > 0;
      const [first, ...others] = known.slice(0, most).map((value) => ({
        name: inQuotes(shortened(value.name, 60)),
        reference: isField ? value.key : referenceTo(value, isDated ? now : null),
      }));
      const shown = first ? [first, ...others] : [];
      const written = formatMoney({ amount, currency }, content.language);
      const inEach = { cs: formatMoney({ amount, currency }, "cs"), en: formatMoney({ amount, currency }, "en") };
      const names = inList(
        "conjunction",
        shown.map(({ name }) => name),
      );
      const references = inList(
        "disjunction",
        shown.map(({ reference }) => ({ cs: reference, en: reference })),
      );
      const context = contextOf({ isField, isDated, isSeveral: others.length > 0 });
      yield {
        path,
        expected: "a reference to a shared value",
        received: written,
        values: { amount: inEach, names, references, context },
        about: [written],
        // The amount of a fixed time stays right.
        ...(isDated && { severity: "info" }),
      };
    }
  },
};

function contextOf({ isField, isDated, isSeveral }: { isField: boolean; isDated: boolean; isSeveral: boolean }) {
  if (isField) return isSeveral ? "severalField" : "field";
  return isSeveral ? "several" : isDated ? "dated" : undefined;
}

/** Returns the years that a text names, without those of laws and references. */
function yearsIn(text: string): number[] {
  return Array.from(text.replaceAll(/\|\s*k:[\d-]*/g, "").matchAll(/(?<![\d/])20\d\d(?![\d/])/g), ([year]) =>
    Number(year),
  );
}

/** Returns a function that reads what a text is about, once: a long one may have thousands of amounts. */
function createFacts() {
  const known = new Map<string, { years: readonly number[]; stems: ReadonlySet<string> }>();
  return (text: string) => {
    const facts = known.get(text) ?? { years: [...new Set(yearsIn(text))], stems: stemsOf(text) };
    known.set(text, facts);
    return facts;
  };
}

/** True unless a text names only years in which the present period of a value is not in force. */
function isOfTime(value: SharedValue, years: readonly number[], now: number): boolean {
  const { from = 0, until = null } = periodAt(value, now) ?? {};
  const [first, last] = [from, until === null ? now : until - 1].map((time) =>
    Number(wallClock(time).date.slice(0, 4)),
  );
  return years.length === 0 || years.some((year) => year >= (first ?? 0) && year <= (last ?? 0));
}

/** Returns the reference to write, at a time for that of a fixed day. */
function referenceTo(value: SharedValue, now: number | null): string {
  const period = now === null ? null : periodAt(value, now);
  return period ? `{{hodnota:${value.key}|k:${wallClock(period.from).date}}}` : `{{hodnota:${value.key}}}`;
}

/** Returns the values of money by amount and currency on a day. */
const amountsAt = memo((values: SharedValues) => {
  const days = new Map<string, ReadonlyMap<string, readonly SharedValue[]>>();
  return (day: string) => {
    const found = days.get(day) ?? readAmounts(values, Date.parse(`${day}T12:00:00Z`));
    days.set(day, found);
    return found;
  };
});

function readAmounts(values: SharedValues, now: number): ReadonlyMap<string, readonly SharedValue[]> {
  const found = new Map<string, SharedValue[]>();
  for (const key of values.keys()) {
    const value = values.find(key);
    const amount = value?.kind === "money" ? (periodAt(value, now)?.amount ?? 0) : 0;
    if (!value || amount < least) continue;
    const own = found.get(`${amount} ${value.unit}`);
    if (own && own.length < maxEqual) own.push(value);
    else if (!own) found.set(`${amount} ${value.unit}`, [value]);
  }
  return found;
}

function inQuotes(text: string): InBoth {
  return { cs: `„${text}“`, en: `“${text}”` };
}

function inList(type: "conjunction" | "disjunction", parts: readonly InBoth[]): InBoth {
  const join = (language: keyof InBoth) =>
    new Intl.ListFormat(language, { type }).format(parts.map((part) => part[language]));
  return { cs: join("cs"), en: join("en") };
}
