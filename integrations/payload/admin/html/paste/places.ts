import { attributesOf, elementsIn, isPart, type Markup, type MarkupElement } from "../markup.ts";

/**
 * Keeps the links inside pasted HTML, such as those between a footnote and its number: each place that a link leads to
 * becomes an id, unique also among those `taken`. Links to places that are not in the HTML are removed; returns true
 * if there were any.
 */
export function keepPlaces(nodes: readonly Markup[], taken: ReadonlySet<string>, isFromProgram: boolean): boolean {
  const elements = elementsIn(nodes);
  const places = new Map<string, MarkupElement>();
  const links: { link: MarkupElement; name: string }[] = [];
  for (const element of elements) {
    const { id, name, href } = attributesOf(element);
    for (const own of [id, element.tagName === "a" ? name : undefined])
      if (own && !places.has(own)) places.set(own, element);
    const target = element.tagName === "a" ? placeOf(href ?? "") : null;
    if (target !== null) links.push({ link: element, name: target });
    element.attrs = element.attrs.filter((attribute) => attribute.name !== "id" && attribute.name !== "name");
  }
  const used = new Set(taken);
  let isLost = false;
  for (const { link, name } of links) {
    const place = places.get(name);
    const owner = place && ownerOf(place);
    if (owner) setAttribute(link, "href", `#${idOf(owner, name, used)}`);
    else if (isFromProgram || /^(?:_|sdfootnote|sdendnote|sdcomment|ftnt|heading=|bookmark=)/.test(name)) {
      link.attrs = link.attrs.filter((attribute) => attribute.name !== "href");
      isLost = true;
    }
  }
  return isLost;
}

/** Returns the place that an address inside the document leads to; null for any other address. */
export function placeOf(href: string): string | null {
  const [, name] =
    /^(?:(?:file|about):[^#]*|[\w-]*\.html?|https:\/\/docs\.google\.com\/document\/[^#]*(?=#(?:heading|bookmark|cmnt|ftnt)))?#(.+)$/i.exec(
      href.trim(),
    ) ?? [];
  if (name === undefined) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The element that carries the id of a place: a link itself, otherwise the paragraph, heading, item or cell around it. */
function ownerOf(place: MarkupElement): MarkupElement {
  if (place.tagName === "a" && attributesOf(place)["href"]) return place;
  for (let block: MarkupElement | null = place; block; block = parentOf(block)) {
    if (!/^(?:p|h[1-6]|li|td|th|dt|dd|caption|figcaption|blockquote)$/.test(block.tagName)) continue;
    const around = parentOf(block);
    // A paragraph that is all of an item or a cell goes.
    return around && /^(?:li|td|th|dt|dd|caption|figcaption)$/.test(around.tagName) ? around : block;
  }
  return elementsIn(place.childNodes).find(({ tagName }) => isPart(tagName)) ?? place;
}

function parentOf({ parentNode }: MarkupElement): MarkupElement | null {
  return parentNode && "tagName" in parentNode ? parentNode : null;
}

function idOf(owner: MarkupElement, name: string, used: Set<string>): string {
  const known = attributesOf(owner)["id"];
  if (known) return known;
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w-]+/g, "-");
  let id = plain;
  for (let count = 2; used.has(id); count += 1) id = `${plain}-${count}`;
  used.add(id);
  setAttribute(owner, "id", id);
  return id;
}

function setAttribute(element: MarkupElement, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((attribute) => attribute.name !== name), { name, value }];
}
