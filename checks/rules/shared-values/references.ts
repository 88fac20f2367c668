import { shortened } from "#checks/excerpt.ts";
import type { Rule, Subject } from "#checks/rule.ts";
import { dayInBothLanguages } from "#checks/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { valueField } from "#schemas/values/shared/resolve-values.ts";
import { type UsedKey, usedKeys } from "#schemas/values/shared/used-keys.ts";
import type { SharedValues } from "#schemas/values/shared/value-sets.ts";

/** References of a record as its editor wrote them. */
export const usedKeysOf = memo(({ record, written = record }: Subject): readonly UsedKey[] =>
  isRecord(written) ? usedKeys(written) : [],
);

/** Reports a reference to a value that has ended, or to a day before its first period. */
export const endedValue: Rule = {
  code: "value.ended",
  level: "content",
  severity: "error",
  effect: "text-hidden",
  wcag: [],
  *check(subject) {
    const { values, now } = subject;
    for (const { key, path, written, at, isField } of usedKeysOf(subject)) {
      const value = values?.find(key);
      const [first] = value?.periods ?? [];
      const until = value?.periods.at(-1)?.until ?? null;
      if (!value || !first) continue;
      const isAmount = path.at(-1) === valueField;
      const isBefore = at !== null && at < first.from;
      const isAfter = until !== null && until <= now && (at ?? now) >= until;
      if (!isBefore && !isAfter) continue;
      yield {
        path,
        expected: isBefore ? "a day of the value" : "a value in force",
        received: written,
        values: {
          name: shortened(value.name, 60),
          reference: { cs: written, en: written },
          date: isBefore ? firstDay(first.from) : lastDay(until ?? 0),
          context: isBefore ? "before" : isAmount ? "field" : isField ? "limit" : undefined,
        },
        about: [written],
        // The table of amounts shows former ones too, and a limit of a form keeps its own number.
        ...(isField && { severity: "warning", effect: "none" }),
      };
    }
  },
};

/** Reports a reference to a value that only another site has. */
export const valueOfOtherSite: Rule = {
  code: "value.other-site",
  level: "reference",
  severity: "error",
  effect: "text-hidden",
  wcag: [],
  *check(subject) {
    const { values, siteOfValue } = subject;
    for (const { key, path, written, isField } of values && siteOfValue ? usedKeysOf(subject) : []) {
      // A calculation without a result is no value, but its site has it.
      const site = values && keysOf(values).has(key) ? null : siteOfValue?.(key);
      if (!site) continue;
      yield {
        path,
        expected: "the key of a value of this site or the main site",
        received: written,
        values: { key, site },
        about: [written],
        ...(isField && { effect: path.at(-1) === valueField ? "field-hidden" : "none" }),
      };
    }
  },
};

const keysOf = memo(({ items }: SharedValues): ReadonlySet<string> => new Set(items.map(({ key }) => key)));

export function firstDay(from: number) {
  return dayInBothLanguages(wallClock(from).date);
}

/** Returns the last day before an instant. */
export function lastDay(until: number) {
  return dayInBothLanguages(wallClock(until - 1).date);
}
