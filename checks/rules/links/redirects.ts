import type { Rule } from "#checks/rule.ts";
import { linkTarget, pagesAt, type Target, targetsOf } from "#checks/rules/targets.ts";

/** Longest chain of redirects that the portal follows (renderer/page/follow-redirect.ts). */
const longestChain = 3;

/** Reports a redirect that ends in a loop or in a chain that is too long. */
export const circularRedirect: Rule = {
  code: "redirect.circle",
  level: "reference",
  severity: "error",
  effect: "page-unavailable",
  wcag: [],
  *check(subject) {
    const { key, content, library } = subject;
    if (key !== "redirect" || !library) return;
    const first = targetsOf(subject).find(({ path }) => path[1] === "cil");
    let place: Target | null = first ?? null;
    const names: string[] = [];
    while (place && names.length < longestChain) {
      const next = pagesAt(library, place).find(({ structureKey }) => structureKey === content.structureKey);
      // The schema reports a redirect to itself.
      if (!next || (next.id === content.id && names.length === 0)) return;
      names.push(next.name);
      if (next.id === content.id) break;
      place = linkTarget(next.redirectsTo, next, library);
    }
    if (!first || !place) return;
    yield {
      path: first.path,
      expected: "a page that is not a redirect",
      received: first.written,
      values: { names: names.join(" → ") },
    };
  },
};
