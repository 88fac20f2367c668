import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { link } from "#schemas/values/link.ts";
import type { Path, Subject } from "../rule.ts";
import { clean, inside, nameOf } from "./html.ts";
import { textsOf } from "./texts.ts";

/** A link with words of its own, in a text or as a field of the record. */
export interface LinkAt {
  path: Path;
  text: string;
  href: string;
  /** The words before it, which may say what it is. */
  attributes: ReadonlyMap<string, string>;
  isInHtml: boolean;
  hasImage: boolean;
}

const none: ReadonlyMap<string, string> = new Map();
/** Every link of a record that says where it leads. */
export const linksOf = memo((subject: Subject): readonly LinkAt[] => [
  ...linksInRecord(subject),
  ...linksInHtml(subject),
]);

function linksInRecord(subject: Subject): LinkAt[] {
  const { language } = subject.content;
  return textsOf(subject).objects.flatMap(({ path, value, shape }) => {
    if (shape.schema.shape["stranka"] !== link.shape.stranka) return [];
    const { titulek, stranka, adresa } = value;
    if (typeof titulek !== "string") return [];
    const page = isRecord(stranka) ? addressOfPage(stranka, language) : null;
    const href = page ?? (typeof adresa === "string" ? adresa : "");
    return [
      { path: [...path, "titulek"], text: clean(titulek), href, attributes: none, isInHtml: false, hasImage: false },
    ];
  });
}

function linksInHtml(subject: Subject): LinkAt[] {
  return textsOf(subject).html.flatMap(({ path, html }) =>
    html.elements.flatMap((element) => {
      const { tag, attributes } = element;
      const href = tag === "a" ? attributes.get("href") : undefined;
      if (href === undefined) return [];
      const hasImage = inside(html, element).some((each) => each.tag === "img");
      return { path, text: nameOf(html, element), href: href.trim(), attributes, isInHtml: true, hasImage };
    }),
  );
}

/** The same page is the same address whatever the language it is named in. */
function addressOfPage({ friendlyURLs, web }: Record<string, unknown>, language: Subject["content"]["language"]) {
  if (!isRecord(friendlyURLs) || !isRecord(web)) return null;
  const urls = Object.entries(friendlyURLs).flatMap(([key, url]) => (typeof url === "string" ? [[key, url]] : []));
  const found = inLanguageOrDefault<string>(Object.fromEntries(urls), language);
  return found ? `${web["id"] === undefined ? "" : String(web["id"])}/${found.value}` : null;
}
