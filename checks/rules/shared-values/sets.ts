import { shortened } from "#checks/excerpt.ts";
import type { Problem, Rule, Subject } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { memo } from "#schemas/parse/memo.ts";
import { periodAt, type SharedValue } from "#schemas/values/shared/shared-value.ts";
import { type ReadItem, type SharedValues, valuesOf } from "#schemas/values/shared/value-sets.ts";
import { firstDay, lastDay } from "./references.ts";

/** Time before the end of a value at which its next period should be known. */
const warning = 60 * 24 * 60 * 60 * 1000;

/** The values of a set as it is being edited. */
const ownValues = memo(({ key, content }: Subject): SharedValues => valuesOf(key === "shared-values" ? [content] : []));

/** Reports a value that is not in force today, and one that ends soon. Calculations follow their inputs. */
export const valueWithoutPeriod: Rule = {
  code: "value.no-period",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const own = ownValues(subject);
    const reported = new Set<string>();
    for (const { key, item, path } of own.items) {
      const value = item.vyraz || reported.has(key) ? null : own.find(key);
      const state = value && stateOf(value, subject.now);
      reported.add(key);
      if (!state) continue;
      yield {
        path: ["data", ...path, "obdobi"],
        expected: "a period for today",
        received: item.obdobi,
        values: { ...state, name: shortened(item.nazev, 60) },
        // A benefit may end or begin. Texts that say it have findings of their own.
        ...(state.context !== "gap" && { severity: "info" }),
      };
    }
  },
};

function stateOf(value: SharedValue, now: number) {
  const { periods } = value;
  const last = periods.at(-1);
  if (!last) return null;
  if (last.until !== null && last.until <= now) return { context: "ended", date: lastDay(last.until) };
  if (!periodAt(value, now)) {
    const next = periods.find(({ from }) => from > now) ?? last;
    return { context: next === periods[0] ? "future" : "gap", date: firstDay(next.from) };
  }
  return last.until !== null && last.until - now <= warning ? { context: "ending", date: lastDay(last.until) } : null;
}

/** Reports a value with the key or the name of another one that its site may use. */
export const valueNamesake: Rule = {
  code: "value.same-name",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { content, values } = subject;
    const seen = { keys: new Map<string, ReadItem>(), names: new Map<string, ReadItem>() };
    for (const each of ownValues(subject).items) {
      const { key, item, path } = each;
      const name = nameOf(each);
      const byKey = seen.keys.get(key) ?? otherOf(values, each, keysOf, key);
      const byName = seen.names.get(name) ?? otherOf(values, each, namesOf, name);
      seen.keys.set(key, each);
      seen.names.set(name, each);
      const other = byKey ?? byName;
      if (!other) continue;
      const context = !byKey ? undefined : other.set.webId === content.webId ? "key" : "main";
      yield {
        path: ["data", ...path, byKey ? "klic" : "nazev"],
        expected: byKey ? "a key of its own" : "a name of its own",
        received: byKey ? item.klic : item.nazev,
        values: { key, name: shortened(item.nazev, 60), other: other.key, context },
        ...severityOf(context, each, other),
      };
    }
  },
};

/** Two values must not share a key, because only one counts. Equal names are confusing within a set, and rarely across sets. */
function severityOf(context: string | undefined, { set }: ReadItem, other: ReadItem): Pick<Problem, "severity"> {
  if (context === "key") return { severity: "error" };
  return !context && other.set.id !== set.id ? { severity: "info" } : {};
}

const keysOf = memo(({ items }: SharedValues) => Map.groupBy(items, ({ key }) => key));
const namesOf = memo(({ items }: SharedValues) => Map.groupBy(items, nameOf));

function nameOf({ item }: ReadItem): string {
  return clean(item.nazev).toLowerCase();
}

/** Finds a value in an earlier set of the same site, or in one of the main site. */
function otherOf(
  values: SharedValues | undefined,
  { set }: ReadItem,
  groupsOf: (values: SharedValues) => ReadonlyMap<string, readonly ReadItem[]>,
  name: string,
): ReadItem | undefined {
  if (!values) return undefined;
  const same = groupsOf(values).get(name) ?? [];
  const own = same.findIndex((each) => each.set.id === set.id);
  return same.find((each, at) => each.set.id !== set.id && (own < 0 || at < own || each.set.webId !== set.webId));
}
