import type { Rule } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { proseOf, shortened } from "#checks/rules/prose.ts";

const level = "content";

/** Placeholder texts. `XXX` alone may be a Roman numeral. */
const placeholders = [
  /lorem ipsum/i,
  /(?<![\p{L}\p{N}]|\dxx )(?:[xX]{4,}|xxx|TODO|TBD|FIXME)(?![\p{L}\p{N}])/u,
  /(?:XXX[ -]){2}/,
  /^(?:doplnit|doplňte|bude doplněno)(?: (?:text|odkaz|datum|částk[au]|adresu|telefon|název|obrázek|později|dle|podle)(?!\p{L})[^.]{0,20})?[.!…]*$/u,
  /[[(](?:doplnit|doplň|bude doplněno|vložit|insert|fill in)(?!\p{L})[^\])]{0,40}[\])]/u,
  /(?<!\p{L})(?:dne|do|od) (?:DD|dd|XX|xx)\. ?(?:MM|mm|XX|xx)\. ?(?:RRRR|rrrr|YYYY|\d{4})/u,
  // Template variables, shortcodes of another CMS, comments from a word processor.
  // References to shared values are checked by themselves.
  /\{\{(?!\s*hodnota\b)[^{}]{1,60}\}\}/,
  /\[(?:gallery|caption|embed|contact-form)[^\]]{0,80}\]/,
  /\[[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]{2,3}\d{1,2}\](?= ?(?:Komentář|Comment|$))/,
];
/** Default names that the CMS gives to copies and new pages. */
const draftName =
  /^(?:(?:copy of |(?:kopie|копия|копія)(?:$|[ ]?[-–:(\d]))|(?:bez názvu|nový dokument|nová stránka|untitled|test|pokus)(?: ?\d+)?$|.+[-–(] ?(?:kopie|copy|копия|копія)(?: \d+)?\)?$)/iu;

export const leftPlaceholder: Rule = {
  code: "text.placeholder",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { name } = subject.content;
    if (draftName.test(clean(name)))
      yield { path: ["name"], expected: "a title", received: name, values: { text: shortened(clean(name)) } };
    for (const { path, text } of proseOf(subject)) {
      if (!placeholders.some((pattern) => pattern.test(text))) continue;
      yield { path, expected: "the final text", received: text, values: { text: shortened(text) } };
    }
  },
};

const markdown = /\*\*[^\s*][^*]{0,200}\*\*|\[[^[\]]{1,100}\]\((?:https?:|mailto:|\/)[^\s()]{1,500}\)|^#{1,4} \p{Lu}/u;

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
  /<\/?(?:a|b|i|u|p|br|em|strong|span|div|li|ul|ol|h[1-6]|table|tr|td)(?:\s[^<>]{0,200})?\/?>|&(?:nbsp|amp|quot|lt|gt|ndash|shy|#\d{2,5});/i;

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
