import type { PageReference, To } from "./structure.ts";

interface Unresolved {
  code: "reference.unresolved";
  path: (string | number)[];
  expected: string;
  received: unknown;
}

/** Watches which page references a view asks for and cannot get, so that a link that is left out is an issue. */
export function trackReferences(data: unknown, to: To): { to: To; unresolved(): Unresolved[] } {
  const lost = new Set<PageReference>();
  const page: To["page"] = (reference) => {
    const found = to.page(reference);
    if (!found) lost.add(reference);
    return found;
  };
  const unresolved = () =>
    [...lost].map((reference) => ({
      code: "reference.unresolved" as const,
      path: pathOf(data, reference) ?? [],
      expected: "a page of a known site",
      received: reference.friendlyURLs,
    }));
  return { to: { ...to, page }, unresolved };
}

function pathOf(node: unknown, target: unknown): (string | number)[] | null {
  if (node === target) return [];
  if (typeof node !== "object" || node === null) return null;
  const entries: [string | number, unknown][] = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
  for (const [key, child] of entries) {
    const rest = pathOf(child, target);
    if (rest) return [key, ...rest];
  }
  return null;
}
