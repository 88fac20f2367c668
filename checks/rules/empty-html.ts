import { each, richTextsOf } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { html } from "#schemas/values/html.ts";
import { withoutTags } from "#schemas/values/text.ts";
import { clean } from "./html.ts";
import { versionsOf } from "./targets.ts";

/** HTML that satisfies the schema but shows nothing. */
export const emptyHtml: Rule = {
  code: "html.empty",
  level: "content",
  severity: "warning",
  wcag: [],
  check: each(richTextsOf, function* ({ path, source, field, html: parsed }) {
    const shows = parsed.elements.some(({ tag }) => tag === "img" || tag === "table" || tag === "hr");
    if (shows || clean(parsed.text) !== "" || !html.safeParse(source).success) return;
    const severity = field?.isRequired ? "error" : undefined;
    yield { path, expected: "words", received: source, severity };
  }),
};

/** Reports a page that has only a title. Other structures require more. */
export const emptyPage: Rule = {
  code: "content.empty",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ key, record, content, library }) {
    const data = isRecord(record) ? record["data"] : null;
    if (key !== "standard-page" || !isRecord(data)) return;
    // A translation falls back to the Czech version.
    const isSource = ({ language }: { language: string }) => language === "cs";
    if (!isSource(content) && library && versionsOf(library, content.id).some(isSource)) return;
    const { layout: _, ...fields } = data;
    if (!Object.values(fields).every(isBlankField)) return;
    yield { path: ["data", "obsah"], expected: "a text or blocks", received: undefined };
  },
};

function isBlankField(value: unknown): boolean {
  if (typeof value === "string")
    return !value.includes("<img") && clean(withoutTags(value).replaceAll("&nbsp;", " ")) === "";
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
