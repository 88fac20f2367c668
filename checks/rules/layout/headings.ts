import { each, eachElement, richTextsOf } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { clean, type Element, type Html, inside, isHeading, nameOf, textOf } from "#checks/rules/html.ts";
import { shortened } from "#checks/rules/prose.ts";

const level = "accessibility";

export const skippedHeading: Rule = {
  code: "heading.skip",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  check: each(richTextsOf, function* ({ path, html }) {
    let before = 0;
    for (const heading of html.elements.filter(isHeading)) {
      const own = Number(heading.tag.slice(1));
      const text = shortened(textOf(html, heading));
      if (before > 0 && own > before + 1)
        yield { path, expected: `a heading h${before + 1}`, received: text, values: { text, level: own, before } };
      before = own;
    }
  }),
};

/** Reports empty headings, which the portal removes. */
export const emptyHeading: Rule = {
  code: "heading.empty",
  level,
  severity: "info",
  wcag: ["2.4.6"],
  check: eachElement(isHeading, function* ({ path, html, element: heading }) {
    if (nameOf(html, heading) === "") yield { path, expected: "words", received: `<${heading.tag}>` };
  }),
};

export const headingOfPage: Rule = {
  code: "heading.of-page",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  check: eachElement(
    ({ tag }) => tag === "h1",
    function* ({ path, html, element: heading }) {
      const text = shortened(textOf(html, heading));
      if (text) yield { path, expected: "headings from h2 on", received: text, values: { text } };
    },
  ),
};

const longestHeading = 100;

export const boldHeading: Rule = {
  code: "heading.bold",
  level,
  severity: "warning",
  wcag: ["1.3.1", "2.4.6"],
  check: eachElement(isParagraph, function* ({ path, html, element: paragraph }) {
    const bold = boldIn(html, paragraph);
    const text = bold ? textOf(html, bold) : "";
    if (!isLikeHeading(text) || textOf(html, paragraph) !== text || !isFollowed(html, paragraph)) return;
    yield { path, expected: "a heading", received: text, values: { text: shortened(text) } };
  }),
};

function isParagraph({ tag }: Element): boolean {
  return tag === "p";
}

function isLikeHeading(text: string): boolean {
  return text !== "" && text.length <= longestHeading && !/[.!?,;…]$/.test(text) && /\p{L}{2}/u.test(text);
}

/** Returns the bold element that is the whole paragraph. */
function boldIn(html: Html, paragraph: Element): Element | null {
  const [first, ...others] = inside(html, paragraph).filter(({ tag }) => tag === "strong" || tag === "b");
  return first && others.length === 0 ? first : null;
}

/** True for a paragraph with content below it on the same level. */
function isFollowed({ elements }: Html, { last, parent }: Element): boolean {
  const next = elements[last + 1];
  const isBeside = next !== undefined && next.parent === parent && !/^(?:td|th|li)$/.test(parent?.tag ?? "");
  return isBeside && /^(?:p|ul|ol|table|dl|figure|div)$/.test(next.tag);
}

/** Reports a heading without text: the next element is a heading of the same or a higher level. */
export const headingWithoutText: Rule = {
  code: "heading.no-text",
  level,
  severity: "warning",
  wcag: [],
  check: each(richTextsOf, function* ({ path, html }, { content }) {
    const headings = html.elements.filter((each) => isHeading(each) && nameOf(html, each) !== "");
    for (const [index, heading] of headings.entries()) {
      const next = headings[index + 1];
      if (!next && isLast(html, heading) && !hasLists(content.data)) {
        const text = shortened(nameOf(html, heading));
        yield { path, expected: "text below the heading", received: text, values: { text } };
      }
      if (!next || next.tag > heading.tag || clean(html.text.slice(heading.end, next.start)) !== "") continue;
      if (html.elements.slice(heading.last + 1, next.index).some(({ tag }) => tag === "img" || tag === "hr")) continue;
      const text = shortened(nameOf(html, heading));
      yield { path, expected: "text below the heading", received: text, values: { text } };
    }
  }),
};

/** True for a heading at the end of a text. */
function isLast(html: Html, heading: Element): boolean {
  return (
    clean(html.text.slice(heading.end)) === "" &&
    !html.elements.slice(heading.last + 1).some(({ tag }) => tag === "img")
  );
}

/** True for a record whose lists, such as its files, may be shown below a text. */
function hasLists(data: Readonly<Record<string, unknown>>): boolean {
  return Object.values(data).some((value) => Array.isArray(value) && value.length > 0);
}

/** Reports equal headings below the same heading: links to them and tables of contents cannot tell them apart. */
export const repeatedHeading: Rule = {
  code: "heading.repeated",
  level,
  severity: "info",
  wcag: ["2.4.6"],
  check: each(richTextsOf, function* ({ path, html }) {
    const above: string[] = [];
    const seen = new Set<string>();
    for (const heading of html.elements.filter(isHeading)) {
      const rank = Number(heading.tag.slice(1));
      const name = nameOf(html, heading);
      above.length = rank - 1;
      above[rank - 1] = name.toLowerCase();
      const place = above.join("\n");
      if (name !== "" && seen.has(place))
        yield { path, expected: "a unique heading", received: name, values: { text: shortened(name) } };
      seen.add(place);
    }
  }),
};
