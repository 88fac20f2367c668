import { typographerOf } from "./typography.ts";

/** Opening tag of an element whose text is no running text or is read by a program, of one in another language, or of an island. */
const special =
  /<(?:(script|style|textarea|pre|code|kbd|samp|option|title)\b|([a-z][\w-]*)[^<>]*?\s(?:lang="([\w-]*)"|data-island-root))[^<>]*>/gi;

const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** React's separator between two texts in a row. */
const between = "<!-- -->";

/**
 * Sets the texts of HTML by the typographic rules of their languages. Islands stay as they are, because the browser compares
 * them with what it renders itself. React and the sanitiser close all tags and escape `<` and `>` in attributes.
 */
export function typeset(html: string, tag: string): string {
  const set = typographerOf(tag);
  let result = "";
  let done = 0;
  for (const { 0: opening, 1: verbatim, 2: name = "", 3: language, index } of html.matchAll(special)) {
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

/** Sets the texts of HTML without special elements. */
function setTexts(html: string, set: ((text: string) => string) | null): string {
  const joined = html.replaceAll(between, "");
  return set ? joined.replace(/(?:^|>)[^<]+/g, set) : joined;
}

/** Place of the end tag of an element whose content begins at a place; the end of the text when it is not closed. */
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
