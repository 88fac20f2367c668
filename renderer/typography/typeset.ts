import { typographerOf } from "./typography.ts";

/** Elements whose text is no running text, or is read by a program: the text of an option is what a form sends. */
const verbatim = new Set(["script", "style", "textarea", "pre", "code", "kbd", "samp", "option", "title"]);

const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** A tag, or a text with the empty comments that React writes between its parts. */
const token = /<!-- -->|<(\/?)([a-zA-Z][\w-]*)([^<>]*)>|[^<]+(?:<!-- -->[^<]*)*/g;

const between = "<!-- -->";

interface Scope {
  /** Depth of the element that the scope begins with. */
  depth: number;
  set: ((text: string) => string) | null;
  kind: "text" | "verbatim" | "island";
}

/**
 * Sets the texts of HTML by the typographic rules of their languages. Islands stay as they are, because the browser compares
 * them with what it renders itself. React and the sanitiser close all tags and escape `<` and `>` in attributes.
 */
export function typeset(html: string, tag: string): string {
  let depth = 0;
  let scope: Scope = { depth: 0, set: typographerOf(tag), kind: "text" };
  const outer: Scope[] = [];
  return html.replace(token, (piece: string, slash?: string, name?: string, attributes = "") => {
    if (name === undefined) {
      if (scope.kind === "island") return piece;
      const text = piece.replaceAll(between, "");
      return scope.set?.(text) ?? text;
    }
    if (slash) {
      if (depth === scope.depth) scope = outer.pop() ?? scope;
      depth -= 1;
    } else if (!voids.has(name) && !attributes.endsWith("/")) {
      depth += 1;
      const inner = scopeIn(scope, { depth, name, attributes });
      if (inner) {
        outer.push(scope);
        scope = inner;
      }
    }
    return piece;
  });
}

/** The scope that an element begins; null for elements in which nothing changes. */
function scopeIn(
  { kind }: Scope,
  { depth, name, attributes }: { depth: number; name: string; attributes: string },
): Scope | null {
  if (kind !== "text") return null;
  if (attributes.includes("data-island-root")) return { depth, set: null, kind: "island" };
  if (verbatim.has(name)) return { depth, set: null, kind: "verbatim" };
  const [, language] = /\slang="([^"]*)"/.exec(attributes) ?? [];
  return language === undefined ? null : { depth, set: typographerOf(language), kind };
}
