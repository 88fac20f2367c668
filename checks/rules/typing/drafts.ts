import type { Rule } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { proseOf, shortened } from "#checks/rules/prose.ts";
import { after, anyOf, before, presentIn, wordingIn } from "./phrase.ts";

const level = "content";

/** Months in the form that follows a day. */
const month =
  "(?:ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|January|February|March|April|June|July|August|September|October|November|December|января|февраля|марта|апреля|июня|июля|августа|сентября|октября|ноября|декабря|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня)";
const money = "(?:Kč|CZK|korun|crowns|крон)";

const lorem =
  /lorem ipsum|dolor sit amet|sed ut perspiciatis|consectetur adipisci|duis aute irure|ut enim ad minim|excepteur sint|at vero eos et accusa|nemo enim ipsam/i;
const instruction = new RegExp(`^${anyOf("instructions")}`, "iu");
/** A prompt of a word processor or the CMS, and a hint of a template for authors. In a form, hints are for visitors. */
const prompt = wordingIn("prompts", after);
const hint = new RegExp(`^[[(<]?${anyOf("authorPrompts")}`, "iu");
/** A hint of the field itself, published as its text. */
const fieldHint = new RegExp(`^[[(<]?${anyOf("fieldPrompts")}`, "iu");
const hinted: ReadonlySet<string | number> = new Set(["perex", "description"]);
/** The name of a shared value outside its double braces, which alone are replaced. */
const bareReference = /(?<![\p{L}\d]|\{\s?\{\s?)hodnot[auy] ?: ?[a-z][a-z\d-]{1,60}\.[a-z][a-z\d-]{1,60}/u;

/** Placeholder texts. `XXX` alone may be a Roman numeral. */
const placeholders = [
  lorem,
  /(?<![\p{L}\p{N}]|\dxx )(?:[xX]{4,}|xxx|TODO|TBD|TBA|TBC|FIXME)(?![\p{L}\p{N}])/u,
  /(?:XXX[ -]){2}/,
  /^(?:doplnit|doplňte|bude doplněno)(?: (?:text|odkaz|datum|částk[au]|adresu|telefon|název|obrázek|později|dle|podle)(?!\p{L})[^.]{0,20})?[.!…]*$/u,
  /[[(](?:doplnit|doplň|bude doplněno|vložit|insert|fill in)(?!\p{L})[^\])]{0,40}[\])]/u,
  instruction,
  bareReference,
  /§ ?(?:[xX]{1,3}|…|\.{3,10}|_{1,10})(?![\p{L}\d])/u,
  // An amount, a number of days or a date that nobody has filled in.
  new RegExp(`(?:(?<![._-])(?:…|\\.{3,40}|_{2,40}|-{3,40})|${before}[xX]{1,6}) ?(?:${money}|%)(?!\\p{L})`, "u"),
  new RegExp(`(?<![\\d.,–-] ?)${before}(?:Kč|CZK) ?(?:[xX]{1,6}|_{2,}|\\.{3,}|…)(?!\\p{L})`, "u"),
  /(?<![\p{L}\p{N}_])(?:[xX]{2,6}|_{2,40}) (?:dnů|dní|dny|let|hodin|osob|lidí|days|weeks|hours|years|people|дней|лет|часов|человек|днів|років|годин|осіб)(?!\p{L})/u,
  new RegExp(`(?<=^|\\s)(?:…|\\.{3,40}|_{1,4}|[xX]{2})\\.? ?${month}(?!\\p{L})`, "u"),
  new RegExp(`(?<=${before}${anyOf("beforeDate")} )(?:…|\\.{3,40}|_{2,40}) ?(?:19|20)\\d\\d(?!\\d)`, "u"),
  /(?<![\p{L}\d._])(?:_{1,3}|…)[./] ?(?:_{1,3}|…)[./] ?(?:_{2,4}|…|\d{4})/u,
  /(?<![\p{L}\d.])(?:XX|xx|\?\?)[./] ?(?:XX|xx|\?\?|\d{1,2})[./] ?(?:(?:19|20)(?:\d\d|XX|xx|\?\?)|XXXX|xxxx)(?!\d)/u,
  /(?<![\p{L}\d.])00\. ?00\. ?(?:0000|20\d\d)(?!\d)/u,
  /(?<![\p{L}\d.])\d{1,2}\. ?(?:XX|xx|\?\?)\. ?(?:20\d\d|20XX)/u,
  new RegExp(
    `(?<=${before}${anyOf("beforeDate")} )(?:DD|dd|XX|xx|ДД|дд)[./] ?(?:MM|mm|XX|xx|ММ|мм)[./] ?(?:RRRR|rrrr|YYYY|yyyy|ГГГГ|РРРР|\\d{4})`,
    "u",
  ),
  // Template variables, shortcodes of another CMS, comments from a word processor.
  // References to shared values are checked by themselves.
  /\{\{(?!\s*hodnota\b)[^{}]{1,60}\}\}/,
  /\[(?:gallery|caption|embed|contact-form)[^\]]{0,80}\]/,
  /\[[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]{2,3}\d{1,2}\](?= ?(?:Komentář|Comment|$))/,
  /(?<!\d ?)%[A-Za-z]{2,20}(?:_[A-Za-z\d]{1,20}){0,4}%|[$#]\{[^{}]{1,60}\}|<%.{1,60}%>|\[\[[^[\]]{1,60}\]\]|@@\w{2,40}@@|##\w{2,40}##|\$[A-Z_]{3,40}\$/,
  /(?<![{\p{L}\d])\{(?:\d|[\p{L}_][\p{L}\d_.]{1,40})\}(?!\})/u,
  /«[A-ZÁ-Ž][A-ZÁ-Ž_]{2,30}»|(?<=\s)%(?:\d\$)?[sd](?=[\s.,]|$)/u,
  /\[object \w{2,20}\]|(?<![\p{L}\d])(?:NaN|Invalid Date)(?![\p{L}\d])/u,
];
const anyPlaceholder = new RegExp(placeholders.map(({ source }) => source).join("|"), "u");
/** Values of programs that have a meaning as English words. */
const programValue = /(?<![\p{L}\d"„“(-])(?:undefined|null)(?![\p{L}\d"“)-])/u;
const afterPreposition =
  /(?<=(?<!\p{L})(?:on|at|to|from|by|until) )(?:undefined|null)(?=[.,]|$| (?:and|to|until|at)(?!\p{L}))/u;
/** The name of an item to fill in, between brackets. In quotations, brackets add the author's words. */
const slot = new RegExp(`[\\[<{‹](?:${anyOf("slots")})(?![\\p{L}\\d])[^\\[\\]<>{}‹›]{0,40}[\\]>}›](?!\\()`, "iu");

/** Default names that the CMS gives to copies and new pages. */
const draftName =
  /^(?:(?:copy of |(?:kopie|копия|копія)(?:$|[ ]?[-–:(\d]))|(?:bez názvu|nový dokument|nová stránka|untitled|test|pokus)(?: ?\d+)?$|.+[-–(] ?(?:kopie|copy|копия|копія)(?: \(?\d+)?\)?$)/iu;
/** A copy under the name of its source; a document may be a copy too. */
const copiedTitle =
  /^(?:copy of (?=\p{Lu})|(?:[Kk]opie|[Кк]опия|[Кк]опія|[Cc]opy)(?: \d{1,2})?(?: ?[-–—] ?|: ?)(?=\p{Lu}))|.[-–—(] ?(?:kopie|copy|копия|копія) ?\(?\d{1,2}\)?$/u;
const labelled = new RegExp(`^${anyOf("draftNames")}`, "u");
const newRecord = new RegExp(`^${anyOf("newRecords")}[ ]?[-–(]?\\d{0,8}\\)?$`, "iu");
const testWord = anyOf("testWords");
const test = new RegExp(`^${testWord}(?:[ ,.!_-]{1,3}${testWord}|[ ,.!_-]{0,3}\\d{1,6}){1,4}[.!]*$`, "iu");
const oneTestWord = /^(?:test|testing|pokus|тест|проба)[.!\d]*$/iu;
/** Neighbouring keys. */
const keys = wordingIn("keyRows", `\\p{Ll}{0,12}${after}`);

export const leftPlaceholder: Rule = {
  code: "text.placeholder",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { language, name } = subject.content;
    const title = clean(name);
    if ([draftName, newRecord, test, labelled].some((pattern) => pattern.test(title)))
      yield { path: ["name"], expected: "a title", received: title, values: { text: shortened(title) } };
    const isAny = presentIn([anyPlaceholder, lorem, instruction], subject).length > 0;
    const present = presentIn(
      [...(isAny ? placeholders : []), language === "en" ? afterPreposition : programValue],
      subject,
    );
    const hints = presentIn(subject.key === "form" ? [prompt] : [prompt, hint], subject);
    const others = [slot, test, keys, oneTestWord, copiedTitle, fieldHint];
    const isPresent = present.length > 0 || hints.length > 0 || presentIn(others, subject).length > 0;
    for (const prose of isPresent ? proseOf(subject) : []) {
      const { path, text, isPlain } = prose;
      const isSlot = slot.test(text) && !/„[^“]{0,200}\[|“[^”]{0,200}\[|«[^»]{0,200}\[/u.test(text);
      const isCopy = isPlain && path.at(-1) === "titulek" && copiedTitle.test(text);
      const isHint = isPlain && hinted.has(path.at(-1) ?? "") && text.length < 120 && fieldHint.test(text);
      const isTest = (path[0] !== "name" && test.test(text)) || keys.test(text) || (isPlain && oneTestWord.test(text));
      if (!isSlot && !isTest && !isCopy && !isHint && ![...present, ...hints].some((pattern) => pattern.test(text)))
        continue;
      yield { path, expected: "the final text", received: text, values: { text: shortened(text) } };
    }
  },
};

const markdown =
  /\*\*[^\s*][^*]{0,200}\*\*|\[[^[\]]{1,100}\]\((?:https?:|mailto:|\/)[^\s()]{1,500}\)|^#{1,4} \p{Lu}|^={2,4} ?\p{Lu}[^=]{1,80}={2,4}$|(?<![\p{L}\d_/.@])_\p{L}[^_\s]{0,30}(?: [^_\s]{1,30}){0,5}_(?![\p{L}\d_/.])/u;

/** Reports Markdown in a field without Markdown support, where visitors see its markup. */
export const markdownInText: Rule = {
  code: "text.markdown",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, text } of proseOf(subject)) {
      const [found] = markdown.exec(text) ?? [];
      if (found) yield { path, expected: "text without Markdown", received: text, values: { text: shortened(found) } };
    }
  },
};

/** HTML tags and entities written as plain text, so that visitors see them. */
const written =
  /\[(?:b|i|u|url|img|quote|list|size|color)(?:=[^\]]{1,80})?\][^[\]]{1,200}\[\/(?:b|i|u|url|img|quote|list|size|color)\]|<\/?(?:a|b|i|u|p|br|em|strong|span|div|li|ul|ol|h[1-6]|table|tr|td)(?:\s[^<>]{0,200})?\/?>|&(?:nbsp|amp|quot|lt|gt|ndash|shy|#\d{2,5});/i;

export const writtenHtml: Rule = {
  code: "text.html",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, text, isPlain } of proseOf(subject)) {
      // The schema reports tags in plain text fields.
      const [found] = isPlain ? [] : (written.exec(text) ?? []);
      if (found) yield { path, expected: "a text without tags", received: text, values: { text: shortened(found) } };
    }
  },
};
