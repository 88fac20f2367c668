import type { IssueEffect } from "#schemas/parse/issue.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import type { ReplacedAmount } from "./amounts.ts";
import type { LevelName, Severity } from "./finding.ts";
import type { Values } from "./texts.ts";

/** Place in a content record as the CMS sent it, from the record's root: `["data", "bloky", 3, "titulek"]`. */
export type Path = readonly (string | number)[];

/** Input of a rule. */
export interface Subject {
  content: Content;
  /** The record as the CMS sent it. */
  record: unknown;
  key: StructureKey;
  /** The other content items; null when one is checked alone: rules about others then report nothing. */
  library: Library | null;
  /** Languages into which its site translates such content items; empty when unknown. */
  translations: readonly Language[];
  /** In milliseconds. */
  now: number;
}

/** A content item as far as others are compared with it. */
export type LibraryContent = Pick<
  Content,
  "id" | "webId" | "language" | "name" | "structureKey" | "friendlyURLs" | "published" | "updatedAt"
> & {
  /** Numbers in it, where it has amounts of money and not too many of them; null elsewhere. */
  numbers?: readonly number[] | null;
  /** Amounts of a service that later ones replace. */
  replaced?: readonly ReplacedAmount[];
  /** Link of a redirect as the CMS sent it. */
  redirectsTo?: unknown;
};

/** Content items, sites and files that references lead to. */
export interface Library {
  /** In every language. */
  contents: readonly LibraryContent[];
  webs: readonly { id: string; host: string | null; defaultLanguage: string }[];
  /** Addresses of the CMS's documents and images; null when unknown. */
  documents: ReadonlySet<string> | null;
  /** Ids of the CMS's categories; left out when unknown. */
  categories?: ReadonlySet<string>;
  /** False for a place that nobody looked at, so that nothing is said of links to it; left out when all are known. */
  isKnown?(place: { webId: string; language: Language; slug: string }): boolean;
  /** Paths of system pages without site, language and outer slashes; left out when unknown. */
  ownPaths?: ReadonlySet<string>;
}

/** A problem found by a rule. */
export interface Problem {
  path: Path;
  expected: string;
  received: unknown;
  /** Values for the placeholders of the message, such as `{{text}}`. */
  values?: Values;
  /** Severity of this problem, when it differs from the rule's. */
  severity?: Severity;
  /** Effect of this problem, when it differs from the rule's. */
  effect?: IssueEffect;
}

/** One rule about content items; its messages are `codes.<code>.message` and `.fix` in locales/editors. */
export interface Rule {
  code: string;
  level: Exclude<LevelName, "schema" | "render" | "browser">;
  severity: Severity;
  effect?: IssueEffect;
  /** Success criteria that a problem violates; empty for advice and for rules outside accessibility. */
  wcag: readonly string[];
  check(subject: Subject): Iterable<Problem>;
}
