import type { SentMeeting } from "#schemas/forms/meeting.ts";
import type { FormState } from "#schemas/forms/parse-form.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { User } from "#schemas/visitor/user.ts";

/** What the demo pages that no content holds may show. */
export interface Demo {
  /** Address of the site's home page. */
  home: string;
  /** The page's own address in each language. */
  addresses: { language: Language; href: string }[];
  /** The path behind `/-/` in the page's address, and the address of the page with such a one. */
  extra: { path: string; example: string };
  /** The form of a meeting as it was left, and the meeting once it is asked for. */
  meeting: { state: FormState; sent: SentMeeting | null };
  signIn: DemoSignIn;
  /** The same page on each site, in the page's language; `language` is set when the name is in another one. */
  sites: readonly { name: string; language: Language | null; href: string }[];
  /** All demo pages: their paths on the site, and where they are. */
  groups: readonly { key: "page" | "component" | "search"; links: readonly { path: string; href: string }[] }[];
}

/** The pages around signing in, and who is signed in. */
export interface DemoSignIn {
  user: User | null;
  /** Where to sign in for the page of the signed-in; null where nobody can. */
  login: string | null;
  logout: string;
  page: string;
  /** For those with a role alone. */
  officials: string;
}
