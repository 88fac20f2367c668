import { isSafeAddress, withScheme } from "../../../../../schemas/values/address.ts";
import { attributesOf, elementsIn, type MarkupElement } from "../markup.ts";
import { element, escaped } from "../to-html.ts";
import { type Cleaning, keptAttributes } from "./cleaning.ts";

/** A link keeps the alternative text of an image in place of the image. */
export function linkHtml(node: MarkupElement, inner: string, cleaning: Cleaning): string {
  const { id, href = "", ...own } = attributesOf(node);
  const place = id ? { id } : {};
  const isSafe = isSafeAddress(withScheme(href));
  if (href && !isSafe) cleaning.dropped.add("links");
  const images = elementsIn(node.childNodes).filter(({ tagName }) => tagName === "img");
  const isEmpty = !/<img|[^\s\u00a0]/.test(inner.replace(/<(?!img)[^>]*>/g, ""));
  // Word writes the path of the image as its text.
  const alt =
    images.map((found) => attributesOf(found)["alt"]?.trim() ?? "").find((text) => /^[^\\/]+$/.test(text)) ?? "";
  if (isSafe && !(isEmpty && alt === ""))
    return element("a", keptAttributes("a", { ...place, href, ...own }, cleaning), isEmpty ? escaped(alt) : inner);
  if (isSafe && images.length > 0) cleaning.dropped.add("imageLinks");
  return id ? element(isEmpty ? "a" : "span", place, inner) : inner;
}
