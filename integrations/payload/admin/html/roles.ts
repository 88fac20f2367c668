import type { AllowedTag } from "../../../../schemas/values/html.ts";

/**
 * How an element is edited. `text` holds words and what is within a line; `flow` holds paragraphs, lists and tables, or
 * words without a paragraph; `group` are rows of a table, which name their group; a `mark` is markup of words.
 */
type Role = "text" | "flow" | "list" | "table" | "row" | "cell" | "group" | "line" | "leaf" | "mark";

/** Each tag of the portal with its role: a tag that is new there has to be named here. */
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
