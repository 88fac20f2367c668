import { each, eachElement, richTextsOf } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { type Element, type Html, isBlank, isHeading, type Line, textOf } from "#checks/rules/html.ts";
import { proseOf, sentencesOf, shortened, wordsOf } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { tablesOf } from "./tables.ts";

const level = "accessibility";
const severity = "warning";

/** Characters that fit in a heading or the text of a link; longer ones are paragraphs. */
const longest = 200;

/** True for two sentences that are as long as a paragraph. */
function isParagraphLong(text: string): boolean {
  return text.length > longest / 2 && sentencesOf(text).filter((sentence) => wordsOf(sentence).length > 3).length > 1;
}

export const longHeading: Rule = {
  code: "heading.long",
  level,
  severity,
  wcag: ["2.4.6"],
  check: eachElement(isHeading, function* ({ path, html, element: heading }) {
    const text = textOf(html, heading);
    if (text.length <= longest && !isParagraphLong(text)) return;
    yield { path, expected: "a short heading", received: text, values: { text: shortened(text) } };
  }),
};

/** A heading of a number alone. A year is the heading of an archive. */
export const numberAsHeading: Rule = {
  code: "heading.number",
  level,
  severity,
  wcag: ["2.4.6"],
  check: eachElement(isHeading, function* ({ path, html, element: heading }) {
    const text = textOf(html, heading);
    if (/^\d{1,2}[.)]?$/.test(text)) yield { path, expected: "words", received: text, values: { text } };
  }),
};

export const longLink: Rule = {
  code: "link.long",
  level,
  // Names of legal acts may be that long.
  severity: "info",
  wcag: ["2.4.4"],
  check: eachElement(isLink, function* ({ path, html, element: link }) {
    const text = textOf(html, link);
    if (text.length <= longest && !isParagraphLong(text)) return;
    yield { path, expected: "a short link text", received: text, values: { text: shortened(text) } };
  }),
};

/** One link that is cut into several, as after editing in a word processor. */
export const splitLink: Rule = {
  code: "link.split",
  level,
  severity,
  wcag: ["2.4.4"],
  check: each(richTextsOf, function* ({ path, html }) {
    const links = html.elements.filter(isLink);
    for (const [at, link] of links.entries()) {
      const next = links[at + 1];
      if (!next || !isContinued(html, link, next)) continue;
      const text = shortened(html.text.slice(link.start, next.end));
      yield { path, expected: "one link", received: text, values: { text } };
    }
  }),
};

function isContinued(html: Html, link: Element, next: Element): boolean {
  const isAdjacent = link.end === next.start && link.parent === next.parent;
  const hasWords = [link, next].every(({ start, end }) => !isBlank(html.text.slice(start, end)));
  return isAdjacent && hasWords && link.attributes.get("href") === next.attributes.get("href");
}

function isLink({ tag, attributes }: Element): boolean {
  return tag === "a" && attributes.has("href");
}

/** A row of a table without any text or image. */
export const emptyRow: Rule = {
  code: "table.empty-row",
  level,
  severity,
  wcag: ["1.3.1"],
  check: each(tablesOf, function* ({ path, html, cells, heads, isForLayout }) {
    if (isForLayout) return;
    const rows = [...Map.groupBy(cells, ({ parent }) => parent).values()];
    const isEmpty = ({ index, last, start, end }: Element) =>
      isBlank(html.text.slice(start, end)) && !html.elements.slice(index, last + 1).some(({ tag }) => tag === "img");
    // A table whose headers are all empty is reported as one without headers.
    const isHeader = ({ tag }: Element) => tag === "th" && heads.every(isEmpty);
    const row = rows.findIndex((own) => own.every(isEmpty) && !own.every(isHeader)) + 1;
    if (row > 0) yield { path, expected: "no empty rows", received: "", values: { row } };
  }),
};

/** Two columns with the same header, in a table with one row of headers. */
export const repeatedHeader: Rule = {
  code: "table.header-repeated",
  level,
  severity,
  wcag: ["1.3.1"],
  check: each(tablesOf, function* ({ path, html, cells, heads, isForLayout }) {
    const rows = [...Map.groupBy(cells, ({ parent }) => parent).values()];
    const columns = rows[0] ?? [];
    const isSimple = columns.every((each) => heads.includes(each) && !each.attributes.has("colspan"));
    if (isForLayout || !isSimple || rows[1]?.every((each) => heads.includes(each))) return;
    const names = columns.map((each) => textOf(html, each)).filter((text) => text !== "");
    const seen = new Set<string>();
    const text = names.find((name) => seen.has(name) || !seen.add(name));
    if (text) yield { path, expected: "headers that differ", received: text, values: { text: shortened(text) } };
  }),
};

/** List items with a number or bullet typed before their text, which the list adds itself; one alone may be a date. */
export const typedMarker: Rule = {
  code: "list.typed-marker",
  level,
  severity,
  wcag: ["1.3.1"],
  *check(subject) {
    const typed = proseOf(subject).filter(({ text, block }) => block?.tag === "li" && markerIn(block).test(text));
    for (const [first, second] of Map.groupBy(typed, ({ block }) => block?.parent).values()) {
      if (!first || !second) continue;
      const { path, text } = first;
      yield { path, expected: "the text of the item alone", received: text, values: { text: shortened(text) } };
    }
  },
};

function markerIn({ parent }: Element): RegExp {
  return parent?.tag === "ol" ? /^\d{1,2}[.)] / : /^[•·▪●–-] /;
}

const openWords = [
  "nebo pro který která které kteří kterou kterého kterým jehož jejíž jejichž aby protože když pokud že ze ve při podle",
  "na do od k ke s z za nad pod přes bez mezi před kvůli díky či ani jako než jejímž dle vůči včetně",
  "and or the of with for that which because an at from your our their into is are than whose",
  "или чтобы который которые для если на по от до из при за об с как что но без",
  "або щоб який які якщо до від із зі за про але як що без",
].flatMap((each) => each.split(" "));

/** Words that cannot end a paragraph; a letter may also name a paragraph of a law. */
const openEnd = new RegExp(
  `(?<!\\p{L})(?:${openWords.join("|")})$|(?<!(?:písm|odst|bod|písmen|пункт|літер)\\p{L}{0,3}\\.? )(?<!\\p{L})[aivuoиівуй]$`,
  "u",
);
/** An end without a mark, after a sentence with one. */
const noStop = /[.!?] \p{Lu}.{0,300}\p{Ll}$/u;

/** A paragraph that breaks off. A list or table may complete its sentence. */
export const brokenOff: Rule = {
  code: "text.broken-off",
  level: "content",
  severity,
  wcag: [],
  *check(subject) {
    for (const { path, text, block, isPlain } of proseOf(subject)) {
      if ((block?.tag !== "p" && !isPlain) || text.length < 30 || !/[\p{L},]$/u.test(text)) continue;
      // Labels and headings of lists may go on in a field or in the next part.
      const isOpen = (!isPlain || path.at(-1) === "perex") && openEnd.test(text);
      const isComma = !isPlain && text.endsWith(",") && !greeting.test(text);
      const isCut = text.length >= 60 && noStop.test(text) && !abbreviated.test(text);
      if (!isOpen && !isCut && !isComma) continue;
      const html = block ? textsOf(subject).html.find((each) => each.path === path)?.html : null;
      // A link at the end may be a line of its own.
      if (isCut && !isOpen && html && block && endsWithLink(html, block)) continue;
      const next = block ? html?.elements.slice(block.last + 1).find(({ parent }) => parent === block.parent) : null;
      if (next && /^(?:ul|ol|table|dl)$/.test(next.tag)) continue;
      // A sentence may go on after a line break or in the next paragraph, as verses do.
      if (isComma && (html?.lines ?? []).some((line, at, all) => line.text === text && goesOn(all[at + 1], block)))
        continue;
      const values = { text: shortened(text.slice(-60)), context: isOpen || isComma ? undefined : "stop" };
      yield { path, expected: "the end of the sentence", received: text, values };
    }
  },
};

const greeting = /^(?:váž|mil|dear|hello|уважаем|дорог|шановн)/iu;

function goesOn(next: Line | undefined, block: Element | null): boolean {
  return next !== undefined && (next.block === block || next.block?.tag === "li" || /^\p{Ll}/u.test(next.text));
}

function endsWithLink({ elements, text }: Html, block: Element): boolean {
  return elements.some(
    ({ tag, start, end }) =>
      tag === "a" && start >= block.start && end <= block.end && isBlank(text.slice(end, block.end)),
  );
}

/** A full stop of an abbreviation or number is not the end of a sentence. */
const abbreviated =
  /(?<!\p{L})(?:č|čl|odst|písm|tel|tř|ul|nám|sv|Ing|Mgr|Bc|JUDr|MUDr|PhDr|RNDr|doc|prof|např|tzv|Sb|No|Mr|Mrs|Dr|St|им|ул|г|вул|ім|м|\d{1,3})\. \p{Lu}[^.!?]*$/u;
