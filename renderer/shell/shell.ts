import type { Language } from "#schemas/site/languages.ts";
import type { Layout } from "#schemas/site/layout.ts";
import type { Contact } from "#schemas/values/office/contact.ts";

export interface ShellLink {
  label: string;
  href: string;
  /** Set when the label is in another language than the page. */
  language: Language | null;
}

export interface NavigationItem extends ShellLink {
  /** `page`: this very page; `section`: the page lies below it. */
  current: "page" | "section" | null;
  children: NavigationItem[];
}

export interface LanguageLink {
  language: Language;
  href: string;
  current: boolean;
  /** False when the page does not exist in the language and the link leads to its home page. */
  translated: boolean;
}

/** What surrounds every page: header, breadcrumb and footer of one site in one language. */
export interface Shell {
  language: Language;
  layout: Layout;
  theme: string;
  siteName: string;
  home: string;
  navigation: NavigationItem[];
  /** What the site calls the navigation items there is no room for; null: the portal's own words. */
  moreName: string | null;
  /** Whether the header stays in sight while the page is scrolled. */
  isSticky: boolean;
  languages: LanguageLink[];
  /** From the site's home to the page itself; empty on the home page. */
  breadcrumb: ShellLink[];
  /** Address of the page on which visitors decide on cookies; null where the site is not known, so that nothing is asked. */
  cookieSettings: string | null;
  /** Null where nobody can sign in. */
  account: Account | null;
  footer: { columns: FooterColumn[]; legal: ShellLink[]; contact: FooterContact | null };
}

/** The way to sign in, or out for somebody of that name. */
export interface Account {
  name: string | null;
  href: string;
  /** Where somebody who is signed in signs in as another, to come back to the page; null for all others. */
  otherHref: string | null;
}

/** Language: set when the contact is in another language than the page. */
export type FooterContact = Contact & { language: Language | null };

export interface FooterColumn {
  title: string;
  /** Set when the title is in another language than the page. */
  language: Language | null;
  links: ShellLink[];
}
