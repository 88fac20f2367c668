import { each, richTextsOf } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { closest, type Element, type Html, isBlank, textOf } from "#checks/rules/html.ts";
import names from "#checks/rules/offices/first-names.json" with { type: "json" };
import { proseOf, shortened } from "#checks/rules/prose.ts";
import { toSlug } from "#schemas/values/text.ts";
import { after, anyOf, presentIn, wordingIn } from "./phrase.ts";

/** A deletion beside its replacement, as tracked changes of a word processor leave them: visitors read both. */
export const trackedChange: Rule = {
  code: "text.tracked-change",
  level: "content",
  severity: "error",
  wcag: [],
  check: each(richTextsOf, function* ({ path, html }) {
    const deleted = html.elements.find(
      (element) => isDeletion(element) || (isStruck(element) && isReplaced(html, element)),
    );
    if (!deleted) return;
    const text = textOf(html, deleted);
    const about = [text, ...besideOf(html, deleted).map((other) => textOf(html, other))];
    yield { path, expected: "the final text alone", received: text, values: { text: shortened(text) }, about };
  }),
};

/** True for wording that a word processor marks as deleted. */
function isDeletion({ tag, attributes }: Element): boolean {
  if (/(?:^|\s)mso(?:Del|Ins)(?:$|\s)/.test(attributes.get("class") ?? "")) return true;
  return /^(?:del|s|strike)$/.test(tag) && (attributes.has("datetime") || attributes.has("cite"));
}

const isStruck = ({ tag, attributes }: Element) =>
  /^(?:del|s|strike)$/.test(tag) || /text-decoration[^;]*line-through/i.test(attributes.get("style") ?? "");

/**
 * True for struck text directly beside underlined text, or beside another value of the same kind. A value that is
 * emphasised was corrected on purpose.
 */
function isReplaced(html: Html, element: Element): boolean {
  const { start, end } = element;
  const beside = besideOf(html, element);
  if (beside.some(({ tag }) => /^(?:ins|u)$/.test(tag))) return true;
  if (beside.some(({ tag }) => /^(?:strong|b|em|mark)$/.test(tag))) return false;
  const struck = shapeOf(html.text.slice(start, Math.min(end, start + 200)));
  if (!struck.includes("0")) return false;
  const [after = ""] = html.text.slice(end, end + 200).split("\n");
  const before =
    html.text
      .slice(Math.max(0, start - 200), start)
      .split("\n")
      .at(-1) ?? "";
  const first = struck.slice(0, struck.indexOf("0") + 1);
  const last = struck.slice(struck.lastIndexOf("0"));
  return shapeOf(after).startsWith(first) || shapeOf(before).endsWith(last);
}

/** Returns the elements directly before and after one. */
function besideOf(html: Html, { start, end }: Element): Element[] {
  const isNear = (from: number, to: number) => to >= from && to - from < 20 && isBlank(html.text.slice(from, to));
  return html.elements.filter((other) => isNear(end, other.start) || isNear(other.end, start));
}

/** Text with 0 for each number, so that two values of the same kind are equal. */
function shapeOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s:→>–—-]+/g, " ")
    .replace(/\d(?:[\d ]*\d)?(?:[.,]\d+)*/g, "0")
    .trim();
}

/** Rows of a table as lines of text, with tabs, rows of spaces or upright lines between the columns. */
export const typedTable: Rule = {
  code: "table.typed",
  level: "accessibility",
  severity: "warning",
  wcag: ["1.3.1"],
  check: each(richTextsOf, function* ({ path, source, isMarkdown, html }) {
    if (isMarkdown || !(columns.test(source) || source.includes("|"))) return;
    const lines = source.split(/<br\b[^>]*>|<\/?(?:p|div|li|td|th|pre)\b[^>]*>/i);
    const [typed, barred] = [lines.filter((line) => columns.test(line)), barredOf(lines)];
    const rows = typed.length < 2 ? barred : typed;
    if (rows.length < 2 || html.elements.every(({ tag }) => tag === "pre")) return;
    const [first = ""] = rows;
    const text = first.replace(/<[^>]*>|&nbsp;|[\s|]+/g, " ").trim();
    yield { path, expected: "a table", received: text, values: { text: shortened(text), count: rows.length } };
  }),
};

/** Returns lines with equally many bars between their words: two with several, or three with one. */
function barredOf(lines: readonly string[]): readonly string[] {
  const barred = lines.filter((line) => line.length < 400 && / ?\| ?/.test(line.trim()));
  const groups = [...Map.groupBy(barred, (line) => line.split("|").length)];
  return groups.find(([columns, own]) => own.length >= (columns > 2 ? 2 : 3))?.[1] ?? [];
}

/** Words with a gap between that no sentence has. */
const columns = /[\p{L}\p{N}.)](?:\t+| ?(?:(?:&nbsp;|\u00a0) ?){4,})[\p{L}\p{N}(]|\|[^|<>]{1,80}\|[^|<>]{1,80}\|/u;

/** A message to a colleague that stayed in the text. */
export const leftNote: Rule = {
  code: "text.note",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const present = presentIn([note, sentence, call], subject);
    for (const { path, text, block } of present.length > 0 ? proseOf(subject) : []) {
      const [match] = note.exec(text) ?? sentence.exec(text) ?? [];
      const found = closest(block, "code") ? null : (match ?? calledIn(text));
      if (found) yield { path, expected: "a text for visitors", received: text, values: { text: shortened(found) } };
    }
  },
};

/** Public texts address nobody by first name; three question marks alone, or in brackets, ask a colleague. */
const note = new RegExp(
  [
    String.raw`[[(]\p{Lu}\p{Ll}+,? (?:prosím|prosim|please|пожалуйста|будь ласка)[^\])]{0,80}`,
    String.raw`[[(](?:prosím |prosim )?(?:doplň|ověř|zkontroluj|oprav|smaž|přepiš|aktualizuj|uprav)(?:,? prosím)?(?![\p{L}]| (?:si|te))[^\])]{0,80}`,
    String.raw`(?<!\S)@\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?: \S.{0,60}`,
    String.raw`(?<!\p{L})(?:POZN|PZN|NOTE|TO DO|PRO REDAKCI|PŘÍPRAVA)\.? ?: ?(?:ověřit|doplnit|zkontrolovat|opravit|projednat|check|verify|ask)(?!\p{L}).{0,60}`,
    String.raw`(?:(?<=\s)|[[(])\?{2,}[\])]?`,
    String.raw`!{3,} ?\p{Lu}.{0,60}`,
    String.raw`\[ ?${anyOf("noteVerbs")}${after}[^\[\]]{0,80}\]`,
  ].join("|"),
  "u",
);
const sentence = wordingIn("notes", after);
/** A colleague who is called or named without a surname. Direct speech stands in quotation marks. */
const call = new RegExp(
  `(?<=^|[[(] ?|[.!?–-] )(?:Ahoj )?(\\p{Lu}\\p{Ll}{2,12})(?:, (?=\\p{Ll})|[,:]? ${anyOf("requests")}${after}).{0,60}`,
  "u",
);
const eachCall = new RegExp(call, "gu");
const vocatives = new RegExp(`^${anyOf("vocatives")}$`, "u");
const callNames = new RegExp(`^${anyOf("callNames")}$`, "u");
const requested = new RegExp(`^\\p{L}+[,:]? ${anyOf("requests")}${after}`, "u");
const known: ReadonlySet<string> = new Set(names.firstNames.split(" "));

function calledIn(text: string): string | null {
  for (const [found, name = ""] of text.matchAll(eachCall)) {
    const plain = toSlug(name);
    const isName = known.has(plain) || callNames.test(name);
    // The vocative of women's names ends in -o.
    const isVocative = vocatives.test(name) || (!isName && /o$/.test(plain) && known.has(plain.replace(/o$/, "a")));
    const rest = found.replace("Ahoj ", "");
    if (isVocative || (isName && requested.test(rest))) return found;
  }
  return null;
}
