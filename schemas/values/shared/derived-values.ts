import { type Expression, namesIn, parseExpression } from "./expression.ts";
import { type Fraction, maxNumber, product, rounded, toFraction, toNumber } from "./fraction.ts";
import { evaluate, type Quantity, quantityOf, unitKey, unitsOf } from "./quantity.ts";
import type { Period, SharedValue } from "./shared-value.ts";
import { maxPeriods, type WireValue } from "./value-item.ts";
import type { ReadItem } from "./value-sets.ts";

/** A calculation without a result, or a period whose value is of another kind; `path` leads into the `data` of its set. */
export interface FormulaFault {
  code: "value.name" | "value.cycle" | "value.result" | "value.kind";
  path: (string | number)[];
  expected: string;
  received: string;
}

/** Calculates the values with an expression, each after those that it names. Values without a result are left out. */
export function derivedValues(items: ReadonlyMap<string, ReadItem>, fixed: ReadonlyMap<string, SharedValue>) {
  const values = new Map<string, SharedValue>();
  const faults = new Map<string, FormulaFault[]>();
  const formulas = new Map<string, Formula>();
  for (const [key, value] of fixed) {
    const read = items.get(key);
    const expression = read?.item.vyraz ? parseExpression(read.item.vyraz) : null;
    if (!read?.item.vyraz) values.set(key, value);
    else if (expression) formulas.set(key, { read, value, expression, inputs: inputsOf(expression, read) });
  }
  const note = ({ set, path, item }: ReadItem, code: FormulaFault["code"], expected: string) => {
    const own = faults.get(set.id) ?? [];
    own.push({ code, path: [...path, "vyraz"], expected, received: item.vyraz ?? "" });
    faults.set(set.id, own);
  };
  const inOrder = inDependencyOrder(formulas);
  for (const [key, { read, value, expression, inputs }] of inOrder) {
    const unknown = [...inputs.values()].find((name) => !items.has(name));
    if (unknown) note(read, "value.name", `a value that exists, not ${unknown}`);
    if ([...inputs.values()].some((name) => !values.has(name))) continue;
    const found = new Map([...inputs].flatMap(([name, full]) => [[name, values.get(full) ?? value] as const]));
    const { calculated, isComplete } = calculate(value, expression, found, read.item);
    if (isComplete || calculated.periods.length > 0) values.set(key, calculated);
    if (!isComplete) note(read, "value.result", `a result of the kind ${read.item.druh}`);
  }
  const ordered = new Set(inOrder.map(([key]) => key));
  for (const [key, { read }] of formulas)
    if (!ordered.has(key)) note(read, "value.cycle", "values that do not need each other in a circle");
  return { values, faults };
}

interface Formula {
  read: ReadItem;
  /** The value without its periods. */
  value: SharedValue;
  expression: Expression;
  /** Full keys by the names in the expression; a name without a set is one of the same set. */
  inputs: ReadonlyMap<string, string>;
}

/** Returns the full keys of what a calculation names, by its names. */
export function inputsOf(expression: Expression, { set }: Pick<ReadItem, "set">): Map<string, string> {
  return new Map(namesIn(expression).map((name) => [name, name.includes(".") ? name : `${set.key}.${name}`]));
}

/** Returns the formulas so that each follows those it needs; without those in a cycle and what needs them. */
function inDependencyOrder(formulas: ReadonlyMap<string, Formula>): [string, Formula][] {
  const waiting = new Map([...formulas].map(([key, { inputs }]) => [key, neededIn(inputs, formulas).size]));
  const users = new Map<string, string[]>();
  for (const [key, { inputs }] of formulas)
    for (const input of neededIn(inputs, formulas)) {
      const known = users.get(input);
      if (known) known.push(key);
      else users.set(input, [key]);
    }
  const ready = [...waiting].flatMap(([key, count]) => (count === 0 ? [key] : []));
  for (const key of ready)
    for (const user of users.get(key) ?? []) {
      const left = (waiting.get(user) ?? 0) - 1;
      waiting.set(user, left);
      if (left === 0) ready.push(user);
    }
  return ready.flatMap((key) => {
    const formula = formulas.get(key);
    return formula ? [[key, formula] as [string, Formula]] : [];
  });
}

function neededIn(inputs: Formula["inputs"], formulas: ReadonlyMap<string, Formula>): Set<string> {
  return new Set([...inputs.values()].filter((name) => formulas.has(name)));
}

/** Calculates a value for each span in which all its inputs have one; without the spans in which there is no result. */
function calculate(
  value: SharedValue,
  expression: Expression,
  inputs: ReadonlyMap<string, SharedValue>,
  item: WireValue,
): { calculated: SharedValue; isComplete: boolean } {
  const all = [...inputs.values()];
  const times = new Set(all.flatMap(({ periods }) => periods.flatMap(({ from, until }) => [from, until ?? from])));
  const starts = [...times].toSorted((a, b) => a - b).slice(-2 * maxPeriods);
  const walks = new Map([...inputs].map(([name, input]) => [name, { input, current: createWalk(input.periods) }]));
  const periods: Period[] = [];
  let isComplete = true;
  for (const [index, from] of starts.entries()) {
    const quantities = new Map(
      [...walks].map(([name, { input, current }]) => [name, quantityOf(input, current(from))]),
    );
    if ([...walks].some(([, { current }]) => current(from) === null)) continue;
    const result = evaluate(expression, (name) => quantities.get(name) ?? null);
    const amount = result && unitKey(result.units) === unitKey(unitsOf(value)) ? amountOf(result, value, item) : NaN;
    if (Math.abs(amount) <= maxNumber) add(periods, { from, until: starts[index + 1] ?? null, amount, source: null });
    else isComplete = false;
  }
  const sets = [...new Set([...value.sets, ...all.flatMap((input) => input.sets)])];
  return { calculated: { ...value, periods: periods.slice(-maxPeriods), sets }, isComplete };
}

function amountOf({ number }: Quantity, { kind }: SharedValue, item: WireValue): number {
  return toNumber(round(kind === "percent" ? product(number, toFraction(100)) : number, item));
}

/** Returns a function that finds the period at times that only grow. */
function createWalk(periods: readonly Period[]): (time: number) => Period | null {
  let at = 0;
  return (time) => {
    for (let next = periods[at + 1]; next && next.from <= time; next = periods[at + 1]) at += 1;
    const period = periods[at];
    return period && period.from <= time && (period.until === null || time < period.until) ? period : null;
  };
}

/** Adds a period, or makes the last one longer when the amount stays. */
function add(periods: Period[], period: Period): void {
  const last = periods.at(-1);
  if (last?.until === period.from && last.amount === period.amount) last.until = period.until;
  else periods.push(period);
}

const directions = { nahoru: "up", dolu: "down", nejblizsi: "nearest" } as const;

/** Without a rule of its own, money is rounded to hundredths and everything else to ten-thousandths. */
function round(number: Fraction, { druh, zaokrouhleni }: WireValue): Fraction {
  if (zaokrouhleni) return rounded(number, zaokrouhleni.na, directions[zaokrouhleni.smer]);
  return rounded(number, druh === "castka" ? 0.01 : 0.0001, "nearest");
}
