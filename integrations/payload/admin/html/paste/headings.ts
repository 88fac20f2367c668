import type { AllowedTag } from "#portal/contract/values/html.ts";
import { attributesOf, classesOf, type MarkupElement, textOf } from "../markup.ts";
import type { Styles } from "./pasted-styles.ts";

const tags = ["h2", "h2", "h3", "h4", "h5", "h6"] as const satisfies readonly AllowedTag[];

/** Returns the tag of a heading, which programs also write as a paragraph with a role, a class or an outline level. */
export function headingTag(node: MarkupElement, styles: Styles): (typeof tags)[number] | null {
  const level = levelOf(node, styles);
  return level === null ? null : (tags[Math.min(Math.max(level, 1), tags.length) - 1] ?? null);
}

function levelOf(node: MarkupElement, styles: Styles): number | null {
  const { role, "aria-level": level } = attributesOf(node);
  if (/^h[1-6]$/.test(node.tagName)) return Number(node.tagName.slice(1));
  if (role === "heading") return Number(level) || 2;
  const classes = classesOf(node);
  if (classes.some((name) => /^MsoToc\d/i.test(name))) return null;
  if (classes.some((name) => /^Mso(?:Title|TocHeading)/i.test(name))) return 1;
  const named = classes
    .map((name) => /^(?:Mso)?Heading(?:_20_)?([1-9])/i.exec(name)?.[1])
    .find((own) => own !== undefined);
  // Word gives outline levels also to items and to whole paragraphs.
  const isBody = classes.some((name) => /^MsoListParagraph/i.test(name)) || textOf(node).length > 200;
  const outline = isBody ? undefined : /^[1-9]$/.exec(styles["mso-outline-level"] ?? "")?.[0];
  return Number(named ?? outline) || null;
}
