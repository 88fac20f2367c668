import { allowedAttributes } from "#portal/contract/values/html.ts";
import type { MarkupElement } from "../markup.ts";
import { isAllowedTag } from "../roles.ts";
import type { Attributes } from "../shown-attributes.ts";
import type { StylesOf } from "./pasted-styles.ts";
import type { Marks } from "./text-marks.ts";

/** Kinds of content removed from pasted text. */
export const droppedKinds = [
  ...(["comments", "hidden", "revisions", "pageNumbers", "numbering", "places"] as const),
  ...(["looks", "images", "imageLinks", "links", "embedded"] as const),
];
export type Dropped = (typeof droppedKinds)[number];

/** State of the cleaning of one pasted text. */
export interface Cleaning {
  dropped: Set<Dropped>;
  styles: StylesOf;
  /** Word processors mark text with the language of their spell checker, which is rarely that of the text. */
  isFromProgram: boolean;
}

/** State that a node inherits from its ancestors. */
export interface Inherited extends Marks {
  isInHeading: boolean;
  /** True where text is bold anyway. */
  isBold: boolean;
}

/** Notes that an element had looks, which the portal gives it anew. */
export function noteLooks({ attrs, tagName }: MarkupElement, { dropped }: Cleaning): void {
  if (tagName === "font" || attrs.some(({ name }) => name === "style" || name === "class")) dropped.add("looks");
}

/** Only ids that something links to are left. Languages in capitals are those of a spell checker too. */
export function allowedAttributesOf(tag: string, own: Attributes, { isFromProgram }: Cleaning): Attributes {
  const isChecked = isFromProgram || own["xml:lang"] !== undefined || /^[A-Z-]+$/.test(own["lang"] ?? "");
  const usual = isChecked ? ["id", "dir"] : ["id", "lang", "dir"];
  const names = [...usual, ...(isAllowedTag(tag) ? (allowedAttributes[tag] ?? []) : [])];
  // PDF readers mark each line with the usual direction.
  const isUsual = (name: string) => tag === "span" && name === "dir" && own["dir"] === "ltr";
  return Object.fromEntries(names.flatMap((name) => (own[name] && !isUsual(name) ? [[name, own[name]] as const] : [])));
}
