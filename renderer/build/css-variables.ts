/** Returns the replacement for a var(), or null to leave it. */
type Choose = (name: string, fallback: string | null) => string | null;

/** Replaces the var() calls in a value, innermost first. */
export function replaceVariables(value: string, choose: Choose): string {
  const start = value.indexOf("var(");
  if (start < 0) return value;
  const end = closingOf(value, start + 4);
  const inner = value.slice(start + 4, end);
  const comma = inner.indexOf(",");
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
  const fallback = comma < 0 ? null : replaceVariables(inner.slice(comma + 1).trim(), choose);
  const unchanged = fallback === null ? `var(${name})` : `var(${name},${fallback})`;
  return value.slice(0, start) + (choose(name, fallback) ?? unchanged) + replaceVariables(value.slice(end + 1), choose);
}

function closingOf(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index++) {
    if (text[index] === "(") depth++;
    if (text[index] === ")" && --depth === 0) return index;
  }
  throw new Error(`unclosed bracket in ${text}`);
}

/** A custom property's name in a value. */
export const variable = /(?<![\w-])--[a-zA-Z][\w-]*/g;

/** Returns the custom properties mentioned in a text. */
export function variablesIn(text: string): string[] {
  return text.match(variable) ?? [];
}
