import type { LibraryContent, Rule, Subject } from "#checks/rule.ts";
import { shortened } from "#checks/rules/prose.ts";
import { contentsAt, linkTarget, pagesAt } from "#checks/rules/targets.ts";
import { memo } from "#schemas/parse/memo.ts";
import { linksOf } from "./link-texts.ts";

/** Reports a link whose text names another website than the one it leads to. */
export const otherHost: Rule = {
  code: "link.other-host",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    for (const { path, text, href } of linksOf(subject)) {
      const said = hostIn(text);
      const url = said === null ? null : URL.parse(href.trim());
      if (said === null || !url || !/^https?:$/.test(url.protocol)) continue;
      const host = withoutWww(url.hostname);
      if (host === said || host.endsWith(`.${said}`) || said.endsWith(`.${host}`)) continue;
      const values = { text: shortened(said), url: shortened(host) };
      yield { path, expected: "the website in its text", received: text, values, about: [text, href] };
    }
  },
};

/** Returns the only website that a text names, without `www.`; null for none and for several. */
function hostIn(text: string): string | null {
  const found = [...text.matchAll(website)];
  const [first] = found;
  return first && found.length === 1 ? withoutWww((first[1] ?? "").toLowerCase()) : null;
}

/** A host with `www.`, or with an ending that is no ending of files. An e-mail address has one too. */
const website =
  /(?<![\p{L}\p{N}@.-]|(?<!https?:\/)\/)((?:www\.[a-z\d-]+(?:\.[a-z\d-]+)+|(?:[a-z\d-]+\.)+(?:cz|sk|eu|com|org|net|gov|info|example|ua|at|de|pl))(?![\p{L}\p{N}@-]|\.\p{L}))/giu;

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}

const formats: Readonly<Record<string, RegExp>> = {
  PDF: /^pdf$/,
  DOC: /^docx?$/,
  DOCX: /^docx?$/,
  WORD: /^docx?$/,
  XLS: /^xlsx?$/,
  XLSX: /^xlsx?$/,
  EXCEL: /^xlsx?$/,
  CSV: /^csv$/,
  ODT: /^odt$/,
  ODS: /^ods$/,
  RTF: /^rtf$/,
  ZIP: /^zip$/,
};

/** Reports a link whose text promises another kind of file than its address has. */
export const otherFormatOfLink: Rule = {
  code: "link.other-format",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, text, href } of linksOf(subject)) {
      const [, page] = promisedFile.exec(text) ?? [];
      if (page && isPage(href, subject)) {
        const values = { text: shortened(text), said: page.toUpperCase(), format: "", context: "page" };
        yield { path, expected: "a file", received: text, values, about: [text, href] };
        continue;
      }
      const [, ending = ""] = /\.([a-z]{3,4})(?:[?#]|$)/i.exec(href.trim()) ?? [];
      const said =
        text.match(/(?<![\p{L}\p{N}])(?:PDF|DOCX?|XLSX?|CSV|OD[ST]|RTF|ZIP|Word|Excel)(?![\p{L}\p{N}])/gu) ?? [];
      const [first = ""] = said;
      const isFile = Object.values(formats).some((pattern) => pattern.test(ending.toLowerCase()));
      const isSaid = said.some((name) => formats[name.toUpperCase()]?.test(ending.toLowerCase()));
      if (!isFile || said.length === 0 || isSaid) continue;
      const values = { text: shortened(text), said: first, format: ending.toUpperCase() };
      yield { path, expected: "the kind of file in its text", received: text, values, about: [text, href] };
    }
  },
};

/** A kind of file in brackets or with its size at the end of a text, as written at links to files. */
const promisedFile =
  /(?:[[(]|, )(PDF|DOCX?|XLSX?|CSV|OD[ST]|RTF|ZIP|MP[34]|PPTX?|Word|Excel)(?:[,;/ ]+\d[\d.,\u00a0 ]{0,8}(?:[kKMG]?B|[КМ]Б))?[\])]?$/iu;

/** True for the address of a page of the portal. */
function isPage(href: string, { library, content }: Subject): boolean {
  const target = library ? linkTarget({ adresa: href }, content, library) : null;
  return library !== null && target !== null && pagesAt(library, target).length > 0;
}

/** Reports a link with the name of one page that leads to another one. */
export const otherPage: Rule = {
  code: "link.other-page",
  level: "reference",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { library, content } = subject;
    if (!library) return;
    for (const { path, text, href, isInHtml } of linksOf(subject)) {
      // A link with a place on a page may be named by its heading.
      if (!isInHtml || href.includes("#")) continue;
      const target = linkTarget({ adresa: href }, content, library);
      const there = target ? pagesAt(library, target) : [];
      const named = namesIn(subject).get(nameKey(text)) ?? [];
      const ids = new Set(named.map(({ id }) => id));
      if (there.length === 0 || ids.size === 0 || there.some(({ id }) => ids.has(id))) continue;
      if (there.some(({ name }) => isAlike(name, text))) continue;
      const values = { text: shortened(text), name: shortened(there[0]?.name ?? "") };
      yield { path, expected: "the page in its text", received: text, values, about: [text, href] };
    }
  },
};

/** The pages of a site in the language of the page by their names. */
const namesIn = memo((subject: Subject): ReadonlyMap<string, LibraryContent[]> => {
  const { webId, language } = subject.content;
  const own = (subject.library?.contents ?? []).filter((each) => each.webId === webId && each.language === language);
  return Map.groupBy(own, ({ name }) => nameKey(name));
});

function nameKey(name: string): string {
  return name.toLowerCase().replace(/\s+/g, " ").trim();
}

function isAlike(name: string, text: string): boolean {
  const [own, other] = [nameKey(name), nameKey(text)];
  return own.includes(other) || other.includes(own);
}

/** Reports a link in a text that leads to the page on which it stands. */
export const linkToItself: Rule = {
  code: "link.to-itself",
  level: "reference",
  severity: "info",
  wcag: [],
  *check(subject) {
    const { library, content } = subject;
    if (!library) return;
    for (const { path, text, href, isInHtml } of linksOf(subject)) {
      if (!isInHtml || /[#?]/.test(href)) continue;
      const target = linkTarget({ adresa: href }, content, library);
      if (!target || target.slug === "" || !contentsAt(library, target).some(({ id }) => id === content.id)) continue;
      yield { path, expected: "another page", received: href, values: { text: shortened(text) } };
    }
  },
};
