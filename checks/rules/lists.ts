import type { Path, Subject } from "../rule.ts";
import type { TriedRule } from "./examples.ts";
import { type Prose, proseOf, shortened } from "./prose.ts";

const level = "accessibility";

/** Starts of paragraphs meant as list items: a dash or dot with a space, a number or letter with a bracket. */
const marker = /^(?:[-–—•·‣◦▪●○■□➢➤►▶*o]\s|\(?(?:\d{1,2}|[a-zа-яіїєґ])\)\s|\d{1,2}\.\s(?=\S))/iu;
const pictograph = /^(?:(?!\d)\p{Extended_Pictographic}|[✓✔✗✘☑])/u;

/** Returns groups of neighbouring lines that start in the same way. */
function* runs(
  subject: Subject,
  isItem: (text: string) => boolean,
): Generator<{ path: Path; text: string; count: number }> {
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

export const fakedList: TriedRule = {
  code: "list.faked",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  *check(subject) {
    for (const { path, text, count } of runs(subject, (text) => marker.test(text)))
      yield { path, expected: "a list", received: text, values: { text: shortened(text), count } };
  },
  examples: {
    failed: [
      "<p>Přineste:</p><p>- občanský průkaz</p><p>- rodný list</p>",
      "<p>Přineste:<br>• občanský průkaz<br>• rodný list</p>",
      "<p>1) občanský průkaz</p><p>2) rodný list</p>",
      "<p>a) průkaz</p><p>b) rodný list</p>",
    ],
    passed: [
      "<p>Přineste:</p><ul><li>občanský průkaz</li><li>rodný list</li></ul>",
      "<p>– Kdo žádá, ten čeká.</p><p>Text</p>",
    ],
    inapplicable: ["<p>Přineste průkaz.</p>", "<ul><li>- průkaz</li><li>- list</li></ul>"],
  },
};

export const pictographList: TriedRule = {
  code: "list.pictographs",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  *check(subject) {
    for (const { path, text, count } of runs(subject, (text) => pictograph.test(text)))
      yield { path, expected: "a list", received: text, values: { text: shortened(text), count } };
  },
  examples: {
    failed: ["<p>✅ občanský průkaz</p><p>✅ rodný list</p>", "<p>👉 průkaz<br>👉 rodný list</p>"],
    passed: ["<p>Přineste průkaz ✅</p><p>a rodný list.</p>", "<ul><li>průkaz</li><li>rodný list</li></ul>"],
    inapplicable: ["<p>Přineste průkaz.</p>"],
  },
};
