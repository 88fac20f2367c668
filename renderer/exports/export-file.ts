import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { AnswerStream, PageAbout } from "#server/pages/page-answer.ts";

/** A file with an address of its own, such as an export, a feed or a sitemap. */
export interface ExportFile {
  kind: "file";
  contentType: string;
  /** Empty when the file is streamed. */
  body: string;
  stream?: AnswerStream;
  /** File name for downloads, ASCII only; without one, browsers display the file. */
  fileName?: string;
  /** Query parameters that affect the file. */
  usedParameters?: readonly string[];
  staleFor: number;
  /** True when an optional part could not be read in time. */
  isPartial?: boolean;
  /** Milliseconds until a shared value in it changes, if that is known. */
  lastsMs?: number;
  /** Seconds for which browsers may cache it. */
  maxAgeS?: number;
  /** Route, site and language for the log; added once the answer is complete. */
  about?: PageAbout;
}

/** Returns a text that browsers display. */
export function textFile(type: string, body: string, { staleFor }: Pick<CmsReader, "staleFor">): ExportFile {
  return { kind: "file", contentType: `${type}; charset=utf-8`, body, staleFor };
}
