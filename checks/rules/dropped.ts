import { each, richTextsOf } from "#checks/each.ts";
import type { Problem, Rule } from "#checks/rule.ts";
import { isSafeAddress, withScheme } from "#schemas/values/address.ts";
import { documentAddress, toDocumentPath } from "#schemas/values/image.ts";
import { clean, closest, type Element, type Html, nameOf, textOf } from "./html.ts";
import { shortened } from "./prose.ts";
import type { HtmlAt } from "./texts.ts";

/** A part of a text that the sanitiser removes; its kind selects the message for the editor. */
interface Dropped {
  kind: string;
  text: string;
  /** Address of a link. */
  href?: string;
  /** True when visitors lose nothing. */
  isHarmless?: true;
}

/** Reports what the sanitiser removes from rich texts (server/view/rich-text.ts). */
export const droppedHtml: Rule = {
  code: "html.dropped",
  level: "content",
  severity: "warning",
  effect: "text-hidden",
  wcag: [],
  check: each(richTextsOf, function* (field) {
    if (!field.source.includes("<") && !field.isMarkdown) return;
    for (const dropped of droppedFrom(field)) yield toProblem(dropped, field);
  }),
};

function toProblem({ kind, text, href = text, isHarmless }: Dropped, { path }: HtmlAt): Problem {
  return {
    path,
    expected: "what the portal can show in a text",
    received: text,
    values: { context: kind, text: shortened(text) },
    // Formatting of Word belongs to any other remnant of it.
    about: kind === "word" ? [] : [text, href],
    severity: isHarmless ? "info" : undefined,
    effect: isHarmless ? "none" : undefined,
  };
}

function droppedFrom({ html, isMarkdown }: HtmlAt): Dropped[] {
  const { elements, unread, isFromWord } = html;
  // The parts of a form are lost with it.
  const hasForm = elements.some(({ tag }) => tag === "form");
  const lost = [
    ...unread.flatMap(fromUnread).filter(({ kind }) => !(hasForm && kind === "form")),
    ...elements.flatMap((element) => fromElement(html, element, isMarkdown)),
    ...colours(html),
  ];
  return isFromWord && lost.length === 0 ? [{ kind: "word", text: "Word", isHarmless: true }] : lost;
}

const kinds: Readonly<Record<string, string>> = {
  ...{ video: "video", audio: "audio", script: "script", select: "form", textarea: "form", button: "form" },
  ...{ canvas: "drawing", svg: "drawing", math: "drawing", object: "frame", applet: "frame" },
};

function fromUnread({ tag, attributes, text }: Html["unread"][number]): Dropped[] {
  const source = attributes.get("src") ?? attributes.get("data") ?? "";
  if (tag === "iframe") return [{ kind: frameKind(source), text: hostOf(source) }];
  const kind = kinds[tag];
  return kind ? [{ kind, text: text || hostOf(source) }] : [];
}

function frameKind(source: string): string {
  if (/youtu\.?be|vimeo|stream\.cz|\/video/i.test(source)) return "video";
  return /mapy\.|google\.[a-z]+\/maps|openstreetmap|\/map/i.test(source) ? "map" : "frame";
}

function hostOf(source: string): string {
  return URL.parse(withoutRelative(source))?.hostname || source.slice(0, 60) || "–";
}

function withoutRelative(source: string): string {
  return source.trim().startsWith("//") ? `https:${source.trim()}` : source.trim();
}

function fromElement(html: Html, element: Element, isMarkdown: boolean): Dropped[] {
  const { tag, attributes } = element;
  switch (tag) {
    case "form":
      return [{ kind: "form", text: textOf(html, element) }];
    case "input":
      return closest(element, "form") ? [] : [{ kind: "form", text: attributes.get("placeholder") ?? "" }];
    case "embed":
      return [{ kind: frameKind(attributes.get("src") ?? ""), text: hostOf(attributes.get("src") ?? "") }];
    case "map":
      return [{ kind: "imageMap", text: attributes.get("name") ?? "" }];
    case "details":
      return [{ kind: "details", text: textOf(html, element), isHarmless: true }];
    case "img":
      return fromImage(attributes, isMarkdown);
    case "a":
      return fromLink(html, element);
    default:
      return [];
  }
}

function fromImage(attributes: Element["attributes"], isMarkdown: boolean): Dropped[] {
  const source = attributes.get("src")?.trim() ?? "";
  if (documentAddress.safeParse(toDocumentPath(source)).success || (isMarkdown && source.startsWith("data:")))
    return [];
  // A one-pixel image counts visits; visitors do not miss it.
  if (attributes.get("width") === "1" || attributes.get("height") === "1") return [];
  const alt = clean(attributes.get("alt") ?? "");
  return [{ kind: "image", text: alt || source.slice(0, 60).replace(/^data:.*/s, "data:…") }];
}

function fromLink(html: Html, element: Element): Dropped[] {
  const href = element.attributes.get("href");
  const text = nameOf(html, element);
  return href === undefined || text === "" || isSafeAddress(withScheme(href)) ? [] : [{ kind: "link", text, href }];
}

/**
 * Finds the first words that are highlighted by colour alone. One finding is enough: the others usually have the same
 * cause.
 */
function colours(html: Html): Dropped[] {
  const coloured = html.elements.find((element) => {
    if (closest(element, "a", "h1", "h2", "h3", "h4", "h5", "h6")) return false;
    return isColoured(element) && textOf(html, element) !== "";
  });
  return coloured ? [{ kind: "colour", text: textOf(html, coloured) }] : [];
}

function isColoured({ tag, attributes }: Element): boolean {
  if (tag === "mark") return true;
  const style = attributes.get("style") ?? "";
  const own = /(?:^|;)\s*color\s*:\s*([^;]{1,40})/i.exec(style)?.[1] ?? (tag === "font" ? attributes.get("color") : "");
  const behind = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]{1,40})/i.exec(style)?.[1] ?? attributes.get("bgcolor");
  return isVivid(own ?? "", 96) || isVivid(behind ?? "", 128);
}

const named: Readonly<Record<string, string>> = {
  ...{ red: "ff0000", crimson: "dc143c", darkred: "8b0000", orangered: "ff4500", tomato: "ff6347" },
  ...{ orange: "ffa500", darkorange: "ff8c00", gold: "ffd700", yellow: "ffff00", fuchsia: "ff00ff" },
  ...{ green: "008000", lime: "00ff00", limegreen: "32cd32", forestgreen: "228b22", magenta: "ff00ff" },
};

/** True for a colour that stands out. Blue does not count: word processors paint headings and links blue. */
function isVivid(colour: string, least: number): boolean {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour.trim().toLowerCase());
  return Math.max(red, green) - Math.min(red, green, blue) >= least && blue <= Math.max(red, green);
}

function channelsOf(colour: string): number[] {
  const hex = named[colour] ?? /^#([\da-f]{3}|[\da-f]{6})$/.exec(colour)?.[1];
  if (hex)
    return (hex.match(hex.length === 3 ? /./g : /../g) ?? []).map((part) => Number.parseInt(part.padEnd(2, part), 16));
  return [...(/^rgba?\(\s*(\d{1,3})\D+(\d{1,3})\D+(\d{1,3})/.exec(colour) ?? [])].slice(1).map(Number);
}
