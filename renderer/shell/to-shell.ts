import { i18nOf } from "#renderer/page/i18n.ts";
import type { Page } from "#schemas/parse/parse-page.ts";
import type { Folder } from "#schemas/site/folder.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage, languages } from "#schemas/site/languages.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { Log } from "#server/http/log.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";
import { commonFrame, type Folders, homeIn, toLinks } from "./common-frame.ts";
import type { NavigationItem, Shell, ShellLink } from "./shell.ts";

/** Loads the folders of a site's configuration. A folder that cannot be read is empty, and the failure is logged. */
export async function readFolders({ folders }: WebConfig, reader: CmsReader, log: Log): Promise<Folders> {
  async function items(id: string | null): Promise<readonly Folder[]> {
    if (id === null) return noFolders;
    try {
      const folders = await reader.optional(`menu ${id}`, menuTimeoutMs, () => reader.folder(id));
      if (folders) return folders;
      log.warn({ folder: id }, "a site's config names a folder that does not exist");
    } catch (err) {
      log.error({ err, folder: id }, "a menu is empty because its folder cannot be read");
    }
    return noFolders;
  }
  const [main, footer, legal] = await Promise.all([items(folders.main), items(folders.footer), items(folders.legal)]);
  return { main, footer, legal };
}

/** Milliseconds that a page waits for its menus. */
const menuTimeoutMs = 1500;

/** One shared object: cached pages are rebuilt when the identity of their folders changes. */
const noFolders: readonly Folder[] = [];

type ShellPage = Pick<Page, "title" | "language" | "alternates"> & Partial<Pick<Page, "key">>;

export interface FramedSite {
  input: ViewContextInput;
  ctx: ViewContext;
  config: WebConfig;
  folders: Folders;
  /** Address of the page that searches the whole site; null when there is none. */
  search: string | null;
}

/** The shell of a page, or of an error page when `page` is null. */
export function toShell({ input, ctx, config, folders, search }: FramedSite, page: ShellPage | null): Shell {
  const { language, web, languages: siteLanguages = languageCodes } = input;
  const common = commonFrame(input, config, folders);
  const { home } = common;
  const here = page?.alternates.find((alternate) => alternate.language === language)?.href ?? null;
  const navigation = withCurrent(common.navigation, here, home);
  const keys = input.structureKeys ?? defaultStructureKeys;
  function listOf({ key }: ShellPage): ShellLink[] {
    const slug = [...config.lists].find(([wireKey]) => keys[wireKey] === key)?.[1];
    const isList = ({ page: target }: Folder) =>
      target?.web.id === web.id && inLanguage(target.friendlyURLs, "cs") === slug;
    const path = slug === undefined ? [] : pathTo([...folders.main, ...folders.footer], isList);
    return path.flatMap((folder) => toLinks(folder, ctx));
  }
  return {
    ...common,
    // The search page has its own search field.
    search: search === here ? null : search,
    navigation,
    languages: languageCodes.flatMap((code) => {
      const href = page?.alternates.find((alternate) => alternate.language === code)?.href;
      if (href === undefined && !siteLanguages.includes(code)) return [];
      const isCurrent = code === language;
      return [
        { language: code, href: href ?? homeIn(code, input), current: isCurrent, translated: href !== undefined },
      ];
    }),
    breadcrumb: page && here !== home ? toBreadcrumb(navigation, listOf(page), home, page, here) : [],
  };
}

/** A shell without data from the CMS. */
export function bareShell(language: Language): Shell {
  return {
    language,
    layout: "default",
    theme: "theme-default",
    paths: null,
    siteName: i18nOf(language).t("site.name"),
    home: languages[language].prefix || "/",
    logo: null,
    official: null,
    manifest: null,
    search: null,
    navigation: [],
    moreName: null,
    isSticky: true,
    languages: languageCodes.map((code) => ({
      language: code,
      href: languages[code].prefix || "/",
      current: code === language,
      translated: false,
    })),
    breadcrumb: [],
    cookieSettings: null,
    account: null,
    footer: { columns: [], legal: [], contact: null },
  };
}

export function addressesIn(folders: readonly Folder[], ctx: ViewContext): string[] {
  return folders.flatMap((folder) => [
    ...toLinks(folder, ctx).map(({ href }) => href),
    ...addressesIn(folder.children, ctx),
  ]);
}

/** Marks the current page and its ancestors among the navigation items. */
function withCurrent(items: NavigationItem[], here: string | null, home: string): NavigationItem[] {
  const marked = items.map((item) => {
    const current = currentState(item.href, here, home);
    const children = withCurrent(item.children, here, home);
    return current === null && children === item.children ? item : { ...item, current, children };
  });
  return marked.every((item, index) => item === items[index]) ? items : marked;
}

function currentState(href: string, here: string | null, home: string): NavigationItem["current"] {
  if (here === null) return null;
  if (href === here) return "page";
  return href !== home && here.startsWith(`${href}/`) ? "section" : null;
}

/** The path from the root of a tree to the first wanted folder; empty when there is none. */
function pathTo(folders: readonly Folder[], isWanted: (folder: Folder) => boolean): Folder[] {
  for (const folder of folders) {
    if (isWanted(folder)) return [folder];
    const path = pathTo(folder.children, isWanted);
    if (path.length > 0) return [folder, ...path];
  }
  return [];
}

/** Breadcrumb: home page, the page's ancestors in the navigation or else its list page, the page itself. */
function toBreadcrumb(
  navigation: readonly NavigationItem[],
  list: readonly ShellLink[],
  home: string,
  page: ShellPage,
  here: string | null,
): ShellLink[] {
  const trail: ShellLink[] = [{ label: i18nOf(page.language).t("site.home"), href: home, language: null }];
  let level = navigation;
  for (let item = ancestorIn(level); item; item = ancestorIn(level)) {
    // Editors often list a section's own page in the section as well.
    if (item.href !== trail.at(-1)?.href) trail.push({ label: item.label, href: item.href, language: item.language });
    level = item.children;
  }
  if (trail.length === 1) trail.push(...list.filter(({ href }) => href !== here));
  return [...trail, { label: page.title, href: here ?? home, language: null }];
}

function ancestorIn(items: readonly NavigationItem[]): NavigationItem | undefined {
  return items.find(
    ({ current, children }) => current === "section" || children.some((child) => child.current !== null),
  );
}
