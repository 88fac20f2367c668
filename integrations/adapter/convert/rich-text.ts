import sanitizeHtml from "sanitize-html";
import { allowedAttributes, allowedTags, removedTags, renamedTags, sectionTags } from "#schemas/values/html.ts";
import { markdownToHtml } from "#server/view/markdown.ts";
import { treeToHtml } from "./rich-text-tree.ts";

/** Returns the address of an image of the library by its address in the CMS; null to leave the image out. */
export type ImageUrl = (source: string) => string | null;

/** Characters of one text as the CMS has it; Word's HTML is many times longer than what is read of it. */
const longest = 2_000_000;

/** Cleans HTML, also that of Word: what the portal does not show is left out before its length counts. */
export function html(imageUrl: ImageUrl = (source) => source) {
  return (value: unknown): string => cleaned(textOf(value), imageUrl);
}

/** Converts Markdown. */
export function markdown(imageUrl?: ImageUrl) {
  return (value: unknown): string => cleaned(markdownToHtml(textOf(value)), imageUrl);
}

/** Converts the JSON of Lexical, of Slate, or of Strapi's blocks; some CMSs send it as a text. */
export function tree(imageUrl?: ImageUrl) {
  return (value: unknown): string =>
    cleaned(treeToHtml(typeof value === "string" ? JSON.parse(textOf(value)) : value), imageUrl);
}

function textOf(value: unknown): string {
  if (typeof value !== "string") throw new Error("expected a text");
  if (value.length > longest) throw new Error(`expected at most ${longest} characters, got ${value.length}`);
  return value;
}

function cleaned(source: string, imageUrl: ImageUrl = (url) => url): string {
  return sanitizeHtml(source, {
    allowedTags: [...allowedTags, ...Object.keys(renamedTags), ...sectionTags],
    allowedAttributes: Object.fromEntries(
      Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...(names ?? [])]]),
    ),
    allowedSchemesByTag: { img: ["http", "https", "data"] },
    nonTextTags: [...removedTags, "xml"],
    nestingLimit: 100,
    transformTags: {
      img: (tagName, { src = "", ...attribs }) => {
        const address = imageUrl(src);
        return {
          tagName: address === null ? "span" : tagName,
          attribs: address === null ? {} : { ...attribs, src: address },
        };
      },
    },
  }).trim();
}
