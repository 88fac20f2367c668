import type { AllowedTag } from "#portal/contract/values/html.ts";

/**
 * How an element is edited. `text` contains inline content; `flow` contains paragraphs, lists and tables, or text
 * without a paragraph; `group` is a row group of a table; a `mark` is inline markup.
 */
type Role = "text" | "flow" | "list" | "table" | "row" | "cell" | "group" | "line" | "leaf" | "mark";

/** The role of each tag that the portal allows; a tag added there must be added here. */
export const roles = {
  ...{ p: "text", h2: "text", h3: "text", h4: "text", h5: "text", h6: "text", pre: "text" },
  ...{ caption: "text", dt: "text", figcaption: "text" },
  ...{ blockquote: "flow", li: "flow", dd: "flow", figure: "flow" },
  ...{ ul: "list", ol: "list", dl: "list" },
  ...{ table: "table", thead: "group", tbody: "group", tfoot: "group", tr: "row", td: "cell", th: "cell" },
  ...{ hr: "line", br: "leaf", img: "leaf" },
  ...{ strong: "mark", em: "mark", u: "mark", s: "mark", sub: "mark", sup: "mark", small: "mark" },
  ...{ abbr: "mark", code: "mark", span: "mark", a: "mark" },
} as const satisfies Record<AllowedTag, Role>;

export function isAllowedTag(tag: string): tag is AllowedTag {
  return Object.hasOwn(roles, tag);
}
