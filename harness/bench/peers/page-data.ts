import { parse } from "parse5";
import { all, attribute, elementsOf, htmlOf, one, parentOf, type Tree, textOf } from "./page-elements.ts";

/**
 * Takes the portal's HTML of the standard page apart into the data from which peers build the same page: `site` is the
 * same for all pages, `content` is that of one.
 */
export function readPage(html: string) {
  const document = parse(html);
  return { site: readSite(document), content: readContent(document) };
}

function readSite(document: Tree.Document) {
  const [consent, toasts] = [one(document, "[data-consent-bar]"), one(document, "#toasts")];
  const [header, footer] = [one(document, "header"), one(document, "footer")];
  const hrefs = (name: string) => all(document, `head link[rel=${name}]`).map((link) => attribute(link, "href"));
  return {
    language: attribute(one(document, "html"), "lang"),
    name: attribute(one(document, "[property=og:site_name]"), "content"),
    fonts: hrefs("preload"),
    styles: hrefs("stylesheet").slice(0, 2),
    icons: attribute(one(header, "use"), "href").replace(/#.*/, ""),
    script: textOf(one(document, "head script")),
    skip: textOf(one(document, "body a")),
    consent: {
      label: attribute(consent, "aria-label"),
      saved: attribute(consent, "data-consent-saved"),
      text: textOf(one(consent, "p")),
      failed: attribute(one(consent, "[data-failed]"), "data-failed"),
      choices: all(consent, "button").map((button) => ({ value: attribute(button, "value"), text: textOf(button) })),
      settings: linkOf(one(consent, "a")),
    },
    official: textOf(one(header, "p")),
    home: textOf(one(header, "[data-menu] a span[class=visually-hidden]")),
    search: linkOf(one(header, "[data-sticky] div a")),
    submit: attribute(one(header, "search [type=submit]"), "aria-label"),
    languages: {
      label: attribute(one(header, "nav"), "aria-label"),
      links: linksOf(one(header, "nav")),
    },
    colours: {
      label: textOf(one(header, "legend")),
      options: all(header, "label").map((label) => ({
        text: textOf(label),
        value: attribute(one(label, "input"), "value"),
        icon: iconOf(label),
      })),
    },
    login: linkOf(one(header, "[rel]")),
    menu: {
      label: attribute(one(header, "nav[data-sticky]"), "aria-label"),
      toggle: attribute(one(header, "[aria-controls=menu]"), "aria-label"),
      sections: all(header, "nav li[class]")
        .slice(0, -1)
        .map((item) => ({
          ...linkOf(one(item, "a")),
          toggle: attribute(one(item, "button"), "aria-label"),
          links: linksOf(one(item, "ul")),
        })),
      more: textOf(one(header, "nav [aria-controls]", -1)),
      moreLabel: attribute(one(header, "nav [aria-controls]", -1), "aria-label"),
    },
    loading: textOf(one(document, "template [role=status]")),
    footer: {
      top: linkOf(one(footer, "a")),
      columns: all(footer, "h2")
        .slice(0, -1)
        .map((heading) => ({ heading: textOf(heading), links: linksOf(parentOf(heading)) })),
      contact: textOf(one(footer, "h2", -1)),
      contacts: all(footer, "dl div").map((row) => ({ label: textOf(one(row, "dt")), html: htmlOf(one(row, "dd")) })),
      label: attribute(one(footer, "nav"), "aria-label"),
      links: linksOf(one(footer, "nav")),
      copyright: textOf(one(footer, "p", -1)),
    },
    toasts: {
      label: attribute(toasts, "data-label"),
      error: attribute(toasts, "data-uncaught-error"),
      close: attribute(one(toasts, "button"), "aria-label"),
      kinds: all(toasts, "[data-severity]").map((toast) => ({
        severity: attribute(toast, "data-severity"),
        colour: attribute(one(toast, "[data-color]"), "data-color"),
        icon: iconOf(toast),
      })),
    },
  };
}

function readContent(document: Tree.Document) {
  const [article, path] = [one(document, "article"), one(document, "#page nav")];
  const [section, aside] = [one(article, "section[id]"), one(article, "section", -1)];
  const meta = (name: string) => attribute(one(document, `meta[${name}]`), "content");
  return {
    path: attribute(one(document, "header nav a"), "href"),
    name: meta("property=og:title"),
    title: textOf(one(document, "title")),
    description: meta("name=description"),
    canonical: attribute(one(document, "link[rel=canonical]"), "href"),
    image: meta("property=og:image"),
    alternates: linksOf(one(document, "head"), "link[rel=alternate]"),
    locale: meta("property=og:locale"),
    locales: all(document, "[property=og:locale:alternate]").map((node) => attribute(node, "content")),
    breadcrumbData: textOf(one(document, "head [type=application/ld+json]")),
    printed: textOf(one(document, "#page p")),
    breadcrumb: { label: attribute(path, "aria-label"), links: linksOf(path) },
    lead: textOf(one(article, "p")),
    scene: attribute(one(article, "use"), "href"),
    contents: { label: textOf(one(article, "nav h2")), links: linksOf(one(article, "nav")) },
    body: htmlOf(parentOf(one(article, "h2[id]"))),
    table: {
      id: attribute(section, "id"),
      heading: textOf(one(section, "h2")),
      caption: textOf(one(section, "caption")),
      columns: all(section, "thead th").map(textOf),
      rows: all(section, "tbody tr").map((row) => elementsOf(row).map(textOf)),
    },
    updated: {
      label: textOf(one(article, "dt")),
      time: attribute(one(article, "time"), "datetime"),
      text: textOf(one(article, "time")),
    },
    related: textOf(one(aside, "h2")),
    cards: all(aside, "li").map((card) => ({ ...linkOf(one(card, "a")), note: textOf(one(card, "p", -1)) })),
  };
}

function linkOf(node: Tree.Element) {
  const language = attribute(node, "hreflang");
  return { text: textOf(node), href: attribute(node, "href"), ...(language ? { language } : {}) };
}

function linksOf(node: Tree.Element, selector = "a") {
  return all(node, selector).map(linkOf);
}

function iconOf(node: Tree.Element): string {
  return attribute(one(node, "use"), "href").replace(/.*#/, "");
}
