import type { z } from "zod";
import type { Content, folderTree, libraryDocument, namedItem, web } from "#embedded/replay/wire-records.ts";

/** Kinds of records that the content service serves; `settings` are content items with the settings of a site. */
export const recordKinds = ["content", "settings", "folder", "category", "tag", "web", "document"] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * A record as defined by the CMS contract (docs/contract): a folder with its whole tree, a vocabulary with its
 * categories.
 */
export type WireRecord =
  | Content
  | z.output<typeof folderTree>
  | z.output<typeof namedItem>
  | z.output<typeof web>
  | z.output<typeof libraryDocument>;

/** A committed change. Reading from id 0 returns the latest row of every record that exists or has existed. */
export interface OutboxRow {
  /** Increases with each change, across all kinds. */
  id: number;
  kind: RecordKind;
  /** Id of the record on the wire. */
  key: string;
  /**
   * Language of a content item or of settings, such as `cs_cz`; null for other kinds, and for a content item removed in
   * all languages.
   */
  language: string | null;
  /** The record as visitors see it; null when there is none. */
  published: WireRecord | null;
  /** The record as previews see it; null when it equals the published one or has been removed. */
  draft: WireRecord | null;
  /** Time of the change in UTC, as ISO 8601. */
  at: string;
}

/** Returns committed changes after an id, in order; rejects while the database cannot be read. */
export type ReadOutbox = (afterId: number) => Promise<OutboxRow[]>;
