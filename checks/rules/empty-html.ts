import { html } from "#schemas/values/html.ts";
import type { TriedRule } from "./examples.ts";
import { clean } from "./html.ts";
import { textsOf } from "./texts.ts";

/** HTML that satisfies the schema but shows nothing. */
export const emptyHtml: TriedRule = {
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
  examples: {
    failed: ["<p>&ensp;</p>", "<p>\u200b</p>", "<style>p { color: red }</style>"],
    passed: ["<p>Text</p>", '<p><img src="/documents/files/mapa.png" alt="Mapa"></p>'],
    // The schema says so itself.
    inapplicable: ["<p>&nbsp;</p>", ""],
  },
};
