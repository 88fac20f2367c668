import type { Language } from "#schemas/site/language-codes.ts";
import type { User } from "#schemas/visitor/user.ts";

/** View of the demo pages that are not content of the CMS. */
export interface Demo {
  /** Address of the site's home page. */
  home: string;
  /** The page's own address in each language. */
  addresses: { language: Language; href: string }[];
  /** The part of the address's path after `/-/`, and an example address with one. */
  extra: { path: string; example: string };
  signIn: DemoSignIn;
  /** The same page on each site; `language` is set when the site's name is not in the page's language. */
  sites: readonly { name: string; language: Language | null; href: string }[];
  /** All demo pages with their titles, paths and addresses; a title is null when the CMS lacks the page. */
  groups: readonly {
    key: "page" | "component" | "search";
    links: readonly { title: string; path: string; href: string }[];
  }[];
}

/** Addresses for signing in, and the signed-in user. */
export interface DemoSignIn {
  user: User | null;
  /** Address to sign in and return to the protected page; null when signing in is not configured. */
  login: string | null;
  logout: string;
  page: string;
  /** Page for users with a role. */
  officials: string;
}
