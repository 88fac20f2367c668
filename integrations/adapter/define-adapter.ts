import type { ContentType } from "./mapping/mapping.ts";
import type { Path } from "./mapping/source.ts";
import type { RecordKind } from "./service/records.ts";

/** A content item of the CMS in all its languages. */
export interface ContentEntry {
  /** Type of content in the CMS, a key of `contents`. */
  type: string;
  /** Id for the portal; the same in every reading. */
  id: string;
  /** Id in the CMS, when it is another one. */
  origin?: string;
  versions: readonly Version[];
}

/** A content item in one language, as the CMS sends it. */
export interface Version {
  /** `cs`, `cs_CZ`, `uk` and the like. */
  language: string;
  /** The record as visitors see it; null when it is not published. */
  published: unknown;
  /** The record as it was saved last; null when it equals the published one. */
  draft: unknown;
}

/** Any other record, in the words of the contract (docs/contract); settings are content items. */
export interface RecordEntry {
  kind: Exclude<RecordKind, "content">;
  record: unknown;
}

export type Entry = ContentEntry | RecordEntry;

/** One record of the CMS. */
export interface Reference {
  /** Type of content, or the kind of another record. */
  type: string;
  id: string;
}

/** A place in a form of the CMS. */
export interface EditPlace extends Reference {
  /** Language of the portal: `cs`, `en`, `ru` or `ua`. */
  language: string;
  /** Path of the field in the CMS's own record; empty for the whole form. */
  field: Path;
}

/** All that the portal has to know about a CMS. Reading rejects when the CMS cannot be read. */
export interface Adapter {
  /** Name of the CMS, for the log. */
  name: string;
  /** Types of content of the CMS. */
  contents: Readonly<Record<string, ContentType>>;
  /** Reads every record, in any order. Records that are left out are gone once the reading has ended. */
  records(signal: AbortSignal): AsyncIterable<Entry>;
  /** Reads one record; null when it is gone. Without it, every change reads all records. */
  record?(reference: Reference, signal: AbortSignal): Promise<Entry | null>;
  /** Returns the records that the body of a webhook names; null when it does not say. */
  changed?(body: unknown): readonly Reference[] | null;
  /** Opens a file of the library by the id that was given to `fileUrl`. */
  file?(id: string, signal: AbortSignal): Promise<Response>;
  /** Address of a form for editors; null when there is none. */
  editUrl(place: EditPlace): string | null;
}

/** Checks the adapter of a CMS by its type. */
export function defineAdapter(adapter: Adapter): Adapter {
  return adapter;
}
