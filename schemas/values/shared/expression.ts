import { type Fraction, maxNumber, toFraction } from "./fraction.ts";

/** A calculation over other shared values. */
export type Expression =
  | { kind: "number"; value: Fraction }
  | { kind: "name"; name: string }
  | { kind: "operation"; operator: Operator; left: Expression; right: Expression };

export type Operator = "+" | "-" | "*" | "/";

/** Longest expression in characters. It also bounds the depth of its brackets and the number of its names. */
export const maxExpression = 200;

const token = /\s*(?:(\d+(?:[.,]\d+)?)|([a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)?)|([-+*/−×÷()]))/y;

const operators: Readonly<Record<string, Operator>> = {
  "+": "+",
  "-": "-",
  "−": "-",
  "*": "*",
  "×": "*",
  "/": "/",
  "÷": "/",
};

/**
 * Parses an expression of names, numbers, brackets and + − × ÷, such as `mesicni * 0,25`; null for anything else. A
 * minus after a name needs a space, because names contain hyphens.
 */
export function parseExpression(text: string): Expression | null {
  const tokens = text.length <= maxExpression ? tokensOf(text) : null;
  if (!tokens) return null;
  let at = 0;
  const expression = parseSum();
  return at === tokens.length ? expression : null;

  function parseSum(): Expression | null {
    return parseChain(parseProduct, ["+", "-"]);
  }

  function parseProduct(): Expression | null {
    return parseChain(parseOperand, ["*", "/"]);
  }

  function parseChain(next: () => Expression | null, accepted: readonly Operator[]): Expression | null {
    let left = next();
    while (left) {
      const operator = operators[tokens?.[at]?.text ?? ""];
      if (!operator || !accepted.includes(operator)) break;
      at += 1;
      const right = next();
      left = right && { kind: "operation", operator, left, right };
    }
    return left;
  }

  function parseOperand(): Expression | null {
    const operand = tokens?.[at];
    at += 1;
    if (operand?.kind === "number") {
      const number = Number(operand.text.replace(",", "."));
      return number <= maxNumber ? { kind: "number", value: toFraction(number) } : null;
    }
    if (operand?.kind === "name") return { kind: "name", name: operand.text };
    if (operand?.text !== "(") return null;
    const inner = parseSum();
    const isClosed = tokens?.[at]?.text === ")";
    at += 1;
    return isClosed ? inner : null;
  }
}

/** Returns the names in an expression. */
export function namesIn(expression: Expression): string[] {
  if (expression.kind === "name") return [expression.name];
  return expression.kind === "number" ? [] : [...namesIn(expression.left), ...namesIn(expression.right)];
}

interface Token {
  kind: "number" | "name" | "sign";
  text: string;
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  const source = text.trimEnd();
  const pattern = new RegExp(token);
  while (pattern.lastIndex < source.length) {
    const [, number, name, sign] = pattern.exec(source) ?? [];
    const found = number ?? name ?? sign;
    if (found === undefined) return null;
    tokens.push({ kind: number ? "number" : name ? "name" : "sign", text: found });
  }
  return tokens;
}
