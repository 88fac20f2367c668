import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { Library, Rule } from "../rule.ts";

/** A content that a rule is shown; a text alone is the HTML of a Czech page. */
export type Example = string | Case;

interface Case {
  /** Key of the CMS; the standard page where none is given. */
  structure?: string;
  language?: string;
  /** What its envelope says otherwise than that of any page. */
  record?: Readonly<Record<string, unknown>>;
  data?: Readonly<Record<string, unknown>>;
  /** What else there is. */
  library?: { contents?: readonly Partial<Content>[] } & Partial<Omit<Library, "contents">>;
  /** Languages into which its site has such contents translated. */
  translations?: readonly Language[];
  /** Pointer of the place that is wrong; the text of the page where none is given. */
  at?: string;
}

/** What a rule says something of, what it finds nothing wrong with, and what is none of its business, as rules of ACT have them. */
export interface Examples {
  failed: readonly Example[];
  passed: readonly Example[];
  inapplicable: readonly Example[];
}

/** A rule with what it was tried on. */
export interface TriedRule extends Rule {
  examples: Examples;
}
