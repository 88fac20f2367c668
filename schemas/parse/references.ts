import type { PageReference, ViewContext } from "#schemas/structures/structure.ts";

export interface Remark {
  code: "reference.unresolved" | "reference.self";
  path: (string | number)[];
  expected: string;
  received: unknown;
}

/**
 * Wraps a context to record the references that a view resolves. A link to an unknown page is dropped and reported; a
 * link from a page to itself is kept and reported.
 */
export function trackReferences(
  data: unknown,
  ctx: ViewContext,
  own: PageReference,
): { ctx: ViewContext; remarks(): Remark[] } {
  const remarksByReference = new Map<unknown, Pick<Remark, "code" | "expected">>();
  const ownHref = ctx.page(own)?.href;
  const page: ViewContext["page"] = (reference) => {
    const target = ctx.page(reference);
    if (!target)
      remarksByReference.set(reference, { code: "reference.unresolved", expected: "a page of a known site" });
    else if (target.href === ownHref)
      remarksByReference.set(reference, { code: "reference.self", expected: "another page" });
    return target;
  };

  function remarksIn(node: unknown, path: Remark["path"]): Remark[] {
    if (typeof node !== "object" || node === null) return [];
    const remark = remarksByReference.get(node);
    if (remark) return [{ ...remark, path, received: node }];
    if (Array.isArray(node)) return node.flatMap((item, index) => remarksIn(item, [...path, index]));
    return Object.entries(node).flatMap(([key, child]) => remarksIn(child, [...path, key]));
  }
  return { ctx: { ...ctx, page }, remarks: () => (remarksByReference.size === 0 ? [] : remarksIn(data, [])) };
}
