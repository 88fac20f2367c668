import { html } from "#schemas/values/html.ts";
import type { Rule } from "../rule.ts";
import { clean } from "./html.ts";
import { textsOf } from "./texts.ts";

/** HTML that satisfies the schema but shows nothing. */
export const emptyHtml: Rule = {
  code: "html.empty",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, source, field, html: parsed } of textsOf(subject).html) {
      const shows = parsed.elements.some(({ tag }) => tag === "img" || tag === "table" || tag === "hr");
      if (shows || clean(parsed.text) !== "" || !html.safeParse(source).success) continue;
      yield { path, expected: "words", received: source, ...(field?.isRequired && { severity: "error" }) };
    }
  },
};
