import type { DemoName } from "#renderer/demo/registry.ts";
import type { FeedLink } from "#renderer/exports/feed-links.ts";
import type { PreviewData } from "#renderer/preview/data.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import type { ShownSystemPage } from "#renderer/system-pages/system-page.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { Issue } from "#schemas/parse/issue.ts";
import type { Page } from "#schemas/parse/parse-page.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { PreviewRefusal } from "#schemas/visitor/preview.ts";
import type { Clock } from "#server/clock.ts";
import type { ContentService } from "#server/cms/content-service.ts";
import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import type { ReadImageMetadata } from "#server/images/image-metadata.ts";
import type { PageAbout } from "#server/pages/page-answer.ts";
import type { Search } from "#server/search/search.ts";
import type { Demo } from "#templates/demo/demo.ts";
import type { NotFoundSuggestions } from "#templates/error-page/error-page.tsx";
import type { LanguageAddress } from "./parse-once.ts";

/** The server's services that rendering uses; one object for its whole life. */
export interface Services {
  read: ContentService;
  search: Pick<Search, "ask" | "list" | "contents" | "hasLists" | "pages" | "suggest" | "count">;
  readImageMetadata: ReadImageMetadata;
  /** Waits for a turn of the event loop for a step that takes long. */
  ownTurn: () => Promise<void>;
  config: Config;
  clock: Clock;
  log: Log;
}

/** Absolute addresses of a page and of its links, on the origins of the sites. */
interface Canonical {
  canonical: LanguageAddress[];
  absolute(href: string): string | null;
}

/** A page ready to be rendered, or what stands in its place. */
export type Resolved = {
  language: Language;
  shell: Shell;
  staleFor: number;
  /** A menu or another part that it can do without was not read in time. */
  isPartial?: boolean;
  /** Route, site and language for the log; added when the answer is ready. */
  about?: PageAbout;
  /** Data of the editors' panel; only in previews. */
  preview?: PreviewData;
} & (
  | ({
      kind: "page";
      status: 200 | 410;
      page: Page;
      /** Problems of its content; those of its envelope are found where it is read. */
      issues?: readonly Issue[];
      /** The visible rows of a list; null for other pages. */
      listing: Listing<unknown> | null;
      /** The parameters that the page takes. */
      takes: readonly string[];
      feeds: FeedLink[];
      image: string | null;
      /** A content of the site as everybody may see it: no demo, no preview. */
      isPublic: boolean;
      /** Not meant for search engines: a page that is not public, or a list that is narrowed or paged. */
      isUnlisted: boolean;
    } & Canonical)
  | ({ kind: "system"; status: 200; alternates: readonly LanguageAddress[] } & ShownSystemPage)
  | { kind: "demo"; status: 200 | 422; name: DemoName; view: Demo; takes: readonly string[] }
  | {
      kind: "error";
      status: number;
      versions: readonly LanguageAddress[];
      /** Address of a home page; null when there is none but the missing page itself. */
      wayHome: string | null;
      message: string | null;
      /** Reason why a preview is not shown. */
      previewRefusal?: PreviewRefusal;
      /** The browser must load it as a document of its own (spec §8, route validation). */
      isFatal: boolean;
      /** Help to find a page that is missing from a site. */
      suggestions?: NotFoundSuggestions;
    }
  | { kind: "maintenance"; status: 503; until: number | null }
  | {
      kind: "redirect";
      status: 301 | 302 | 303;
      location: string;
      /** It leads to the login page, because the address is for the signed-in. */
      needsSignIn?: boolean;
    }
);

/** An answer that is a document. */
export type Shown = Exclude<Resolved, { kind: "redirect" }>;
export type ShownPage = Extract<Resolved, { kind: "page" }>;
export type ErrorAnswer = Extract<Resolved, { kind: "error" }>;
