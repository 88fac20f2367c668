import type { IssueEffect } from "#schemas/parse/issue.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import type { SharedValues } from "#schemas/values/shared/value-sets.ts";
import type { ReplacedAmount } from "./amounts.ts";
import type { ServiceEnding } from "./ended-service.ts";
import type { LevelName, Severity } from "./finding.ts";
import type { Values } from "./texts.ts";
import type { VersionFacts } from "./version-facts.ts";

/** Place in a content record as the CMS sent it, from the record's root: `["data", "bloky", 3, "titulek"]`. */
export type RecordPath = readonly (string | number)[];

/** Input of a rule. */
export interface Subject {
  content: Content;
  /** The record as visitors read it: with shared values in its texts. */
  record: unknown;
  /** The record as the CMS sent it, when it refers to shared values. */
  written?: unknown;
  /** The shared values that its site may use; absent when unknown. */
  values?: SharedValues;
  /** Returns the name of a site that has a shared value among its own; absent when unknown. */
  siteOfValue?(key: string): string | null;
  key: StructureKey;
  /** The other content items; null when an item is checked alone, in which case rules about other items report nothing. */
  library: Library | null;
  /** Languages into which its site translates this structure; empty when unknown. */
  translations: readonly Language[];
  /** In milliseconds. */
  now: number;
}

/** The part of a content item that rules about other items read. */
export type LibraryContent = Pick<
  Content,
  "id" | "webId" | "language" | "name" | "structureKey" | "friendlyURLs" | "published" | "updatedAt"
> & {
  /** Its numbers, if it has amounts of money and not too many numbers; null otherwise. */
  numbers?: readonly number[] | null;
  /** Amounts of a service that have been replaced by later ones. */
  replaced?: readonly ReplacedAmount[];
  /** Link of a redirect as the CMS sent it. */
  redirectsTo?: unknown;
  /** Keys and conditions of a form or guide (checks/version-shape.ts); empty or absent for other content items. */
  shape?: readonly string[];
  /** Days, lengths of time and telephones of a Czech text; absent without translations. */
  facts?: readonly VersionFacts[];
  /** The data box of an office, with its region; null or absent for other content items. */
  dataBox?: { id: string; region: string } | null;
  /** The end of a service; null or absent for other content items. */
  ending?: ServiceEnding | null;
};

/** Content items, sites and files that references lead to. */
export interface Library {
  /** In every language. */
  contents: readonly LibraryContent[];
  webs: readonly { id: string; host: string | null; defaultLanguage: string }[];
  /** Addresses of the CMS's documents and images; null when unknown. */
  documents: ReadonlySet<string> | null;
  /** Sizes of images in pixels by their addresses; left out when unknown. */
  sizes?: ReadonlyMap<string, { width: number; height: number }>;
  /** Ids of the CMS's categories; left out when unknown. */
  categories?: ReadonlySet<string>;
  /** False for a place that was not read, so links to it are not checked; absent when all places are known. */
  isKnown?(place: { webId: string; language: Language; slug: string }): boolean;
  /** Paths of system pages without site, language and outer slashes; left out when unknown. */
  ownPaths?: ReadonlySet<string>;
}

/** A problem found by a rule. */
export interface Problem {
  path: RecordPath;
  expected: string;
  received: unknown;
  /** Values for the placeholders of the message, such as `{{text}}`. */
  values?: Values;
  /** Words and addresses that it is about, when they differ from the texts of `values` (checks/same-mistake.ts). */
  about?: readonly string[] | undefined;
  /** Other places of the same mistake, such as the second of two values that contradict each other. */
  alsoAt?: readonly RecordPath[] | undefined;
  /** Severity of this problem, when it differs from the rule's. */
  severity?: Severity | undefined;
  /** Effect of this problem, when it differs from the rule's. */
  effect?: IssueEffect | undefined;
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
