import type { Found } from "#checks/findings.ts";
import type { Library, LibraryContent } from "#checks/rule.ts";
import type { Position } from "#harness/check/json-positions.ts";
import type { EnvironmentError } from "#harness/cli/exit-codes.ts";
import type { Extent } from "#harness/cli/spool.ts";
import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import type { Issue } from "#schemas/parse/issue.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Config } from "#server/config/config.ts";
import type { BodyFault } from "./read/body-faults.ts";

/** An issue that a broken fixture has on purpose. */
export interface KnownIssue {
  code: string;
  pointer: string;
}

/** One record to be checked. */
export interface Item {
  /** File that it is in; null for what comes from elsewhere. */
  file: string | null;
  /** The text of the file; null for a record without lines and columns to report. */
  text: string | null;
  record: unknown;
  /** Null where the envelope is broken. */
  content: Content | null;
  /** Issues of the envelope. */
  issues: readonly Issue[];
  /** Place at which the text stops being JSON; null for valid JSON. */
  fault: Position | null;
  /** Why it is not checked any further, such as a secret in it; empty for what can be checked. */
  refusals: readonly Found[];
  known: readonly KnownIssue[];
}

/** What is known of all content items at once; their data is read when they are checked. */
export type Outline = Omit<Content, "data" | "description" | "categories" | "tags"> &
  Pick<LibraryContent, "numbers" | "replaced" | "redirectsTo">;

/** A record, and where it can be read. */
export interface Entry {
  /** File that it is in; null for what comes from elsewhere. */
  file: string | null;
  /** Null where the envelope is broken. */
  content: Outline | null;
  place: ({ kind: "file" } & RecordFile) | ({ kind: "spool" } & Extent) | { kind: "memory"; item: Item };
}

export interface RecordFile {
  path: string;
  known: readonly KnownIssue[];
}

/** Everything that a run of the check reads; it can be sent to other threads. */
export interface Source {
  /** Name of the source in waivers: a folder, the address of a CMS, `stdin`. */
  name: string;
  /** The records that may be checked. */
  entries: readonly Entry[];
  /** The records that other pages show. */
  related: readonly Entry[];
  /** The settings under which contents are read. */
  config: Config;
  /** Empty where the sites are not known: pages are then rendered for a site without settings. */
  sites: readonly RecordedSite[];
  library: Library | null;
  /** Faults of what the CMS answers besides contents. */
  bodyFaults: readonly BodyFault[];
  /** In milliseconds. */
  now: number;
  /** Why not everything could be read. */
  failure: EnvironmentError | null;
}
