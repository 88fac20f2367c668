import type { Cut } from "#schemas/lists/listing-view.ts";
import type { Vocabulary } from "#schemas/site/category.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Document } from "#schemas/site/document.ts";
import type { Folder } from "#schemas/site/folder.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Tag } from "#schemas/site/tag.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { CmsQuery } from "./client.ts";
import type { ReceivedContent } from "./entities.ts";

export interface ContentQuery {
  webId: string;
  language: Language;
  onlyPublished: boolean;
}

export interface PagesQuery extends Pick<ContentsQuery, "webId" | "language"> {
  /** Order of the list: last changed first, or last published first. */
  sort: "-updatedAt" | "-displayAt";
  /** Items of a page. */
  size?: number;
}

/** A page of a list of the CMS. */
export interface ContentsPage {
  contents: readonly Content[];
  /** Ids of items that lists may not show: faulty ones, and those that are not for everybody. */
  hidden: readonly string[];
  /** Number of items in the whole list. */
  total: number;
}

export interface ContentsQuery {
  webId: string;
  language: Language;
  structureKeys: readonly string[];
}

/** Reads the CMS for one request: null means that the entity does not exist, failures are thrown as CmsError. */
export interface CmsReader {
  /**
   * Every site. While the record of one is faulty and no good copy is known, only the hosts of the others can be told apart:
   * for any other host it is a failure.
   */
  webs(host?: string): Promise<readonly Web[]>;
  webById(id: string): Promise<Web | null>;
  webByUrl(url: string): Promise<Web | null>;
  config(web: Web): Promise<WebConfig | null>;
  contentById(id: string, query: ContentQuery): Promise<Content | null>;
  contentByUrl(url: string, query: ContentQuery): Promise<Content | null>;
  /** The content at an address as far as it is known without a request. */
  knownContent(url: string, query: ContentQuery): Content | null;
  /** Every published content item of the given structure keys of the CMS, by name. */
  contents(query: ContentsQuery): Promise<readonly Content[]>;
  /** Every published content item that lists may show, page by page past the caches; throws where the CMS fails. */
  pages(query: PagesQuery): AsyncIterable<ContentsPage>;
  /** Every published content item of a site, or of the structure keys, up to the limit of a sitemap; of its data only the embargo. */
  outline(query: Omit<ContentsQuery, "structureKeys"> & Partial<ContentsQuery>): Promise<readonly Content[]>;
  categories(): Promise<readonly Vocabulary[]>;
  tags(): Promise<readonly Tag[]>;
  /** The folders in a folder. */
  folder(id: string): Promise<readonly Folder[] | null>;
  documents(query: CmsQuery): Promise<readonly Document[]>;
  /** The single content items of a fresh reader as received, also those that cannot be parsed; else empty. */
  readonly received: readonly ReceivedContent[];
  /** Seconds by which the oldest answer so far is past its retention; 0 when all were fresh. */
  readonly staleFor: number;
  /** False once an answer could not be read, or was not waited for, unless it is given up (`missing-parts.ts`). */
  readonly isWhole: boolean;
  /** The longest list so far of which only the beginning was read; null when all were whole. */
  readonly cut: Cut | null;
  /** Reads a part that the work can do without, and waits for it only so many milliseconds. */
  spare<Value>(part: string, waitMs: number, load: () => Promise<Value>): Promise<Value>;
  /** A reader whose old answers do not make this one's old; one that is missing is missing here too. */
  apart(): CmsReader;
  /** Does work with a reader of its own, whose answers count as this one's, and says for how long it need not be done again. */
  watch<Value>(work: (reader: CmsReader) => Promise<Value>): Promise<Watched<Value>>;
}

export interface Watched<Value> {
  value: Value;
  /** True while every answer that the value is made of would be the same again; then the work under way depends on them. */
  isCurrent(): boolean;
}
