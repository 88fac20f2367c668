import type { CollectionBeforeValidateHook } from "payload";
import sharp from "sharp";
import { codeOf } from "../languages.ts";

/** Where an image's file says what it shows: the text for blind people first, then its description (IPTC, Dublin Core). */
const places = ["Iptc4xmpCore:AltTextAccessibility", "dc:description"];

/** Longest text of a file that is read, in characters. */
const longest = 100_000;

/** Fills in an empty description with the one in the image's file; nothing is made up for a file without one. */
export const altOfFile: CollectionBeforeValidateHook = async ({ data, req: { file } }) => {
  if (!file || typeof data?.["width"] !== "number" || data["alt"]) return data;
  const found = await sharp(file.tempFilePath || file.data)
    .metadata()
    .catch(() => null);
  const alt = found?.xmpAsString ? altIn(found.xmpAsString, codeOf(String(data["language"]))) : null;
  return alt ? { ...data, alt } : data;
};

/** The description in XMP metadata, in a language if it has that; null without one. */
export function altIn(xmp: string, language: string | null): string | null {
  const text = xmp.slice(0, longest);
  for (const place of places) {
    const start = text.indexOf(`<${place}>`);
    const end = text.indexOf(`</${place}>`, start);
    if (start < 0 || end < 0) continue;
    const texts = [
      ...text.slice(start, end).matchAll(/<rdf:li(?: xml:lang="([\w-]{1,20})")?>([^<]{1,2000})<\/rdf:li>/g),
    ];
    const own = texts.find(([, code = ""]) => language !== null && code.toLowerCase().split("-")[0] === language);
    const [, , written = ""] = own ?? texts.find(([, code]) => code === "x-default") ?? texts[0] ?? [];
    const alt = unescaped(written).replace(/\s+/g, " ").trim();
    if (alt !== "") return alt;
  }
  return null;
}

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => signs[name] ?? "");
}
