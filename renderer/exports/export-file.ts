import type { AnswerStream, PageAbout } from "#server/pages/page-answer.ts";

/** A file for machines that has an address of its own. */
export interface ExportFile {
  kind: "file";
  contentType: string;
  /** Empty for one that is written while it is sent. */
  body: string;
  stream?: AnswerStream;
  /** Name under which a browser saves it, ASCII only; null when it is shown. */
  fileName: string | null;
  /** The query parameters that change it. */
  takes?: readonly string[];
  staleFor: number;
  /** A part that it can do without was not read in time. */
  isPartial?: boolean;
  /** Seconds for which a browser need not ask again. */
  maxAgeS?: number;
  /** Route, site and language for the log; added when the answer is ready. */
  about?: PageAbout;
}
