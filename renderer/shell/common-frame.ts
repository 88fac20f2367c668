import { i18nOf } from "#renderer/page/i18n.ts";
import { systemPageAddress, systemPageLinks } from "#renderer/system-pages/addresses.ts";
import { createDependencyMemo } from "#schemas/parse/memo-by-dependencies.ts";
import type { Folder } from "#schemas/site/folder.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage, inLanguageOrDefault } from "#schemas/site/languages.ts";
import { addressOf, baseOf, siteOfHost } from "#schemas/site/site-addresses.ts";
import { themeOf, type Web } from "#schemas/site/web.ts";
import type { ConfigPicture, WebConfig } from "#schemas/site/web-config.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { createViewContext, type ViewContextInput } from "#server/view/view-context.ts";
import type { FooterColumn, NavigationItem, Shell, ShellLink, ShellPicture } from "./shell.ts";

/** File name of the web app manifest, below the site's base path. */
export const manifestSlug = "site.webmanifest";

/** Folder trees of a site's menus. */
export type Folders = Record<keyof WebConfig["folders"], readonly Folder[]>;

/** Fields of the site that the common shell depends on. */
type FrameInput = Pick<ViewContextInput, "webs" | "web" | "host" | "language" | "home" | "languages" | "folders">;

const cacheFrame = createDependencyMemo<WebConfig, Shell>();

/** The shell without what is specific to a page. Its links are the same objects for a site's pages in one language. */
export function commonFrame(site: ViewContextInput, config: WebConfig, folders: Folders): Shell {
  const { webs, web, host, language, home, languages } = site;
  const input: FrameInput = { webs, web, host, language, home, ...(languages && { languages }), folders: folders.main };
  // Hosts that belong to no site all get the same addresses, so they share one cache entry.
  const ownHost = siteOfHost(webs, host) ? host : null;
  const dependencies = { ...input, host: ownHost, languages: languages?.join(" "), ...folders };
  return cacheFrame(config, [web.id, language, ownHost].join(" "), dependencies, () => toFrame(input, config, folders));
}

function toFrame(input: FrameInput, config: WebConfig, folders: Folders): Shell {
  const { language, webs, web, host, languages: siteLanguages = languageCodes } = input;
  const ctx = createViewContext(input);
  const contact = inLanguageOrDefault(config.contacts, language);
  return {
    language,
    layout: "default",
    theme: themeOf(web),
    paths: siteOfHost(webs, host) ? null : pathsOf(web, webs),
    siteName: inLanguageOrDefault(config.siteName ?? web.names, language)?.value ?? i18nOf(language).t("site.name"),
    home: homeIn(siteLanguages.includes(language) ? language : (siteLanguages[0] ?? language), input),
    logo: config.logo && {
      light: toPicture(config.logo.light, ctx),
      dark: config.logo.dark && toPicture(config.logo.dark, ctx),
    },
    official: config.official,
    manifest: addressOf(baseOf(web, language, input), manifestSlug),
    search: null,
    navigation: folders.main.flatMap((folder) => toItems(folder, ctx)),
    moreName: inLanguage(config.moreName, language),
    isSticky: config.isHeaderSticky,
    languages: [],
    breadcrumb: [],
    cookieSettings: systemPageAddress("cookie-settings", language, input),
    account: null,
    footer: {
      columns: folders.footer.flatMap((folder) => toColumns(folder, ctx)),
      legal: [...folders.legal.flatMap((folder) => toLinks(folder, ctx)), ...systemPageLinks(input)],
      contact: contact && { ...contact.value, language: contact.language === language ? null : contact.language },
    },
  };
}

export function homeIn(language: Language, { web, host }: FrameInput): string {
  return addressOf(baseOf(web, language, { web, host }), "");
}

function toPicture({ url, width, height }: ConfigPicture, ctx: ViewContext): ShellPicture {
  return { src: ctx.document(url), width, height };
}

function toColumns({ names, children }: Folder, ctx: ViewContext): FooterColumn[] {
  const title = inLanguageOrDefault(names, ctx.language);
  if (!title) return [];
  const language = title.language === ctx.language ? null : title.language;
  return [{ title: title.value, language, links: children.flatMap((child) => toLinks(child, ctx)) }];
}

/** Converts a folder to a link; nothing for a folder without a label or an address. */
export function toLinks({ names, page, url }: Folder, ctx: ViewContext): ShellLink[] {
  const label = inLanguageOrDefault(names, ctx.language);
  const href = (page ? ctx.page(page)?.href : url ? ctx.address(url).href : null) ?? null;
  if (!label || !href) return [];
  return [{ label: label.value, href, language: label.language === ctx.language ? null : label.language }];
}

function toItems(folder: Folder, ctx: ViewContext): NavigationItem[] {
  return toLinks(folder, ctx).map((link) => ({
    ...link,
    current: null,
    children: folder.children.flatMap((child) => toItems(child, ctx)),
  }));
}

/** Pattern of the paths of a site's pages, without a language, among sites on one host. */
function pathsOf(web: Web, webs: readonly Web[]): string {
  const patternOf = ({ friendlyURL }: Web) => `${RegExp.escape(friendlyURL.replace(/\/+$/, ""))}(/|$)`;
  const isWithin = (other: Web) => other.id !== web.id && other.friendlyURL.startsWith(web.friendlyURL);
  return `^${webs
    .filter(isWithin)
    .map((other) => `(?!${patternOf(other)})`)
    .join("")}${patternOf(web)}`;
}
