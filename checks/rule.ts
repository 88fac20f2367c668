import type { IssueEffect } from "#schemas/parse/issue.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import type { LevelName, Severity } from "./finding.ts";

/** Place in a content record as the CMS sent it, from the record's root: `["data", "bloky", 3, "titulek"]`. */
export type Path = readonly (string | number)[];

/** What a rule looks at. */
export interface Subject {
  content: Content;
  /** The record as the CMS sent it. */
  record: unknown;
  key: StructureKey;
  /** What else is known of; null where a content is looked at by itself, and rules about others say nothing. */
  library: Library | null;
  /** Languages into which its site has such contents translated; none where that is not known. */
  translations: readonly Language[];
  /** In milliseconds. */
  now: number;
}

/** The other contents, sites and files that references lead to. */
export interface Library {
  /** In every language. */
  contents: readonly Content[];
  webs: readonly { id: string; host: string | null; defaultLanguage: string }[];
  /** Addresses of documents and images that the CMS has; null where they are not known. */
  documents: ReadonlySet<string> | null;
  /** Ids of categories that the CMS has; left out where they are not known. */
  categories?: ReadonlySet<string>;
  /** Paths of the portal's own pages, without site, language and slashes around them; left out where they are not known. */
  ownPaths?: ReadonlySet<string>;
}

/** What a rule found: where, and what its sentence names. */
export interface Problem {
  path: Path;
  expected: string;
  received: unknown;
  /** What stands in the places of the message, such as `{{text}}`. */
  values?: Readonly<Record<string, string | number>>;
  /** Where the rule has problems of several weights. */
  severity?: Severity;
}

/** One rule about contents; its words are `codes.<code>.message` and `.fix` in locales/editors. */
export interface Rule {
  code: string;
  level: Exclude<LevelName, "schema" | "render" | "browser">;
  severity: Severity;
  effect?: IssueEffect;
  /** Success criteria that a problem breaks; empty for what is advice or no matter of accessibility. */
  wcag: readonly string[];
  check(subject: Subject): Iterable<Problem>;
}
