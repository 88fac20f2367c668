import type { RecordPath, Subject } from "#checks/rule.ts";
import { clean, inside, nameOf } from "#checks/rules/html.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { link } from "#schemas/values/link.ts";

/** A labelled link, in a text or as a field of the record. */
export interface LinkAt {
  path: RecordPath;
  text: string;
  href: string;
  /** Text before the link, which may describe it. */
  attributes: ReadonlyMap<string, string>;
  isInHtml: boolean;
  hasImage: boolean;
}

const none: ReadonlyMap<string, string> = new Map();
/** All labelled links of a record. */
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

/** Returns the same address for a page in any language. */
function addressOfPage({ friendlyURLs, web }: Record<string, unknown>, language: Subject["content"]["language"]) {
  if (!isRecord(friendlyURLs) || !isRecord(web)) return null;
  const urls = Object.entries(friendlyURLs).flatMap(([key, url]) => (typeof url === "string" ? [[key, url]] : []));
  const found = inLanguageOrDefault<string>(Object.fromEntries(urls), language);
  return found ? `${web["id"] === undefined ? "" : String(web["id"])}/${found.value}` : null;
}
