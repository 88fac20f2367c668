import type { Rule } from "#checks/rule.ts";
import { proseOf, proseText, shortened } from "#checks/rules/prose.ts";

type PhraseRule = Pick<Rule, "code" | "severity"> & {
  expected: string;
  pattern: RegExp;
  /** True for a match that is a fault; by default every match is. */
  isFault?: (match: RegExpExecArray) => boolean;
  wcag?: readonly string[];
  /** Number of characters before the match that the message shows too. */
  before?: number;
};

/** Creates a rule that reports a phrase in texts, once in each line. */
function phrase({ code, severity, expected, pattern, isFault = () => true, wcag = [], before = 0 }: PhraseRule): Rule {
  return {
    code,
    level: wcag.length > 0 ? "accessibility" : "content",
    severity,
    wcag,
    *check(subject) {
      // Nearly all records have no match at all, so their lines need not be searched.
      if (!pattern.test(proseText(subject))) return;
      for (const { path, text } of proseOf(subject)) {
        const match = pattern.exec(text);
        if (!match || !isFault(match)) continue;
        const shown = text.slice(Math.max(0, match.index - before), match.index + match[0].length);
        yield { path, expected, received: text, values: { text: shortened(shown) } };
      }
    },
  };
}

/** A path on a computer or in the office's network, which visitors cannot open. */
export const localPath = phrase({
  code: "text.local-path",
  severity: "error",
  expected: "a file in the CMS",
  pattern: /file:\/\/\S+|(?<![\p{L}\d])[A-Z]:\\[^\s<>|"]+|(?<![\\\p{L}\d])\\\\[\w.-]+\\[^\s<>|"]+/u,
});

/** Error messages of a word processor or spreadsheet. */
export const programError = phrase({
  code: "text.program-error",
  severity: "error",
  expected: "the text that the program could not insert",
  pattern:
    /(?:Chyba! (?:Nenalezen|Záložka|Chybn|Odkaz)|Error! (?:Reference|Bookmark|Hyperlink)|Ошибка! Источник|Помилка! Джерело)[^.]{0,60}|#(?:REF|HODNOTA|VALUE|ODKAZ|N\/A|NENÍ_K_DISPOZICI|DIV\/0|DĚLENÍ_NULOU|NAME|NÁZEV|NUM|ČÍSLO)[!?]/u,
});

/** Remnants of a conversation with a program that writes texts. */
export const generatedRemnant = phrase({
  code: "text.generated",
  severity: "warning",
  expected: "the text alone",
  pattern:
    /contentReference|oaicite|turn\d+(?:search|view)\d+|(?<!\p{L})(?:[Jj]ako jazykový model|[Aa]s an AI (?:language )?model|[Zz]de je (?:upraven|přepracovan|vylepšen|zkrácen)[áéý] (?:verze|text)[^.:]{0,30}:|[Hh]ere is (?:the|a|your) (?:revised|improved|updated) (?:version|text)[^.:]{0,30}:|[Вв]от (?:исправленн|улучшенн)[а-я]+ (?:вариант|текст)[^.:]{0,30}:|[Оо]сь (?:виправлен|покращен)[а-яі]+ (?:варіант|текст)[^.:]{0,30}:)/u,
});

/** A sentence whose amount is missing. */
export const missingAmount = phrase({
  code: "amount.missing",
  severity: "error",
  expected: "an amount",
  pattern: /(?<!\p{L})(?:činí|ve výši|částku|částka) Kč(?!\p{L})|(?<!\p{L})составляет крон|(?<!\p{L})становить крон/u,
});

/** Crowns without their diacritics. */
export const misspeltCurrency = phrase({
  code: "amount.currency",
  severity: "warning",
  expected: "Kč",
  pattern: /\d[ \u00a0]?Kc(?!\p{L})/u,
});

export const emptyBrackets = phrase({
  code: "text.empty-brackets",
  severity: "warning",
  expected: "words in the brackets",
  pattern: /(?<=^|\s)(?:\(\)|\[\])(?=[\s.,;]|$)|„\s?“/mu,
});

/** A range of amounts, ages or shares that ends below its start. */
export const reversedNumbers = phrase({
  code: "number.range",
  severity: "error",
  expected: "a greater number at the end",
  pattern:
    /(?<!\p{L})(?:od|от|від) (\d{1,3}(?:[ \u00a0]\d{3})*|\d+)(?:[ \u00a0](Kč|let|roků|měsíců|dnů|%|крон|лет|років|місяців|днів|дней))? (?:do|до) (\d{1,3}(?:[ \u00a0]\d{3})*|\d+)[ \u00a0](Kč|let|roků|měsíců|dnů|%|крон|лет|років|місяців|днів|дней)(?!\p{L})/u,
  isFault: ([, from = "", unit, to = "", lastUnit]) =>
    (unit === undefined || unit === lastUnit) && toNumber(from) > toNumber(to),
});

function toNumber(digits: string): number {
  return Number(digits.replace(/\D/g, ""));
}

/** A year with a digit too few or too many after a day and month. */
export const wrongYear = phrase({
  code: "date.year",
  severity: "error",
  expected: "a year of four digits",
  pattern:
    /(?<![\d.])(?:[1-9]|[12]\d|3[01])\.[ \u00a0]?(?:[1-9]|1[0-2])\.[ \u00a0]?(?:[12]\d{4}|[12]\d{2}(?=[.,;)]|$))(?![\d.]\d)(?!\d)/m,
});

/** The address of a website that nobody can open. */
export const brokenAddress = phrase({
  code: "address.broken",
  severity: "error",
  expected: "an address that can be opened",
  pattern:
    /(?<![\p{L}\d])(?:www\.[a-z\d-]+,(?:cz|eu|com|org|net|info)|www\. ?,?[ ][a-z\d-]+\.(?:cz|eu|com|org|net|info)|https?:\/\/ +\S+)(?!\p{L})/u,
});

/** A postcode in an address with four digits. */
export const shortPostcode = phrase({
  code: "postcode.digits",
  severity: "error",
  expected: "a postcode of five digits",
  pattern: /(?<=, )\d{3}[ \u00a0]\d (?=\p{Lu}\p{Ll}{2})/u,
});

/** An identifier of a data box that is not seven characters long. */
export const dataBoxLength = phrase({
  code: "data-box.length",
  severity: "error",
  expected: "seven letters and digits",
  pattern:
    /(?:ID (?:datové schránky|DS)|[Dd]ata box ID):? (?=[a-z\d]*\d)(?=[a-z\d]*[a-z])([a-z\d]{3,12})(?![\p{L}\d])/u,
  isFault: ([, id = ""]) => id.length !== 7,
});

/** Punctuation marks that stand twice, or after a space. Dots in a row lead to a page number or mark an omission. */
export const wrongPunctuation = phrase({
  code: "text.punctuation",
  severity: "warning",
  expected: "one mark without a space before it",
  pattern: /(?<=\p{L})(?:,,|\.\.|[;:] ?,|!{2,}|\?{3,})(?=\s|$)|(?<=\p{L}{2}) (?:,(?=\s)|\.$)/mu,
  before: 20,
});

/** A word with spaces between its letters, which screen readers spell. */
export const spacedLetters = phrase({
  code: "text.spaced-letters",
  severity: "warning",
  expected: "the word without spaces",
  pattern: /(?<![\p{L}\d])(?:\p{Lu} ){3,30}\p{Lu}(?![\p{L}\d])/u,
  // Letters in the order of the alphabet name groups.
  isFault: ([letters]) => letters.split(" ").some((each, at, all) => at > 0 && each < (all[at - 1] ?? "")),
  wcag: ["1.3.2"],
});

/** Instructions that rely on place or colour. On a phone the place differs. */
export const byLook = phrase({
  code: "text.by-look",
  severity: "warning",
  expected: "the name of the part",
  pattern:
    /(?<!\p{L})(?:v (?:pravém|levém) (?:sloupci|menu|panelu)|v menu (?:vpravo|vlevo)|(?:označen[aéyo]?|vyznačen[aéyo]?) (?:červeně|zeleně|modře|žlutě)|in the (?:right|left)[- ](?:hand )?(?:column|menu)|marked in (?:red|green|blue|yellow)|(?:červen|zelen|modr|žlut|oranžov)(?:ým|ém|é|ého|ému) (?:tlačítk|odkaz|rámečk|pol[íie]|pruh)\p{L}*(?! [„"\p{Lu}])|(?:tlačítk|odkaz|ikon)\p{L}* (?:vpravo|vlevo)(?: (?:nahoře|dole))?|(?:red|green|blue|yellow|orange) (?:button|link|box|field|bar)(?! [“"\p{Lu}])|(?:button|link|icon) (?:at|in|on) the (?:top |bottom )?(?:right|left)|(?:красн|зел[её]н|син|ж[её]лт)\p{L}{2,3} (?:кнопк|ссылк|поле)\p{L}*|кнопк\p{L}* (?:справа|слева)|(?:червон|зелен|син|жовт)\p{L}{1,3} (?:кнопк|посилан|поле)\p{L}*|кнопк\p{L}* (?:праворуч|ліворуч|справа|зліва)|в (?:правой|левой) колонке|(?:выделен|отмечен)[аыо]? (?:красным|зел[её]ным|синим)|у (?:правій|лівій) колонці|(?:виділен|позначен)[аіо]? (?:червоним|зеленим|синім))(?!\p{L})/iu,
  wcag: ["1.3.3"],
});

/** Czech words that have no meaning without their diacritics. */
const bare =
  /(?<![\p{L}/-])(?:zadost|prispevek|prispevku|uradu|muzete|muze|ktery|ktera|ktere|dolozite|podejte zadost|deti do|zamestnavatel|duchod|duchodu|pojisteni|narok|vyse|vysi|rodicovsky|peneznich|bydliste)(?![\p{L}/-])/giu;

/** A Czech text that was written without diacritics. */
export const withoutDiacritics: Rule = {
  code: "text.no-diacritics",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    if (subject.content.language !== "cs") return;
    for (const { path, text } of proseOf(subject)) {
      if (text.length < 40 || /[^\p{ASCII}\s–—„“”…§°€]/u.test(text) || (text.match(bare)?.length ?? 0) < 2) continue;
      yield { path, expected: "letters with diacritics", received: text, values: { text: shortened(text) } };
    }
  },
};
