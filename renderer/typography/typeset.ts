import { typographerOf } from "./typography.ts";

/**
 * Opening tag of an element to skip or treat separately: its text is not prose, is read by a program or is in another
 * language, or it is an island.
 */
const specialElement =
  /<(?:(script|style|textarea|pre|code|kbd|samp|option|title)\b|([a-z][\w-]*)[^<>]*?\s(?:lang="([\w-]*)"|data-island-root))[^<>]*>/gi;

const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** React's separator between two adjacent text nodes. */
const textSeparator = "<!-- -->";

/**
 * Applies the typographic rules of each language to the texts in HTML. Islands are left alone, because hydration
 * compares them with what the browser renders. This simple parsing is safe because React and the sanitiser close all
 * tags and escape `<` and `>` in attributes.
 */
export function typeset(html: string, tag: string): string {
  const set = typographerOf(tag);
  let result = "";
  let done = 0;
  for (const { 0: opening, 1: verbatim, 2: name = "", 3: language, index } of html.matchAll(specialElement)) {
    if (index < done || voids.has(name)) continue;
    const start = index + opening.length;
    const end = endOf(html, verbatim ?? name, start);
    const inner = html.slice(start, end);
    result += setTexts(html.slice(done, start), set);
    result += language === undefined ? inner : typeset(inner, language);
    done = end;
  }
  return result + setTexts(html.slice(done), set);
}

/** Applies the rules to the texts in HTML that has no special elements. */
function setTexts(html: string, set: ((text: string) => string) | null): string {
  const joined = html.replaceAll(textSeparator, "");
  return set ? joined.replace(/(?:^|>)[^<]+/g, set) : joined;
}

/** Index of the end tag of an element whose content begins at `start`; the end of the HTML when it is not closed. */
function endOf(html: string, name: string, start: number): number {
  const tags = new RegExp(`<(/?)${name}\\b`, "gi");
  tags.lastIndex = start;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return html.length;
}
