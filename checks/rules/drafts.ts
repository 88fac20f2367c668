import type { Rule } from "../rule.ts";
import { clean } from "./html.ts";
import { proseOf, shortened } from "./prose.ts";

const level = "content";

/** Texts that hold the place of others; `XXX` alone may be a Roman number. */
const placeholder =
  /[Ll]orem ipsum|(?<![\p{L}\p{N}])(?:[xX]{4,}|xxx|TODO|TBD|FIXME)(?![\p{L}\p{N}])|^[[(]?(?:doplnit|doplňte|bude doplněno)(?:[^.]{0,20})[\])]?[.!…]*$/u;
/** Names that the CMS gives to copies and new pages. */
const draftName =
  /^(?:(?:kopie|copy of|копия|копія)(?![\p{L}])|(?:bez názvu|nový dokument|nová stránka|untitled|test|pokus)(?: ?\d+)?$)/iu;

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
      if (!placeholder.test(text)) continue;
      yield { path, expected: "the final text", received: text, values: { text: shortened(text) } };
    }
  },
};

const markdown = /\*\*[^\s*][^*]{0,200}\*\*|\[[^[\]]{1,100}\]\((?:https?:|mailto:|\/)[^\s()]{1,500}\)|^#{1,4} \p{Lu}/u;

/** Markdown in a field that takes none, where visitors see its signs. */
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
