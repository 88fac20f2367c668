import { attributesOf, classesOf, hasText, isElement, type Markup, type MarkupElement, textOf } from "../markup.ts";
import type { Styles, StylesOf } from "./pasted-styles.ts";

/** Kinds of text in a document of a word processor that are not meant for its readers. */
export type Unpublished = "comments" | "hidden" | "revisions";

/** State that an element inherits from its ancestors. */
interface Inherited {
  isInvisible: boolean;
  isTransparent: boolean;
  isTiny: boolean;
  isStruck: boolean;
  isChanged: boolean;
}

/**
 * Removes comments, hidden text, and the old wording of tracked changes from parsed HTML. Calls `onRemoved` for those
 * with words.
 */
export function removeUnpublished(nodes: Markup[], styles: StylesOf, onRemoved: (kind: Unpublished) => void): Markup[] {
  const usual = { isInvisible: false, isTransparent: false, isTiny: false, isStruck: false, isChanged: false };
  return published(nodes, usual);

  function published(siblings: Markup[], inherited: Inherited): Markup[] {
    let isAfterComment = false;
    return siblings.filter((node) => {
      const kind = isElement(node) ? kindOf(node, styles(node), isAfterComment) : kindOfText(inherited);
      if (isElement(node) || textOf(node).trim() !== "") isAfterComment = kind === "comments";
      if (kind === null) {
        if (!isElement(node)) return true;
        const hadText = hasText(node);
        node.childNodes = published(node.childNodes, inherit(node, styles(node), inherited));
        return !hadText || hasText(node) || !/^(?:p|h[1-6]|li|ul|ol|tr|table|blockquote)$/.test(node.tagName);
      }
      const hasWords = /[\p{L}\p{N}]/u.test(textOf(node));
      if (hasWords) onRemoved(kind);
      // White space between words stays where nothing is shown of it but the space.
      return !isElement(node) && !hasWords && textOf(node).trim() === "";
    });
  }
}

function kindOf(element: MarkupElement, styles: Styles, isAfterComment: boolean): Unpublished | null {
  if (isComment(element, styles, isAfterComment)) return "comments";
  if (isOldWording(element, styles)) return "revisions";
  return isHidden(element, styles) ? "hidden" : null;
}

function kindOfText(inherited: Inherited): Unpublished | null {
  if (inherited.isStruck && inherited.isChanged) return "revisions";
  return inherited.isInvisible || inherited.isTransparent || inherited.isTiny ? "hidden" : null;
}

function inherit(element: MarkupElement, styles: Styles, inherited: Inherited): Inherited {
  const { visibility, color } = styles;
  const isInline = !/^(?:p|div|td|th|tr|table|li|ul|ol|h\d)$/.test(element.tagName);
  return {
    isInvisible: visibility === undefined ? inherited.isInvisible : /^(?:hidden|collapse)$/.test(visibility),
    isTransparent: color === undefined ? inherited.isTransparent : isTransparent(color) && !isFilled(styles),
    isTiny: isTiny(styles) ?? inherited.isTiny,
    isStruck: inherited.isStruck || /^(?:s|strike)$/.test(element.tagName) || hasStrike(styles),
    isChanged:
      inherited.isChanged || (isInline && Object.keys(styles).some((name) => /^mso-(?:[\w-]+-)?change$/.test(name))),
  };
}

const isTransparent = (color: string) => /^(?:transparent|rgba\(.*[,\s/]0\))$/.test(color);

/** True for letters cut out of their background. */
const isFilled = (styles: Styles) =>
  [styles["background-clip"], styles["-webkit-background-clip"]].some((clip) => clip?.includes("text"));

/** True for a style that strikes text through. */
export function hasStrike(styles: Styles): boolean {
  return `${styles["text-decoration"]} ${styles["text-decoration-line"]}`.includes("line-through");
}

/** Comments of Word, of documents exported from Google Docs, and of LibreOffice. The commented words are not part of them. */
function isComment(element: MarkupElement, styles: Styles, isAfterComment: boolean): boolean {
  const { title, href, id = "" } = attributesOf(element);
  const classes = classesOf(element);
  const isClass = (pattern: RegExp) => classes.some((name) => pattern.test(name));
  if (element.tagName === "comment" || title === "annotation" || /^_com_\d/.test(id)) return true;
  if (/^comment/.test(styles["mso-element"] ?? "") || styles["mso-special-character"] === "comment") return true;
  if (isClass(/^(?:msocom(?:anchor|off|txt)|annotation_style_by_filter)$/i)) return true;
  const isReference = isClass(/^(?:MsoCommentReference|sd(?:comment|annotation)\w*)$/i) || isCommentLink(href);
  if (isReference && isSign(textOf(element))) return true;
  // Word for the web.
  if (isClass(/^(?:SCXW|BCX)\d/) && isClass(/^Comment(?!Start|End|Highlight)/)) return true;
  if (isClass(/^MsoComment(?:Text|Subject)$/i)) return isAfterComment || hasCommentLink(element);
  if (/^(?:p|div|aside|section)$/.test(element.tagName) && isClass(/^sd(?:comment|annotation)/)) return true;
  if (/^(?:p|li)$/.test(element.tagName) && element.childNodes.some(isCommentPlace)) return true;
  return /^(?:div|p|li)$/.test(element.tagName) && startsWithComment(element);
}

/** A comment starts with a link back to the commented words. */
function startsWithComment(element: MarkupElement): boolean {
  const first = element.childNodes.find(hasText);
  if (!first || !isElement(first)) return false;
  return first.tagName === "a"
    ? /#(?:cmnt_ref\d|_msoanchor_)/.test(attributesOf(first)["href"] ?? "")
    : startsWithComment(first);
}

const isCommentLink = (href = "") => /#(?:_msocom_|_msoanchor_|cmnt\d|cmnt_ref\d)/i.test(href);

/** True for the place in the list of comments that the sign of one leads to. */
const isCommentPlace = (node: Markup) =>
  isElement(node) && node.tagName === "a" && /^_msocom_/.test(attributesOf(node)["name"] ?? "");

function hasCommentLink(element: MarkupElement): boolean {
  return (
    isCommentLink(attributesOf(element)["href"]) ||
    isCommentPlace(element) ||
    element.childNodes.some((child) => isElement(child) && hasCommentLink(child))
  );
}

/** True for the sign of a comment in the text, such as `[JN1]`. */
const isSign = (text: string) => /^(?:\[[^\]]{1,20}\]:?|\p{L}{1,5}\s?\d{1,4}|\*|)$/u.test(text.trim());

/** Deleted wording: `del`, or an element that a program marks as deleted. */
function isOldWording(element: MarkupElement, styles: Styles): boolean {
  if (element.tagName === "del") return true;
  if (Object.keys(styles).some((name) => /^mso-[\w-]*delet/.test(name))) return true;
  return element.attrs.some(({ name, value }) => {
    if (name === "class")
      return classesOf(element).some(
        (own) => /^msodel$/i.test(own) || (isRevision(wordsOf(own)) && isDeletion(wordsOf(own))),
      );
    if (!name.startsWith("data-") || !isRevision(wordsOf(name))) return false;
    // `data-track-…` with any value is often a measurement of visits.
    return isDeletion(wordsOf(name)) || (!/-track(?:ing)?-/.test(name) && isDeletion(wordsOf(value)));
  });
}

/** Words of a name such as `TrackChangeTextDeletion` or `suggestion-delete`. */
const wordsOf = (name: string) =>
  name
    .slice(0, 200)
    .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase());
const isRevision = (words: readonly string[]) =>
  words.some((word) =>
    /^(?:mso|track|tracked|tracking|trackchanges?|suggest\w*|revisions?|redline|change)$/.test(word),
  );
const isDeletion = (words: readonly string[]) =>
  words.some((word) => /^(?:del|delet\w+|removed?|removal)$/.test(word)) || words.join(" ").includes("move from");

function isHidden(element: MarkupElement, styles: Styles): boolean {
  if (element.attrs.some(({ name }) => name === "hidden")) return true;
  if (styles["display"] === "none" || /^(?:all|screen)/.test(styles["mso-hide"] ?? "")) return true;
  if (lengthOf(styles["opacity"]) === 0 || styles["content-visibility"] === "hidden") return true;
  const isOutside = ["left", "top", "right", "text-indent", "margin-left"].some(
    (name) => lengthOf(styles[name]) <= -999,
  );
  const isCut = /^(?:hidden|clip)/.test(styles["overflow"] ?? "");
  const isFlat = ["width", "height", "max-height"].some((name) =>
    /^(?:0(?:\.0+)?\D*|1p[xt])$/.test(styles[name] ?? ""),
  );
  const isClipped =
    /^rect\([01\s,pxet]*\)$/.test(styles["clip"] ?? "") ||
    /(?:inset\((?:50|100)%|circle\(0)/.test(styles["clip-path"] ?? "");
  return isOutside || (isCut && isFlat) || isClipped;
}

/** A length in its own unit; not a number when there is none. */
const lengthOf = (value = "") =>
  /^-?[\d.]+(?:px|pt|em|rem|cm|mm|in|%)?$/.test(value) ? Number.parseFloat(value) : Number.NaN;

/** True for a size nobody can read; null when the element does not set one. */
function isTiny(styles: Styles): boolean | null {
  const size = styles["font-size"] ?? /(?:^|\s)([\d.]+(?:px|pt|em|rem|%)?)(?=\s|\/)/.exec(styles["font"] ?? "")?.[1];
  const length = lengthOf(size);
  if (Number.isNaN(length)) return null;
  if (/(?:em|%)$/.test(size ?? "") && !size?.endsWith("rem")) return length === 0 || size === "1%" ? true : null;
  return /(?:px|pt)$/.test(size ?? "") ? length <= 1 : length === 0;
}
