import { each, richTextsOf } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { type Element, type Html, isHeading, textOf } from "#checks/rules/html.ts";
import { shortened } from "#checks/rules/prose.ts";

/** One sequence of steps that is cut into several lists, each of which starts with one. */
export const restartedList: Rule = {
  code: "list.restarted",
  level: "accessibility",
  severity: "warning",
  wcag: ["1.3.1"],
  check: each(richTextsOf, function* ({ path, source, html }) {
    if (!/<ol\b[\s\S]*<ol\b/i.test(source)) return;
    const lists = html.elements.filter(({ tag, parent }) => tag === "ol" && parent?.tag !== "li");
    for (const [at, list] of lists.entries()) {
      const next = lists[at + 1];
      if (!next || list.parent !== next.parent || !isCut(html, list, next)) continue;
      const text = shortened(textOf(html, itemsOf(html, next)[0] ?? next));
      yield { path, expected: "one list", received: text, values: { text } };
      return;
    }
  }),
};

/** True if a list of one item goes on in the next one; what lies between neither names nor introduces the next one. */
function isCut(html: Html, list: Element, next: Element): boolean {
  const between = html.elements.slice(list.last + 1, next.index);
  if (next.attributes.has("start") || next.attributes.has("type") || between.some(isHeading)) return false;
  const [own, others] = [itemsOf(html, list).length, itemsOf(html, next).length];
  const text = html.text.slice(list.end, next.start).trim();
  const isIntroduced = /[:?]$/.test(text) || between.some(({ tag }) => /^(?:strong|b|hr|table)$/.test(tag));
  return own > 0 && others > 0 && (text === "" || (own === 1 && !isIntroduced));
}

function itemsOf({ elements }: Html, list: Element): Element[] {
  return elements.slice(list.index + 1, list.last + 1).filter(({ tag, parent }) => tag === "li" && parent === list);
}
