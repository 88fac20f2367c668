import type { InBoth } from "#portal/checks/finding.ts";
import { inputsOf } from "#portal/contract/values/shared/derived-values.ts";
import { parseExpression } from "#portal/contract/values/shared/expression.ts";
import { periodAt, type SharedValue } from "#portal/contract/values/shared/shared-value.ts";
import type { SharedValues } from "#portal/contract/values/shared/value-sets.ts";
import { formatValue } from "#portal/contract/values/shared/value-text.ts";

/** Two times whose texts are compared, in milliseconds. */
export interface Times {
  now: number;
  at: number;
}

/** A shared value that differs between two times; null where it has no period. */
export interface ChangedValue {
  key: string;
  name: string;
  before: InBoth | null;
  after: InBoth | null;
  /** Legal sources in words at the second time, for a calculation those of its inputs; at the first time for a value that ends. */
  sources: readonly string[];
}

/** Returns the changes of a value; null when it stays as it is. */
export function changeOf(key: string, values: SharedValues, { now, at }: Times): ChangedValue | null {
  const value = values.find(key);
  if (!value) return null;
  const [before, after] = [periodAt(value, now), periodAt(value, at)];
  if (before?.amount === after?.amount) return null;
  return {
    key,
    name: value.name,
    before: before && inEach(value, before.amount),
    after: after && inEach(value, after.amount),
    sources: [...sourcesOf(key, values, after ? at : now, new Set())],
  };
}

function inEach(value: SharedValue, amount: number): InBoth {
  return { cs: formatValue(value, amount, "cs"), en: formatValue(value, amount, "en") };
}

function sourcesOf(key: string, values: SharedValues, time: number, seen: Set<string>): Set<string> {
  if (seen.has(key)) return new Set();
  seen.add(key);
  const value = values.find(key);
  const own = value && periodAt(value, time)?.source;
  const read = values.itemOf(key);
  const expression = read?.item.vyraz ? parseExpression(read.item.vyraz) : null;
  const inputs = read && expression ? [...inputsOf(expression, read).values()] : [];
  return new Set([...(own ? [own] : []), ...inputs.flatMap((input) => [...sourcesOf(input, values, time, seen)])]);
}
