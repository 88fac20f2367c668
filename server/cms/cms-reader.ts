import type { Cut } from "#schemas/lists/listing-view.ts";
import type { Vocabulary } from "#schemas/site/category.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Document } from "#schemas/site/document.ts";
import type { Folder } from "#schemas/site/folder.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Tag } from "#schemas/site/tag.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { SharedValues } from "#schemas/values/shared/value-sets.ts";
import type { CmsQuery } from "./client.ts";
import type { ReceivedContent } from "./entities.ts";

export interface ContentQuery {
  webId: string;
  language: Language;
  onlyPublished: boolean;
}

export interface PagesQuery extends Pick<ContentsQuery, "webId" | "language"> {
  /** Sort order: most recently changed or most recently published first. */
  sort: "-updatedAt" | "-displayAt";
  /** Items per page. */
  size?: number;
}

export interface ContentsPage {
  contents: readonly Content[];
  /** Ids of items that lists must not show: invalid or restricted ones. */
  hidden: readonly string[];
  total: number;
}

export interface ContentsQuery {
  webId: string;
  language: Language;
  structureKeys: readonly string[];
}

/** Reader of the CMS for one request. Null means that the entity does not exist; failures throw a CmsError. */
export interface CmsReader {
  /**
   * Returns all sites. While the record of a site is invalid and no good copy is cached, it throws, unless `host`
   * belongs to one of the valid sites.
   */
  webs(host?: string): Promise<readonly Web[]>;
  webById(id: string): Promise<Web | null>;
  webByUrl(url: string): Promise<Web | null>;
  /** Returns the settings of a site. Throws when the CMS says that there are none. */
  config(web: Web): Promise<WebConfig>;
  contentById(id: string, query: ContentQuery): Promise<Content | null>;
  contentByUrl(url: string, query: ContentQuery): Promise<Content | null>;
  /** Returns the cached content item at an address, without a request to the CMS. */
  peekContent(url: string, query: ContentQuery): Content | null;
  /** All published content items with the given structure keys (as in the CMS), by name. */
  contents(query: ContentsQuery): Promise<readonly Content[]>;
  /** All published content items that lists may show, page by page, bypassing the caches. Throws when the CMS fails. */
  pages(query: PagesQuery): AsyncIterable<ContentsPage>;
  /**
   * All published content items of a site or of structure keys, up to the size of a sitemap. Of their data only the
   * embargo is kept.
   */
  outline(query: Omit<ContentsQuery, "structureKeys"> & Partial<ContentsQuery>): Promise<readonly Content[]>;
  /** The shared values that a site may use; null while they cannot be read. */
  values(webId: string): Promise<SharedValues | null>;
  categories(): Promise<readonly Vocabulary[]>;
  tags(): Promise<readonly Tag[]>;
  folder(id: string): Promise<readonly Folder[] | null>;
  documents(query: CmsQuery): Promise<readonly Document[]>;
  /** Content items as received, including invalid ones; filled by fresh readers only. */
  readonly received: readonly ReceivedContent[];
  /** Seconds by which the oldest answer so far exceeds its retention; 0 when all were fresh. */
  readonly staleFor: number;
  /** The next time at which a text read so far changes because of a shared value; Infinity while none is known. */
  readonly changesAt: number;
  /** True once a part could not be loaded in time, unless that part has been given up (`missing-parts.ts`). */
  readonly isPartial: boolean;
  /** False once the list of sites contained one that the CMS did not list any more, or has listed only once. */
  readonly hasListedSites: boolean;
  /** The longest list so far that was truncated; null when all were complete. */
  readonly cut: Cut | null;
  /** Loads an optional part and waits at most `waitMs` for it. */
  optional<Value>(part: string, waitMs: number, load: () => Promise<Value>): Promise<Value>;
  /** Returns a reader whose `staleFor` is separate from this one's. Missing parts count for both. */
  detached(): CmsReader;
  /** Runs work with its own reader and returns a check that the value is valid. Its answers count here too. */
  track<Value>(work: (reader: CmsReader) => Promise<Value>): Promise<Tracked<Value>>;
}

export interface Tracked<Value> {
  value: Value;
  /** True while all answers behind the value are current. Also registers them as dependencies of the caller's work. */
  isCurrent(): boolean;
}
