import type { PageReference, ViewContext } from "#schemas/structures/structure.ts";

export interface Remark {
  code: "reference.unresolved" | "reference.self";
  path: (string | number)[];
  expected: string;
  received: unknown;
}

/**
 * Watches which pages a view asks for: a link to a page that is nowhere is left out, which is an issue; a link to
 * the page it stands on stays, and is worth telling.
 */
export function trackReferences(
  data: unknown,
  ctx: ViewContext,
  own: PageReference,
): { ctx: ViewContext; remarks(): Remark[] } {
  const found = new Map<unknown, Pick<Remark, "code" | "expected">>();
  const ownHref = ctx.page(own)?.href;
  const page: ViewContext["page"] = (reference) => {
    const target = ctx.page(reference);
    if (!target) found.set(reference, { code: "reference.unresolved", expected: "a page of a known site" });
    else if (target.href === ownHref) found.set(reference, { code: "reference.self", expected: "another page" });
    return target;
  };

  function remarksIn(node: unknown, path: Remark["path"]): Remark[] {
    if (typeof node !== "object" || node === null) return [];
    const remark = found.get(node);
    if (remark) return [{ ...remark, path, received: node }];
    if (Array.isArray(node)) return node.flatMap((item, index) => remarksIn(item, [...path, index]));
    return Object.entries(node).flatMap(([key, child]) => remarksIn(child, [...path, key]));
  }
  return { ctx: { ...ctx, page }, remarks: () => (found.size === 0 ? [] : remarksIn(data, [])) };
}
