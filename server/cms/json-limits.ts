export interface JsonLimits {
  /** Objects and arrays within one another; the outermost is the first. */
  depth: number;
  /** Members and items in the whole document. */
  nodes: number;
}

/** A JSON document beyond a limit; `pointer` (RFC 6901, at most 200 characters) names the first value over it. */
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
 * Throws a JsonLimitError for a parsed document that recursive readers (Zod, structuredClone, JSON.stringify) would
 * not survive, and removes own `__proto__` members in place.
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
    path.push({ container, children, next: 0 });
  }

  if (isContainer(value)) enter(value);
  for (let level = path.at(-1); level; level = path.at(-1)) {
    if (level.next === level.children.length) {
      path.pop();
      continue;
    }
    const child = level.children[level.next++];
    if (isContainer(child)) enter(child);
  }
}

/** An open container on the way to the current value; its children before `next` are done or under way. */
interface Level {
  container: object;
  children: unknown[];
  next: number;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function pointerTo(path: Level[]): string {
  const tokens = path.map(({ container, next }) => Object.keys(container)[next - 1] ?? "");
  const pointer = tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return pointer.length > 200 ? `${pointer.slice(0, 199)}…` : pointer;
}
