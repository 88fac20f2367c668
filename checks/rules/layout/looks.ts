import { each, eachElement, richTextsOf } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { closest, type Element, isBlank, isHeading, isSilent, textOf } from "#checks/rules/html.ts";
import { capitals, proseOf, proseTexts, sentencesOf, shortened, wordsOf } from "#checks/rules/prose.ts";
import type { Language } from "#schemas/site/language-codes.ts";

const level = "accessibility";

/** Shorter texts may be abbreviations, which are frequent in names of offices and laws. */
const fewest = { words: 4, letters: 20 };
const ofTitles = { words: 2, letters: 12 };
const capitalsInRow = new RegExp(`[${capitals}]{4}`);

export const upperCase: Rule = {
  code: "text.upper-case",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, text, block, hasCapitals } of proseOf(subject)) {
      // Fast path: most texts have no two capitals in a row.
      if (!hasCapitals || !capitalsInRow.test(text)) continue;
      const least = path[0] === "name" || (block && isHeading(block)) ? ofTitles : fewest;
      const shouted = sentencesOf(text).find((sentence) => isUpperCase(sentence, least));
      if (!shouted) continue;
      const values = { text: shortened(shouted) };
      yield { path, expected: "small letters", received: shouted, values, about: [shouted] };
    }
  },
};

function isUpperCase(sentence: string, least: typeof fewest): boolean {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  if (letters < least.letters || sentence !== sentence.toUpperCase()) return false;
  return wordsOf(sentence).filter((word) => /\p{L}{2}/u.test(word)).length >= least.words;
}

/** Reports text alignment in markup, which the portal ignores: all text is aligned to the left. */
export const justified: Rule = {
  code: "text.justified",
  level,
  severity: "info",
  wcag: [],
  check: eachElement(isJustified, function* ({ path, html, element }) {
    const text = shortened(textOf(html, element));
    if (text) yield { path, expected: "text without alignment", received: text, values: { text } };
  }),
};

function isJustified({ attributes }: Element): boolean {
  return /text-align:\s*justify/i.test(attributes.get("style") ?? "") || attributes.get("align") === "justify";
}

/** Reports underlined text, which visitors mistake for a link. */
export const underlined: Rule = {
  code: "text.underlined",
  level,
  severity: "info",
  wcag: [],
  check: eachElement(isUnderlined, function* ({ path, html, element }) {
    const text = shortened(textOf(html, element));
    // The page keeps the element but not its style.
    if (text) yield { path, expected: "no underlining", received: text, values: { text } };
  }),
};

function isUnderlined(element: Element): boolean {
  const { tag, attributes } = element;
  const isStyled = /text-decoration[a-z-]*:[^;]{0,80}underline/i.test(attributes.get("style") ?? "");
  return (tag === "u" || tag === "ins" || isStyled) && !closest(element, "a");
}

/** Reports empty paragraphs, which the portal removes, and repeated line breaks, which it cannot remove. */
export const spacing: Rule = {
  code: "text.spacing",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  check: each(richTextsOf, function* ({ path, html }) {
    if (isBlank(html.text)) return;
    const { elements } = html;
    // Each element is checked once, as it may hold thousands of line breaks.
    const silent = new Set<Element>();
    const speaks = (element: Element) => {
      if (silent.has(element)) return false;
      if (isSilent(html, element)) silent.add(element);
      return !silent.has(element);
    };
    const breaks = elements.find(({ tag, index, end }) => {
      const next = elements[index + 1];
      const isPair = tag === "br" && next?.tag === "br" && isBlank(html.text.slice(end, next.start));
      return isPair && next.parent !== null && speaks(next.parent);
    });
    const around = new Set(html.unread.map(({ parent }) => parent));
    const isEmpty = (element: Element) =>
      element.tag === "p" &&
      !around.has(element) &&
      !elements.slice(element.index + 1, element.last + 1).some((each) => /^(?:img|a)$/.test(each.tag));
    const paragraphs = elements.filter((element) => isEmpty(element) && isSilent(html, element)).length;
    if (breaks) yield { path, expected: "paragraphs", received: "<br><br>", values: { count: 2 } };
    else if (paragraphs > 0)
      yield {
        path,
        expected: "no empty paragraphs",
        received: "<p></p>",
        values: { count: paragraphs },
        severity: "info",
      };
  }),
};

/** Reports text that was decoded with a wrong encoding before it reached the CMS. */
export const garbled: Rule = {
  code: "text.garbled",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    if (!proseTexts(subject).some((text) => firstOfWrong.test(text))) return;
    const reported = new Set<unknown>();
    const { language } = subject.content;
    for (const { path, text, own } of proseOf(subject)) {
      const found = wronglyEncoded(own, language);
      if (!found || reported.has(path)) continue;
      reported.add(path);
      const start = Math.max(0, text.toLowerCase().indexOf(found.toLowerCase()) - 15);
      yield { path, expected: "readable letters", received: text, values: { text: shortened(text.slice(start), 40) } };
    }
  },
};

/** First characters of wrongly encoded text; Czech and English texts have none of them. */
const firstOfWrong = /[\ufffd\ufffcÃÅĹÄĂâРСÐÑøìèùòïêõ\ue000-\uf8ff\u0080-\u009fˇ˚]|(?<=\p{L})\?{1,3}\p{Ll}|[À-ÿ]{4}/u;

/** UTF-8 decoded as Windows-1252, 1250 or 1251, Windows-1250 as 1252, replacement characters, and lost letters. */
const wrongEncoding = new RegExp(
  [
    String.raw`[\ufffd\ufffc\u0080-\u009f]|Ã[\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œž]|\p{Ll}Ã|[ÅĹ][™¡¾ľˇŻˆ]|Ä[›Ťš]|Ă[\u00ad©Ą˝łĽ]`,
    String.raw`â€[œ“”™žś¦„]|(?:[РС][\u0080-\u00bfЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—™љ›њќћџіґё№єјЅѕї]){3}`,
    String.raw`(?:[ÐÑ][\u0080-\u00bfƒŠŒŽšœžŸ‚„…†‡€ˆ‰‹‘’“”•–—˜™›]){2}|(?<!\p{L})[À-ÖØ-öø-ÿ]{4,}(?!\p{L})`,
    String.raw`(?<=\p{L})[ˇ˚](?=\p{L})|[ˇ˚](?=\p{Ll})`,
    // Characters of the fonts Symbol and Wingdings.
    String.raw`[\ue000-\uf8ff]`,
    // A question mark in a word stands for a lost letter; in an address it begins the parameters.
    String.raw`(?<=(?<![\p{L}\p{N}/.=&@_-])\p{L}{1,20})\?{1,3}\p{Ll}(?![^\s]{0,40}[=/])`,
  ].join("|"),
  "u",
);

/** Letters of Western languages that stand for Czech ones: `pøedá zamìstnavatel`. A single word, or those with capitals, may be names. */
const westernLetters = /(?<!\p{L})\p{L}{0,20}[øìùòïêõ]\p{L}{0,20}/gu;

function wronglyEncoded(text: string, language: Language): string | null {
  const found = wrongEncoding.exec(text)?.[0];
  if (found !== undefined || language !== "cs") return found ?? null;
  const written = text.match(westernLetters) ?? [];
  const words = new Set(written.map((word) => word.toLowerCase()));
  const [word = ""] = words;
  return (words.size > 1 && written.some((each) => /^\p{Ll}/u.test(each))) ||
    /[øìù]\p{L}{0,10}[øìùèòï]|è\p{L}{0,10}[øìù]/u.test(word)
    ? word
    : null;
}
