import { amountsIn } from "#checks/amounts.ts";
import { shortened } from "#checks/excerpt.ts";
import type { InBoth } from "#checks/finding.ts";
import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { proseOf, wordsOf } from "#checks/rules/prose.ts";
import { asWritten, textsOf } from "#checks/rules/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { structures } from "#schemas/structures/registry.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { formatMoney } from "#schemas/values/money/money-text.ts";
import { valueField } from "#schemas/values/shared/resolve-values.ts";
import { periodAt, type SharedValue } from "#schemas/values/shared/shared-value.ts";
import type { SharedValues } from "#schemas/values/shared/value-sets.ts";

/** Smaller amounts are equal by chance. */
const least = 100;

/** Round amounts are often equal by chance: their text has to be about the value. */
const round = 1000;

/** Maximum number of values that a finding names. */
const most = 3;

/** An amount of money written by an editor. */
interface Typed {
  path: RecordPath;
  amount: number;
  currency: "CZK" | "EUR";
  /** The text around it. */
  around: string;
  isField: boolean;
}

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
    const byAmount = amountsAt(values)(wallClock(now).date);
    for (const { path, amount, currency, around, isField } of byAmount.size > 0 ? typedIn(subject) : []) {
      const equal = byAmount.get(`${amount} ${currency}`) ?? [];
      const meant = equal.length > 0 ? aboutSame(equal, [around, content.name]) : [];
      const known = meant.length > 0 || amount % round === 0 ? meant : equal;
      const place = `${path.join("/")} ${amount}`;
      if (known.length === 0 || reported.has(place)) continue;
      reported.add(place);
      const isSeveral = known.length > 1;
      const shown = known.slice(0, most);
      const written = formatMoney({ amount, currency }, content.language);
      yield {
        path,
        expected: "a reference to a shared value",
        received: written,
        values: {
          amount: { cs: formatMoney({ amount, currency }, "cs"), en: formatMoney({ amount, currency }, "en") },
          names: inList(
            "conjunction",
            shown.map(({ name }) => inQuotes(shortened(name, 60))),
          ),
          references: inList(
            "disjunction",
            shown.map((value) => inEach(isField ? value.key : `{{hodnota:${value.key}}}`)),
          ),
          context: isField ? (isSeveral ? "severalField" : "field") : isSeveral ? "several" : undefined,
        },
        about: [written],
      };
    }
  },
};

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
    if (own) own.push(value);
    else found.set(`${amount} ${value.unit}`, [value]);
  }
  return found;
}

function* typedIn(subject: Subject): Generator<Typed> {
  const written = asWritten(subject);
  const today = wallClock(subject.now).date;
  for (const { path, value, shape } of textsOf(written).objects) {
    const { vyse, nazev, platiOd } = value;
    if (!shape.keys.has(valueField) || value[valueField] || !isRecord(vyse)) continue;
    const { castka, mena } = vyse;
    if (typeof castka !== "number" || (typeof platiOd === "string" && platiOd > today)) continue;
    const currency = mena === "EUR" ? "EUR" : "CZK";
    yield { path: [...path, "vyse", "castka"], amount: castka, currency, around: String(nazev), isField: true };
  }
  for (const { path, text } of proseOf(written))
    for (const amount of amountsIn(text)) yield { path, amount, currency: "CZK", around: text, isField: false };
}

/** Returns the values whose names share most words with the first text that shares any; none without such a text. */
function aboutSame(values: readonly SharedValue[], texts: readonly string[]): readonly SharedValue[] {
  for (const text of texts) {
    const words = new Set(stemsOf(text));
    const counts = values.map(({ name, key }) => {
      return new Set([...stemsOf(name), ...stemsOf(key.replaceAll(/[.-]/g, " "))].filter((stem) => words.has(stem)))
        .size;
    });
    const best = Math.max(...counts);
    if (best > 0) return values.filter((_, index) => counts[index] === best);
  }
  return [];
}

/** Words that say nothing about the subject of an amount. */
const common: ReadonlySet<string> = new Set(["mesic", "rocni", "denni", "hodin", "castk", "vyse", "hodno", "celke"]);

/** Returns the starts of the words of a text, without accents. */
function stemsOf(text: string): string[] {
  return wordsOf(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase())
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5))
    .filter((stem) => !common.has(stem));
}

function inQuotes(text: string): InBoth {
  return { cs: `„${text}“`, en: `“${text}”` };
}

function inEach(text: string): InBoth {
  return { cs: text, en: text };
}

function inList(type: "conjunction" | "disjunction", parts: readonly InBoth[]): InBoth {
  const join = (language: keyof InBoth) =>
    new Intl.ListFormat(language, { type }).format(parts.map((part) => part[language]));
  return { cs: join("cs"), en: join("en") };
}
