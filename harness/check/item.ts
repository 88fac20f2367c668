import type { Position } from "#harness/check/json-positions.ts";
import type { EnvironmentError } from "#harness/cli/exit-codes.ts";
import type { Extent } from "#harness/cli/spool.ts";
import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import type { RawFinding } from "#portal/checks/findings.ts";
import type { Library, LibraryContent } from "#portal/checks/rule.ts";
import type { Config } from "#portal/config/config.ts";
import type { Issue } from "#portal/contract/parse/issue.ts";
import type { Content } from "#portal/contract/site/content.ts";
import type { BodyFault } from "./read/body-faults.ts";

/** An intended issue of a broken fixture. */
export interface KnownIssue {
  code: string;
  pointer: string;
}

/** One record to check. */
export interface Item {
  /** Source file; null for records from elsewhere. */
  file: string | null;
  /** Text of the file; null for a record without positions to report. */
  text: string | null;
  record: unknown;
  /** Null when the envelope is broken. */
  content: Content | null;
  /** Issues of the envelope. */
  issues: readonly Issue[];
  /** Position of the syntax error; null for valid JSON. */
  fault: Position | null;
  /** Reasons not to check it, or not the fields that they name, such as a secret; those fields are not in the record. */
  refusals: readonly RawFinding[];
  known: readonly KnownIssue[];
}

/** The part of each content item that stays in memory; the data is read when the item is checked. */
export type Outline = Omit<Content, "data" | "description" | "categories" | "tags"> &
  Pick<LibraryContent, "numbers" | "replaced" | "redirectsTo" | "ending" | "shape" | "facts" | "dataBox">;

/** A record, and where to read it. */
export interface RecordEntry {
  /** Source file; null for records from elsewhere. */
  file: string | null;
  /** Null when the envelope is broken. */
  content: Outline | null;
  place: ({ kind: "file" } & RecordFile) | ({ kind: "spool" } & Extent) | { kind: "memory"; item: Item };
}

export interface RecordFile {
  path: string;
  known: readonly KnownIssue[];
}

/** Input of a run of the check. It can be sent to worker threads. */
export interface Source {
  /** Name of the source in waivers: a folder, the address of a CMS, `stdin`. */
  name: string;
  /** The records that may be checked. */
  entries: readonly RecordEntry[];
  /** The records that are listed on other pages. */
  related: readonly RecordEntry[];
  /** The settings with which content is read. */
  config: Config;
  /** Empty when the sites are unknown: pages are then rendered for a site without settings. */
  sites: readonly RecordedSite[];
  library: Library | null;
  /** The sets of shared values of all sites. */
  sets: readonly Content[];
  /** Faults in responses of the CMS other than content. */
  bodyFaults: readonly BodyFault[];
  /** In milliseconds. */
  now: number;
  /** Reason why reading was incomplete. */
  failure: EnvironmentError | null;
}
