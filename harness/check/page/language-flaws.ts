import { foreignPart, mayBeForeign } from "#portal/checks/rules/foreign-texts.ts";
import type { Language } from "#portal/contract/site/language-codes.ts";
import { parseLanguage } from "#portal/contract/site/languages.ts";
import type { Flaw } from "./flaws.ts";

/** Shorter texts are names or labels. */
const fewestCharacters = 20;

/** Inline elements. */
const inline = /^(?:a|abbr|b|bdi|cite|data|em|i|mark|q|small|span|strong|sub|sup|time|u|wbr)$/;
/** Elements without content or without readable content. */
const empty = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/;
const unread = /^(?:code|kbd|pre|samp|script|style|svg)$/;

/** Null for a language that the portal does not support; its texts are not checked. */
type DeclaredLanguage = Language | null;

/** Finds texts of a page in another language than that of the page or the nearest `lang`. */
export function languageFlaws(main: string, language: Language): Flaw[] {
  if (!/\slang="/.test(main) && !mayBeForeign(main, language)) return [];
  const flaws: Flaw[] = [];
  const open: { name: string; declared: DeclaredLanguage }[] = [];
  let declared: DeclaredLanguage = language;
  let run = { text: "", offset: 0 };

  function endRun(): void {
    const text = run.text
      .replace(/&(?:amp|quot|#x27|lt|gt);/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    const found = declared === null || text.length < fewestCharacters ? null : foreignPart(text, declared);
    if (found) flaws.push({ code: "render.foreign-text", offset: run.offset, text: found.text });
    run = { text: "", offset: 0 };
  }

  function enter(next: DeclaredLanguage, name: string): void {
    if (next !== declared || !inline.test(name)) endRun();
    declared = next;
  }

  for (const { index, 0: whole, 1: closing, 2: name = "", 3: attributes = "" } of main.matchAll(
    /<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gi,
  )) {
    if (name === "") {
      if (open.some((each) => unread.test(each.name))) continue;
      if (run.text.trim() === "") run.offset = index;
      run.text += whole;
    } else if (closing) {
      const at = open.findLastIndex((each) => each.name === name);
      if (at >= 0) open.splice(at);
      enter(open.at(-1)?.declared ?? (open.length > 0 ? null : language), name);
    } else if (!empty.test(name)) {
      const [, own] = /\slang="([^"]*)"/.exec(attributes) ?? [];
      enter(own === undefined ? declared : parseLanguage(own), name);
      open.push({ name, declared: declared });
    }
  }
  endRun();
  return flaws;
}
