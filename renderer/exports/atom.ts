export interface AtomFeed {
  id: string;
  title: string;
  /** BCP 47 tag. */
  language: string;
  author: string;
  /** Addresses of the feed and of the site's home page. */
  self: string;
  home: string;
  /** ISO instant of the last change to any entry. */
  updated: string;
  entries: readonly AtomEntry[];
}

export interface AtomEntry {
  id: string;
  title: string;
  href: string;
  published: string;
  updated: string;
  summary: string | null;
}

export function writeAtom({ id, title, language, author, self, home, updated, entries }: AtomFeed): string {
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element("id", id),
    element("title", title),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    element("updated", updated),
    `<author>${element("name", author)}</author>`,
    ...entries.map(writeEntry),
    "</feed>\n",
  ].join("\n");
}

function writeEntry({ id, title, href, published, updated, summary }: AtomEntry): string {
  return [
    "<entry>",
    element("id", id),
    element("title", title),
    `<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>`,
    element("published", published),
    element("updated", updated),
    ...(summary === null ? [] : [element("summary", summary)]),
    "</entry>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text, and drops the characters that XML 1.0 does not allow. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
