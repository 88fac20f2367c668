import { isSafeAddress, withScheme } from "#portal/contract/values/address.ts";
import { attributesOf, elementsIn, type MarkupElement } from "../markup.ts";
import { element, escaped } from "../to-html.ts";
import { allowedAttributesOf, type Cleaning } from "./cleaning.ts";

/** A link keeps the words that it has for screen readers in place of an image. */
export function linkHtml(node: MarkupElement, inner: string, cleaning: Cleaning): string {
  const { id, href = "", ...own } = attributesOf(node);
  const place = id ? { id } : {};
  const isSafe = isSafeAddress(withScheme(href));
  if (href && !isSafe) cleaning.dropped.add("links");
  const images = elementsIn(node.childNodes).filter(({ tagName }) => tagName === "img" || tagName === "svg");
  const isEmpty = !/<img|[^\s\u00a0]/.test(inner.replace(/<(?!img)[^>]*>/g, ""));
  const names = [own["aria-label"], ...images.map((found) => attributesOf(found)["alt"]), own["title"]];
  // Word writes the path of the image as its text.
  const alt = names.map((name) => name?.trim() ?? "").find((name) => /^[^\\/]+$/.test(name)) ?? "";
  if (isSafe && !(isEmpty && alt === ""))
    return element("a", allowedAttributesOf("a", { ...place, href, ...own }, cleaning), isEmpty ? escaped(alt) : inner);
  if (isSafe && images.length > 0) cleaning.dropped.add("imageLinks");
  return id ? element(isEmpty ? "a" : "span", place, inner) : inner;
}
