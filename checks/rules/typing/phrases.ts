import type { Rule } from "#checks/rule.ts";
import { proseOf, sentencesOf, shortened, wordsOf } from "#checks/rules/prose.ts";
import { functionWords } from "#checks/rules/words.ts";
import words from "./bare-words.json" with { type: "json" };
import { before, phrase, phrases, wordingIn } from "./phrase.ts";

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
export const generatedRemnant = phrases(
  { code: "text.generated", severity: "warning", expected: "the text alone" },
  { pattern: /contentReference|oaicite|utm_source=chatgpt|turn\d{1,4}(?:search|view)\d/u },
  { pattern: wordingIn("assistants") },
);

/** A sentence whose amount is missing. */
export const missingAmount = phrase({
  code: "amount.missing",
  severity: "error",
  expected: "an amount",
  pattern:
    /(?<!\p{L})(?:činí|ve výši|částku|částka|zaplatíte|dostanete|amounts to|the amount of) (?:Kč|CZK)(?!\p{L}| ?\d)|(?<!\p{L})(?:составляет|в размере) крон|(?<!\p{L})(?:становить|у розмірі) крон/u,
});

/** Crowns without their diacritics, or on both sides of the amount. */
export const misspeltCurrency = phrases(
  { code: "amount.currency", severity: "warning", expected: "Kč" },
  { pattern: /\d[ \u00a0]?Kc(?!\p{L})/u },
  {
    pattern:
      /(?<![\d,.–-][ \u00a0]?)(?:Kč|CZK|EUR|€)[ \u00a0]?\d[\d \u00a0.,]{0,15}(?:,[-–—])?[ \u00a0]?(?:Kč|CZK|EUR|€|korun|crowns|euro?s?)(?!\p{L})|\d[ \u00a0](?:Kč (?:Kč|korun|CZK)|korun Kč|CZK Kč|EUR €)(?!\p{L})/u,
    context: "twice",
  },
);

export const emptyBrackets = phrase({
  code: "text.empty-brackets",
  severity: "warning",
  expected: "words in the brackets",
  pattern: /(?<=^|\s)(?:\(\)|\[\])(?=[\s.,;]|$)|„\s?“/mu,
});

const number = String.raw`(\d{1,3}(?:[ \u00a0]\d{3})+|\d+(?:,\d+)?)`;
const unit =
  "(Kč|CZK|let|roků|měsíců|týdnů|dnů|hodin týdně|osob|dětí|%|years|months|days|people|per cent|крон|лет|месяцев|дней|человек|років|місяців|днів|осіб)";

/** A range of amounts, ages or shares that ends below its start. */
export const reversedNumbers = phrases(
  { code: "number.range", severity: "error", expected: "a greater number at the end" },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:od|от|від) ${number}(?:[ \u00a0]${unit})? (?:do|до) ${number}[ \u00a0]${unit}(?!\\p{L})`,
      "u",
    ),
    isFault: isReversed,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:between|aged|mezi|между|між) ${number}(?:[ \u00a0]${unit})? (?:and|to|a|и|та|і) ${number}[ \u00a0]${unit}(?!\\p{L})`,
      "iu",
    ),
    isFault: isReversed,
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,/§–-][ \u00a0]?|[\\p{L}\\d])${number}()[ \u00a0]?–[ \u00a0]?${number}[ \u00a0]${unit}(?!\\p{L})`,
      "u",
    ),
    isFault: isReversed,
  },
);

function isReversed([, from = "", unit, to = "", lastUnit]: RegExpExecArray): boolean {
  return (!unit || unit === lastUnit) && toNumber(from) > toNumber(to);
}

function toNumber(digits: string): number {
  return Number(digits.replace(/[^\d,]/g, "").replace(",", "."));
}

const ofDay = String.raw`(?<!\d[.,]?)(?:[12]?\d|3[01])\.?[ \u00a0]`;
const months =
  "(?:led(?:en|na|nu)|únor[au]?|březn[au]|březen|dub(?:en|na|nu)|květ(?:en|na|nu)|červ(?:en|na|nu|enec|ence|enci)|srp(?:en|na|nu)|září|říj(?:en|na|nu)|listopadu?|prosin(?:ec|ce|ci)|January|February|March|April|May|June|July|August|September|October|November|December|январ[ьяе]|феврал[ьяе]|март[ае]?|апрел[ьяе]|ма[йяе]|июн[ьяе]|июл[ьяе]|август[ае]?|сентябр[ьяе]|октябр[ьяе]|ноябр[ьяе]|декабр[ьяе]|січ(?:ень|ня|ні)|лют(?:ий|ого|ому)|берез(?:ень|ня|ні)|квіт(?:ень|ня|ні)|трав(?:ень|ня|ні)|черв(?:ень|ня|ні)|лип(?:ень|ня|ні)|серп(?:ень|ня|ні)|верес(?:ень|ня|ні)|жовт(?:ень|ня|ні)|листопад[аі]?|груд(?:ень|ня|ні))";
/** The end of a phrase: a number before a noun counts something. */
const ended = String.raw`(?=[,.;:)!?]|$|\s(?:a|až|do|v|ve|na|za|od|po|in|at|to|and|on|в|во|до|на|и|і|у|з|та|[–-])(?!\p{L}))`;

/** A year with a digit too few, too many or mistyped. */
export const wrongYear = phrases(
  { code: "date.year", severity: "error", expected: "a year of four digits" },
  {
    pattern:
      /(?<![\d.])(?:[1-9]|[12]\d|3[01])\.[ \u00a0]?(?:[1-9]|1[0-2])\.[ \u00a0]?(?:[12]\d{4}|[12]\d{2}(?=[.,;)]|$))(?![\d.]\d)(?!\d)/m,
  },
  {
    pattern: new RegExp(
      `${before}(?:${months}|rok|roku|roce|year|году|года|року|році)[ \\u00a0](?:(?:19|20)\\d|[12]\\d{4})(?!\\d|[ \\u00a0]\\d)${ended}`,
      "iu",
    ),
  },
  {
    pattern: new RegExp(
      `${before}${months}[ \\u00a0](\\d{4})(?!\\d)${ended}|${ofDay}${months},?[ \\u00a0](\\d{4})(?![\\d/]|[ \\u00a0]\\d{3})|(?<![\\d.])\\d{1,2}\\.[ \\u00a0]?\\d{1,2}\\.[ \\u00a0](\\d{4})(?!\\d|/|\\.\\d)`,
      "iu",
    ),
    isFault: ([, named, ofNamedDay, inDate], _, { now }) => {
      const year = Number(named ?? ofNamedDay ?? inDate);
      return year !== 2099 && year !== 9999 && (year < 1500 || year > new Date(now).getUTCFullYear() + 25);
    },
    severity: "warning",
    context: "unlikely",
  },
  {
    pattern:
      /(?<=^|[\s(„])(?:rok|roku|roce|letech|year|год|году|года|рік|року|році)[ \u00a0](\d{4})(?![\d/]|[ \u00a0]?Kč)/iu,
    isFault: ([, year = ""], _, { now }) => {
      const isSwapped = year.startsWith("20") && Number(year) > new Date(now).getUTCFullYear() + 25 && year !== "2050";
      const isFar = Number(year) < 1500 || Number(year) > 2100;
      const near = Array.from({ length: 7 }, (_each, index) => String(new Date(now).getUTCFullYear() - 3 + index));
      const isAlike = (other: string) => [...other].filter((digit, at) => digit !== year[at]).length === 1;
      return isFar ? near.some(isAlike) : isSwapped && near.includes(`20${year.charAt(3)}${year.charAt(2)}`);
    },
    severity: "warning",
    context: "unlikely",
  },
);

/** The address of a website that nobody can open. */
export const brokenAddress = phrase({
  code: "address.broken",
  severity: "error",
  expected: "an address that can be opened",
  pattern:
    /(?<![\p{L}\d])(?:www\.[a-z\d-]+,(?:cz|eu|com|org|net|info)|www\. ?,?[ ][a-z\d-]+\.(?:cz|eu|com|org|net|info)|https?:\/\/ +\S+)(?!\p{L})/u,
});

/** Streets and towns of countries with shorter or longer postcodes. */
const ofOtherCountry =
  /(?:straße|strasse|gasse|platz|allee|weg|utca|gade|vej|plein|straat) \d|(?<!\p{L})(?:rue|avenue|boulevard|via|ulica) |Wien|Víde[ňn]|Graz|Linz|Salzburg|Rakous|Bruxelles|Brusel|Budapešť|Budapest|Bern|Zürich|Curych|Genève|Ženev|Luxemb|Lucemb|Kodaň|København|Oslo|Ljubljana|Lublaň|Sofia|Київ|Kyjev|Kyiv|Киев|Львів/u;

/** A postcode in an address with a digit too few or too many. */
export const shortPostcode = phrase({
  code: "postcode.digits",
  severity: "error",
  expected: "a postcode of five digits",
  pattern:
    /(?<=, )\d{3}[ \u00a0]\d (?=\p{Lu}\p{Ll}{2})|(?<=\p{Lu}\p{Ll}+(?: \p{L}{1,20})? \d{1,4}(?:\/\d{1,4}\p{Ll}?)?, )(?:\d{3}[ \u00a0]\d{3}|\d{4}|\d{6}) (?=\p{Lu}\p{Ll}{2})/u,
  isFault: (_, { text }) => !ofOtherCountry.test(text),
});

/** An identifier of a data box that is not seven characters long. */
export const dataBoxLength = phrase({
  code: "data-box.length",
  severity: "error",
  expected: "seven letters and digits",
  pattern:
    /(?:ID (?:datové schránky|DS)|datov(?:á|é|ou) schránk[ayou]{1,2}(?: \(?ID\)?)?|[Ss]chránk[auyo]u? (?:úřadu|ministerstva|pobočky|pracoviště|inspektorátu) (?:je|má (?:ID|identifikátor|adresu))|[Dd]atov(?:á|é|ou) schránk[ayou]{1,2} (?:úřadu |ministerstva |pobočky )?(?:je|má (?:ID|identifikátor))|[Dd]ata box(?: ID)?(?: is)?|(?:ID |ідентифікатор )?скриньк[аиу]|ящик(?:а)? данных):? (?=[a-z\d]*\d)(?=[a-z\d]*[a-z])([a-z\d]{3,12})(?![\p{L}\d])/u,
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
  pattern: /(?<=^|[\s(„])(?:(?:\p{Lu} ){3,30}\p{Lu}|(?:\p{L} ){4,30}\p{L})(?![\p{L}\d])/u,
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

/** Czech words that have no meaning without their diacritics, by their beginnings. */
const bare = new RegExp(`(?<![\\p{L}/-])(?:${words.bareBeginnings.join("|")})\\p{Ll}{0,6}(?![\\p{L}/-])`, "giu");

/** A Czech text that was written without diacritics. */
export const withoutDiacritics: Rule = {
  code: "text.no-diacritics",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    if (subject.content.language !== "cs") return;
    for (const { path, text } of proseOf(subject)) {
      if (text.length < 40) continue;
      const found = isBare(text) && (text.match(bare)?.length ?? 0) > 1 ? text : sentencesOf(text).find(isBareSentence);
      if (!found) continue;
      yield { path, expected: "letters with diacritics", received: text, values: { text: shortened(found) } };
    }
  },
};

function isBare(text: string): boolean {
  return !/[^\p{ASCII}\s–—„“”…§°€]/u.test(text);
}

/** Hardly any Czech sentence of this length has no letter with diacritics. */
const fewestBare = { letters: 50, words: 7, small: 2 };
const smallWords = new Set(words.smallWords);
const english: ReadonlySet<string> = new Set(functionWords.en);

/** True for a long Czech sentence without diacritics. Words with capitals, digits and dots may be names and addresses. */
function isBareSentence(sentence: string): boolean {
  if (sentence.length < fewestBare.letters || !isBare(sentence)) return false;
  const own = wordsOf(sentence).filter((each) => /^[a-z]+$/.test(each));
  const small = new Set(own.filter((each) => smallWords.has(each)));
  const long = own.filter((each) => each.length > 2);
  return (
    small.size >= fewestBare.small &&
    long.length >= fewestBare.words &&
    long.join("").length >= fewestBare.letters - 10 &&
    !own.some((each) => english.has(each))
  );
}
