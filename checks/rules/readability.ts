import { isLocalFile } from "#checks/local-file.ts";
import type { Rule } from "#checks/rule.ts";
import { linksOf } from "#checks/rules/links/link-texts.ts";
import { proseOf, sentencesOf, shortened } from "./prose.ts";
import { textsOf } from "./texts.ts";
import { knownAbbreviations } from "./words.ts";

const level = "accessibility";
const severity = "info";
const longest = { sentence: 40, paragraph: 120 };
/** Number of words below which a page has no content of its own. */
const fewestWords = 40;

export const longSentence: Rule = {
  code: "sentence.long",
  level,
  severity,
  wcag: [],
  *check(subject) {
    for (const { path, text } of proseOf(subject)) {
      if (text.length < longest.sentence * 3 || countWords(text) <= longest.sentence) continue;
      for (const sentence of sentencesOf(text)) {
        const count = sentence.length < longest.sentence * 3 ? 0 : countWords(sentence);
        if (count <= longest.sentence) continue;
        const values = { text: shortened(sentence), count, most: longest.sentence };
        yield { path, expected: `at most ${longest.sentence} words`, received: sentence, values };
      }
    }
  },
};

export const longParagraph: Rule = {
  code: "paragraph.long",
  level,
  severity,
  wcag: [],
  *check(subject) {
    for (const { path, text } of proseOf(subject)) {
      const count = text.length < longest.paragraph * 3 ? 0 : countWords(text);
      if (count <= longest.paragraph) continue;
      const values = { text: shortened(text), count, most: longest.paragraph };
      yield { path, expected: `at most ${longest.paragraph} words`, received: text, values };
    }
  },
};

function countWords(text: string): number {
  let count = 1;
  for (let space = text.indexOf(" "); space >= 0; space = text.indexOf(" ", space + 1)) count++;
  return count;
}

const abbreviation = /(?<![\p{L}\p{N}/_-])\p{Lu}{2,6}(?![\p{L}\p{N}/_-])/gu;

/** Reports an abbreviation that is explained nowhere on the page. */
export const unexplainedAbbreviation: Rule = {
  code: "abbreviation.unexplained",
  level,
  severity,
  wcag: ["3.1.4"],
  *check(subject) {
    const prose = proseOf(subject).filter(({ hasCapitals }) => hasCapitals);
    if (prose.length === 0) return;
    const explained = new Set(
      textsOf(subject).html.flatMap(({ html }) =>
        html.elements.flatMap(({ tag, attributes, start, end }) =>
          tag === "abbr" && attributes.get("title") ? [html.text.slice(start, end).trim()] : [],
        ),
      ),
    );
    for (const { text } of prose)
      for (const [, own = "", first = ""] of text.matchAll(
        /\((?:\p{Ll}{1,12} )?„?(\p{Lu}{2,6})[“”]?[),;]|(?<!\p{L})(\p{Lu}{2,6})(?: \(| [–=-] )/gu,
      ))
        explained.add(own || first);
    for (const { path, text, isPersonal } of prose) {
      if (isPersonal || text === text.toUpperCase()) continue;
      for (const { 0: short, index } of text.matchAll(abbreviation)) {
        if (isName(text, short, index) || explained.has(short) || knownAbbreviations.has(short) || isNumeral(short))
          continue;
        explained.add(short);
        yield { path, expected: "what the abbreviation stands for", received: short, values: { text: short } };
      }
    }
  },
};

/** True for a surname in capitals after a first name or title, and for an ordinary word in capitals for emphasis. */
function isName(text: string, word: string, index: number): boolean {
  if (word.length < 4 || !/[AEIOUYÁÉÍÓÚÝĚŮ].*[AEIOUYÁÉÍÓÚÝĚŮ]|[АЕИОУЫЭЮЯІЇЄЁ].*[АЕИОУЫЭЮЯІЇЄЁ]/.test(word))
    return false;
  const before = text.slice(Math.max(0, index - 30), index);
  return /(?:^|[^\p{L}])(?:\p{Lu}\p{Ll}+\.?|\p{Lu}{2,}) $/u.test(before) || text[index + word.length] === "!";
}

function isNumeral(text: string): boolean {
  return /^[IVXLCDM]+$/.test(text);
}

/** Structures whose purpose is their files. */
const forFiles: ReadonlySet<string> = new Set([
  ...["document-list", "form-list", "information-leaflet", "public-notice", "provided-information"],
  ...["requested-information", "property-offer"],
]);

export const fileOnly: Rule = {
  code: "content.file-only",
  level,
  severity,
  wcag: [],
  *check(subject) {
    if (forFiles.has(subject.key)) return;
    const { html, addresses } = textsOf(subject);
    if (html.length === 0) return;
    const file =
      addresses.find(({ text }) => isDocument(text))?.text ??
      linksOf(subject).find(({ href }) => isDocument(href))?.href;
    if (!file) return;
    const count = proseOf(subject).reduce((sum, { text }) => sum + countWords(text), 0);
    const hasImages = html.some((each) => each.html.elements.some(({ tag }) => tag === "img"));
    if (count >= fewestWords || hasImages) return;
    yield { path: ["data"], expected: "the text of the file on the page", received: file, values: { url: file } };
  },
};

function isDocument(address: string): boolean {
  return /\.(?:pdf|docx?|odt|rtf|pptx?|odp)(?:[?#]|$)/i.test(address) && !isLocalFile(address);
}
