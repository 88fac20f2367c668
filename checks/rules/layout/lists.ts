import { each, richTextsOf } from "#checks/each.ts";
import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { type Element, type Html, inside, textOf } from "#checks/rules/html.ts";
import { type Prose, proseOf, shortened } from "#checks/rules/prose.ts";

const level = "accessibility";

/** Starts of paragraphs meant as list items: a dash or bullet with a space, or a number or letter with a bracket. */
const marker = /^(?:[-–—•·‣◦▪●○■□➢➤►▶*o]\s|\(?(?:\d{1,2}|[a-zа-яіїєґ])\)\s|\d{1,2}\.\s(?=\S))/iu;
const pictograph = /^(?:(?!\d)\p{Extended_Pictographic}|[✓✔✗✘☑])/u;

/** Yields groups of consecutive lines that start in the same way. */
function* runs(
  subject: Subject,
  isItem: (text: string) => boolean,
): Generator<{ path: RecordPath; text: string; count: number }> {
  let first: Prose | null = null;
  let before: Prose | null = null;
  let count = 0;
  for (const line of proseOf(subject)) {
    const isText = !line.isPlain && (line.block === null || /^(?:p|div)$/.test(line.block.tag));
    const is = isText && isItem(line.text);
    if (is && first && before && isBeside(before, line)) count++;
    else {
      if (first && count > 1) yield { path: first.path, text: first.text, count };
      first = is ? line : null;
      count = 1;
    }
    before = line;
  }
  if (first && count > 1) yield { path: first.path, text: first.text, count };
}

function isBeside(a: Prose, b: Prose): boolean {
  return a.path === b.path && (a.block === b.block || a.block?.parent === b.block?.parent);
}

export const fakedList: Rule = {
  code: "list.faked",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  *check(subject) {
    for (const { path, text, count } of runs(subject, (text) => marker.test(text)))
      yield { path, expected: "a list", received: text, values: { text: shortened(text), count } };
  },
};

export const pictographList: Rule = {
  code: "list.pictographs",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  *check(subject) {
    for (const { path, text, count } of runs(subject, (text) => pictograph.test(text)))
      yield { path, expected: "a list", received: text, values: { text: shortened(text), count } };
  },
};

export const emptyItem: Rule = {
  code: "list.empty-item",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  check: each(richTextsOf, function* ({ path, html }) {
    const empty = html.elements.filter((element) => element.tag === "li" && isEmpty(html, element));
    if (empty.length > 0)
      yield { path, expected: "items with words", received: "<li></li>", values: { count: empty.length } };
  }),
};

function isEmpty(html: Html, item: Element): boolean {
  return textOf(html, item) === "" && !inside(html, item).some(({ tag }) => tag === "img");
}
