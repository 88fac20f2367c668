import { attributesOf, classesOf, isElement, type Markup, type MarkupElement } from "../markup.ts";
import type { StylesOf } from "./pasted-styles.ts";
import { placeOf } from "./places.ts";

/** A line of text; a leader is the row of dots before a page number. */
interface Line {
  texts: { value: string }[];
  isInContents: boolean;
  /** True when a program marks the leader. */
  isMarked: boolean;
  hasLink: boolean;
  /** False when words stand outside of links inside the document. */
  isAllLink: boolean;
}

/** The end of a line of a list of contents: where the leader starts, and the page. */
interface Ending {
  start: number;
  page: string;
  hasLeader: boolean;
  /** True when the page stands apart from the words. */
  isApart: boolean;
}

/** Removes page numbers and the dots before them from lists of contents; returns true if there were any. */
export function removePageNumbers(nodes: readonly Markup[], styles: StylesOf): boolean {
  const lines = linesOf(nodes, styles).filter(({ texts }) => texts.some(({ value }) => value.trim() !== ""));
  const endings = lines.map(({ texts }) => endingOf(texts.map(({ value }) => value).join("")));
  const isNumbered = lines.map((line, index) => {
    const ending = endings[index];
    if (!ending) return false;
    if (line.isInContents) return ending.isApart || line.isMarked;
    return (line.isAllLink && ending.isApart) || (line.hasLink && ending.hasLeader);
  });
  for (const [first, end] of runsOf(endings)) isNumbered.fill(true, first, end);
  lines.forEach((line, index) => {
    const ending = endings[index];
    if (ending && isNumbered[index]) cut(line, ending.start);
  });
  return isNumbered.includes(true);
}

/** Three lines or more with leaders are a list of contents if their numbers start low and never fall. */
function runsOf(endings: readonly (Ending | null | undefined)[]): [number, number][] {
  const runs: [number, number][] = [];
  for (let first = 0; first < endings.length; ) {
    let end = first;
    let page = 0;
    for (; end < endings.length; end += 1) {
      const own = endings[end];
      // Roman numbers come before the others.
      const next = Number(own?.page) || 0;
      if (!own?.hasLeader || next < page) break;
      page = next;
    }
    if (end - first >= 3 && (Number(endings[first]?.page) || 0) < 10) runs.push([first, end]);
    first = Math.max(end, first + 1);
  }
  return runs;
}

function linesOf(nodes: readonly Markup[], styles: StylesOf): Line[] {
  const lines: Line[] = [];
  let line: Line | null = null;
  const walk = (siblings: readonly Markup[], isInContents: boolean, hasLink: boolean, isMarked: boolean): void => {
    for (const node of siblings) {
      if ("value" in node) {
        if (!line) {
          line = { texts: [], isInContents, isMarked: false, hasLink: false, isAllLink: true };
          lines.push(line);
        }
        line.texts.push(node);
        line.isInContents ||= isInContents;
        line.isMarked ||= isMarked;
        line.hasLink ||= hasLink;
        line.isAllLink &&= hasLink || node.value.trim() === "";
      }
      if (!isElement(node) || node.tagName === "style") continue;
      const isBreak = node.tagName === "br" || !inlineTags.test(node.tagName);
      if (isBreak) line = null;
      walk(
        node.childNodes,
        isInContents || isContents(node),
        hasLink || isInnerLink(node),
        isMarked || isLeader(node, styles),
      );
      if (isBreak) line = null;
    }
  };
  walk(nodes, false, false, false);
  return lines;
}

const inlineTags = /^(?:a|abbr|b|em|font|i|ins|o:p|s|small|span|strong|sub|sup|u|nobr)$/;
const isInnerLink = (node: MarkupElement) => node.tagName === "a" && placeOf(attributesOf(node)["href"] ?? "") !== null;

/** A row of dots of Word, and of Word for the web. */
function isLeader(node: MarkupElement, styles: StylesOf): boolean {
  const isDotted = /(?:dotted|lined|underscored|hyphenated|middot)/.test(styles(node)["mso-tab-count"] ?? "");
  return isDotted || classesOf(node).some((name) => name.startsWith("TabLeader"));
}

/** An element by whose class, id or role a program marks a list of contents. */
function isContents(node: MarkupElement): boolean {
  const { id = "", role } = attributesOf(node);
  return (
    role === "doc-toc" ||
    [...classesOf(node), id].some((name) =>
      /^(?:Mso)?Toc(?:\d|$|[-_])|^Table[ _]of[ _]Contents|^Contents_20_\d/i.test(name),
    )
  );
}

/** Reads a line from its end, because it can be long. */
function endingOf(text: string): Ending | null {
  let at = text.length;
  while (at > 0 && /\s/.test(text.charAt(at - 1))) at -= 1;
  const end = at;
  while (at > 0 && end - at < 8 && /[\da-z]/i.test(text.charAt(at - 1))) at -= 1;
  const page = text.slice(at, end);
  if (!/^(?:\d{1,4}|[ivxlc]+)$/i.test(page)) return null;
  let dots = 0;
  let gap = "";
  while (at > 0 && /[\s.…·․‥_]/.test(text.charAt(at - 1))) {
    at -= 1;
    const sign = text.charAt(at);
    if (/\s/.test(sign)) gap += sign;
    else dots += sign === "…" ? 3 : 1;
  }
  const isTab = !/[\n\r]/.test(gap) && (gap.includes("\t") || /[\u00a0 ]{2}/.test(gap));
  if (at === 0 || (dots === 0 && gap === "")) return null;
  return { start: at, page, hasLeader: dots >= 3, isApart: dots >= 2 || isTab };
}

function cut({ texts }: Line, start: number): void {
  let before = 0;
  for (const text of texts) {
    const { length } = text.value;
    text.value = text.value.slice(0, Math.max(0, start - before));
    before += length;
  }
}
