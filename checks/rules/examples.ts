import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { Library, Rule } from "../rule.ts";

/** Example of a rule; a string is the HTML of a Czech page. */
export type Example = string | Case;

interface Case {
  /** Key of the CMS; the standard page by default. */
  structure?: string;
  language?: string;
  /** Fields of the envelope that differ from the default. */
  record?: Readonly<Record<string, unknown>>;
  data?: Readonly<Record<string, unknown>>;
  /** Other content items, sites and files. */
  library?: { contents?: readonly Partial<Content>[] } & Partial<Omit<Library, "contents">>;
  /** Languages into which its site translates such content items. */
  translations?: readonly Language[];
  /** Pointer of the problem; the text of the page by default. */
  at?: string;
}

/** Examples that fail, pass and are inapplicable, as in ACT rules. */
export interface Examples {
  failed: readonly Example[];
  passed: readonly Example[];
  inapplicable: readonly Example[];
}

/** A rule with its examples. */
export interface TriedRule extends Rule {
  examples: Examples;
}
