export interface JsonLimits {
  /** Maximum nesting of objects and arrays; the outermost counts as 1. */
  depth: number;
  /** Maximum number of members and items in the document. */
  nodes: number;
}

/** A JSON document exceeds a limit; `pointer` (RFC 6901, at most 200 characters) names the first value beyond it. */
export class JsonLimitError extends Error {
  override readonly name = "JsonLimitError";
  readonly limit: keyof JsonLimits;
  readonly pointer: string;

  constructor(limit: keyof JsonLimits, maximum: number, pointer: string) {
    super(`more than ${maximum} ${limit === "depth" ? "levels" : "values"} at "${pointer}"`);
    this.limit = limit;
    this.pointer = pointer;
  }
}

/**
 * Throws a JsonLimitError for a parsed document on which recursive readers (Zod, structuredClone, JSON.stringify) would
 * overflow the stack. In place, it removes own `__proto__` members, and puts spaces for characters that HTML, XML and
 * addresses cannot contain.
 */
export function checkJson(value: unknown, limits: JsonLimits = { depth: 64, nodes: 200_000 }): void {
  const path: Level[] = [];
  let nodes = 0;

  function enter(container: object): void {
    Reflect.deleteProperty(container, "__proto__");
    const children: unknown[] = Array.isArray(container) ? container : Object.values(container);
    nodes += children.length;
    if (path.length >= limits.depth) throw new JsonLimitError("depth", limits.depth, pointerTo(path));
    if (nodes > limits.nodes) throw new JsonLimitError("nodes", limits.nodes, pointerTo(path));
    path.push({ container, children, keys: null, next: 0 });
  }

  if (isContainer(value)) enter(value);
  for (let level = path.at(-1); level; level = path.at(-1)) {
    if (level.next === level.children.length) {
      path.pop();
      continue;
    }
    const child = level.children[level.next++];
    if (isContainer(child)) enter(child);
    else if (typeof child === "string" && isUnclean(child)) setCurrent(level, cleaned(child));
  }
}

/** A container on the path to the current value; children before `next` are done or in progress. */
interface Level {
  container: object;
  children: unknown[];
  /** Names of the children of an object, once they are needed. */
  keys: string[] | null;
  next: number;
}

/** Control characters other than tabs and line breaks, and two code points that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const forbidden = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ufffe\uffff]/;

function isUnclean(text: string): boolean {
  return forbidden.test(text) || !text.isWellFormed();
}

function cleaned(text: string): string {
  return text.replace(/\p{Cs}/gu, " ").replace(new RegExp(forbidden, "g"), " ");
}

function setCurrent(level: Level, value: string): void {
  const { container, next } = level;
  const index = next - 1;
  if (!Array.isArray(container)) level.keys ??= Object.keys(container);
  Reflect.set(container, level.keys?.[index] ?? index, value);
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function pointerTo(path: Level[]): string {
  const tokens = path.map(({ container, next }) => Object.keys(container)[next - 1] ?? "");
  const pointer = tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return pointer.length > 200 ? `${pointer.slice(0, 199)}…` : pointer;
}
