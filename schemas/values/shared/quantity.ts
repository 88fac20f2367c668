import type { Expression, Operator } from "./expression.ts";
import { difference, type Fraction, product, quotient, sum, toFraction } from "./fraction.ts";
import type { Period, SharedValue } from "./shared-value.ts";

/** A number with the exponents of its units. */
export interface Quantity {
  number: Fraction;
  units: ReadonlyMap<string, number>;
}

const noUnits: Quantity["units"] = new Map();

/** Returns the units of a value; only money and durations have one. */
export function unitsOf({ kind, unit }: SharedValue): Quantity["units"] {
  return (kind === "money" || kind === "duration") && unit ? new Map([[unit, 1]]) : noUnits;
}

/** Dates take part in no calculation. */
export function quantityOf(input: SharedValue, period: Period | null): Quantity | null {
  if (!period || input.kind === "date") return null;
  const number = toFraction(period.amount);
  const share = input.kind === "percent" ? quotient(number, toFraction(100)) : number;
  return share && { number: share, units: unitsOf(input) };
}

/** Returns the result of an expression; null when units do not fit or a value has none. */
export function evaluate(expression: Expression, read: (name: string) => Quantity | null): Quantity | null {
  if (expression.kind === "number") return { number: expression.value, units: noUnits };
  if (expression.kind === "name") return read(expression.name);
  const [left, right] = [evaluate(expression.left, read), evaluate(expression.right, read)];
  return left && right && operate(expression.operator, left, right);
}

function operate(operator: Operator, left: Quantity, right: Quantity): Quantity | null {
  if (operator === "*" || operator === "/") {
    const number = operator === "*" ? product(left.number, right.number) : quotient(left.number, right.number);
    const sign = operator === "*" ? 1 : -1;
    const units = new Map(left.units);
    for (const [unit, power] of right.units) {
      const total = (units.get(unit) ?? 0) + sign * power;
      if (total === 0) units.delete(unit);
      else units.set(unit, total);
    }
    return number && { number, units };
  }
  if (unitKey(left.units) !== unitKey(right.units)) return null;
  const number = operator === "+" ? sum(left.number, right.number) : difference(left.number, right.number);
  return { number, units: left.units };
}

/** Returns a text that is the same for the same units. */
export function unitKey(units: Quantity["units"]): string {
  return [...units]
    .map(([unit, power]) => `${unit}${power}`)
    .toSorted()
    .join(" ");
}
