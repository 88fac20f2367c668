import type { Language } from "#schemas/site/language-codes.ts";
import type { Layout } from "#schemas/site/layout.ts";
import type { Contact } from "#schemas/values/office/contact.ts";

export interface ShellLink {
  label: string;
  href: string;
  /** Set when the label is in another language than the page. */
  language: Language | null;
}

export interface NavigationItem extends ShellLink {
  /** `page`: this is the current page; `section`: an ancestor of it. */
  current: "page" | "section" | null;
  children: NavigationItem[];
}

export interface LanguageLink {
  language: Language;
  href: string;
  current: boolean;
  /** False when the page does not exist in the language, so the link leads to that language's home page. */
  translated: boolean;
}

export interface ShellPicture {
  src: string;
  width: number;
  height: number;
}

/** Header, breadcrumb and footer of a site in one language. */
export interface Shell {
  language: Language;
  layout: Layout;
  theme: string;
  /** Pattern of the paths of the site's pages, without a language, where sites share the host; else null. */
  paths: string | null;
  siteName: string;
  home: string;
  /** Null when the site shows its theme's emblem next to its name. */
  logo: { light: ShellPicture; dark: ShellPicture | null } | null;
  /** The address linked from the "official website" strip; null for sites that are not official. */
  official: string | null;
  /** Address of the web app manifest; null when the site is unknown. */
  manifest: string | null;
  /** Address of the page that searches the whole site; null when there is none, and on that page itself. */
  search: string | null;
  navigation: NavigationItem[];
  /** The site's label for the overflow menu of the navigation; null for the portal's default text. */
  moreName: string | null;
  isSticky: boolean;
  languages: LanguageLink[];
  /** From the home page to the page itself; empty on the home page. */
  breadcrumb: ShellLink[];
  /** Address of the cookie settings; null when the site is unknown, so that the visitor is not asked. */
  cookieSettings: string | null;
  /** Null when signing in is not configured. */
  account: Account | null;
  footer: { columns: FooterColumn[]; legal: ShellLink[]; contact: FooterContact | null };
}

/** Link to sign in, or the user's name with a link to sign out. */
export interface Account {
  name: string | null;
  href: string;
  /** Address to sign in as another user and return to this page; null for visitors who are not signed in. */
  otherHref: string | null;
}

/** `language` is set when the contact is in another language than the page. */
export type FooterContact = Contact & { language: Language | null };

export interface FooterColumn {
  title: string;
  /** Set when the title is in another language than the page. */
  language: Language | null;
  links: ShellLink[];
}
