import { type AllowedTag, renamedTags } from "#portal/contract/values/html.ts";
import type { MarkupElement } from "../markup.ts";
import { element } from "../to-html.ts";
import type { Styles } from "./pasted-styles.ts";
import { hasStrike } from "./unpublished.ts";

/** Marks that are inherited by everything inside an element. */
const marks = ["strong", "em", "u", "s", "sub", "sup"] as const satisfies readonly AllowedTag[];
export type Mark = (typeof marks)[number];

/** Marks around a place: those to be written, and those that are written already. */
export interface Marks {
  wanted: readonly Mark[];
  open: readonly Mark[];
}

/** The mark that a tag stands for; null for any other tag, and where its style says otherwise. */
export function markOfTag(node: MarkupElement, styles: Styles): Mark | null {
  return isUnmarked(node, styles) ? null : tagMark(node);
}

/** True for a tag whose style takes its mark away, such as the `<b>` that Google Docs writes around its texts. */
export function isUnmarked(node: MarkupElement, styles: Styles): boolean {
  const mark = tagMark(node);
  return mark !== null && isUnset(mark, styles);
}

function tagMark({ tagName }: MarkupElement): Mark | null {
  return marks.find((mark) => mark === (renamedTags[tagName] ?? tagName)) ?? null;
}

/** Adds the marks that an element's styles mean to those wanted. */
export function withStyles(wanted: readonly Mark[], node: MarkupElement, styles: Styles, isHeading: boolean): Mark[] {
  const isInline = /^(?:span|font|a|b|i|em|strong|u|ins|small|code)$/.test(node.tagName);
  const font = styles["font"] ?? "";
  const weight = styles["font-weight"] ?? /(?:^|\s)(bold|[6-9]00)\s/.exec(font)?.[1] ?? "";
  const slant = styles["font-style"] ?? /(?:^|\s)(italic)\s/.exec(font)?.[1] ?? "";
  const position = isInline ? /^(?:super|sub)$/.exec(styles["vertical-align"] ?? "")?.[0] : undefined;
  const own: Mark[] = [
    // Headings are bold anyway.
    ...(!isHeading && /^(?:bold|bolder|[6-9]\d\d)$/.test(weight) ? (["strong"] as const) : []),
    ...(/^(?:italic|oblique)/.test(slant) ? (["em"] as const) : []),
    ...(hasStrike(styles) ? (["s"] as const) : []),
    ...(position === undefined ? [] : [position === "super" ? ("sup" as const) : ("sub" as const)]),
  ];
  return [...wanted.filter((mark) => !isUnset(mark, styles) && !own.includes(mark)), ...own];
}

function isUnset(mark: Mark, styles: Styles): boolean {
  if (mark === "strong") return /^(?:normal|lighter|[1-5]\d\d)$/.test(styles["font-weight"] ?? "");
  if (mark === "em") return styles["font-style"] === "normal";
  return mark === "u" && styles["text-decoration"] === "none";
}

/** Writes the marks that are wanted and not yet open around HTML. */
export function marked(html: string, { wanted, open }: Marks): string {
  return wanted.filter((mark) => !open.includes(mark)).reduceRight((inner, mark) => element(mark, {}, inner), html);
}

/** Removes marks around nothing, and joins equal ones side by side. */
export function joinMarks(source: string): string {
  let html = source;
  for (const _level of marks)
    html = html
      .replace(/<(strong|em|u|s|sub|sup)>(\s*|<br>)<\/\1>/g, "$2")
      .replace(/<\/(strong|em|u|s|sub|sup)><\1>/g, "");
  return html;
}
