import type { DemoName } from "#renderer/demo/registry.ts";
import type { FeedLink } from "#renderer/exports/feed-links.ts";
import type { PreviewData } from "#renderer/preview/data.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import type { ResolvedSystemPage } from "#renderer/system-pages/system-page.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import type { GuideProgress } from "#schemas/guides/progress/guide-progress.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { Issue } from "#schemas/parse/issue.ts";
import type { Page } from "#schemas/parse/parse-page.ts";
import type { LanguageAddress } from "#schemas/site/content-address.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { PreviewRefusal } from "#schemas/visitor/preview.ts";
import type { Clock } from "#server/clock.ts";
import type { ContentService } from "#server/cms/content-service.ts";
import type { Config } from "#server/config/config.ts";
import type { PageForms } from "#server/forms/forms.ts";
import type { Log } from "#server/http/log.ts";
import type { ReadImageMetadata } from "#server/images/image-metadata.ts";
import type { PageAbout } from "#server/pages/page-answer.ts";
import type { Search } from "#server/search/search.ts";
import type { Demo } from "#templates/demo/demo.ts";
import type { NotFoundSuggestions } from "#templates/error-page/error-page.tsx";

/** The server's services that rendering uses, created once. */
export interface Services {
  read: ContentService;
  search: Pick<
    Search,
    "search" | "list" | "contents" | "endedServices" | "offices" | "hasLists" | "pages" | "suggest" | "count"
  >;
  forms: PageForms;
  readImageMetadata: ReadImageMetadata;
  /** Yields to the event loop before a long step. */
  yieldToRequests: () => Promise<void>;
  config: Config;
  clock: Clock;
  /** The clock of the server in a preview of another time. */
  present?: Clock;
  log: Log;
}

/** Absolute addresses of a page and its links, on the origins of their sites. */
interface Canonical {
  canonical: LanguageAddress[];
  absolute(href: string): string | null;
}

/** What a request was resolved to: a page, or what is shown in its place. */
export type Resolved = {
  language: Language;
  shell: Shell;
  staleFor: number;
  /** True when a menu or another optional part could not be read in time. */
  isPartial?: boolean;
  /** Milliseconds until a shared value in it changes, if that is known. */
  lastsMs?: number;
  /** Route, site and language for the log; added once the answer is complete. */
  about?: PageAbout;
  /** Data of the preview panel; only in previews. */
  preview?: PreviewData;
} & (
  | ({
      kind: "page";
      status: 200 | 201 | 403 | 410 | 422 | 429 | 503;
      page: Page;
      /** Problems in the content item's data; problems of its envelope are reported when it is read. */
      issues?: readonly Issue[];
      /** The rows of a list page; null for other pages. */
      listing: Listing<unknown> | null;
      /** Progress of the visitor on a form; absent for other pages and for the form's first page. */
      progress?: FormProgress;
      /** Progress of the visitor in a guide; absent for other pages, and for the first page of a guide that keeps answers. */
      guide?: GuideProgress;
      /** Query parameters that the page reads. */
      usedParameters: readonly string[];
      feeds: FeedLink[];
      image: string | null;
      /** True for a page of the site that everybody may see: neither a demo page nor a preview. */
      isPublic: boolean;
      /** True when search engines must not index it: not public, or a filtered or later page of a list. */
      isUnlisted: boolean;
    } & Canonical)
  | ({ kind: "system"; status: 200 | 422 | 429 | 503; alternates: readonly LanguageAddress[] } & ResolvedSystemPage)
  | { kind: "demo"; status: 200; name: DemoName; view: Demo }
  | {
      kind: "error";
      status: number;
      versions: readonly LanguageAddress[];
      /** Address of a home page; null when the home page itself is missing. */
      homeHref: string | null;
      message: string | null;
      previewRefusal?: PreviewRefusal;
      /** True when the browser must load it as a full document (spec §8, route validation). */
      isFatal: boolean;
      suggestions?: NotFoundSuggestions;
    }
  | { kind: "maintenance"; status: 503; until: number | null }
  | {
      kind: "redirect";
      status: 301 | 302 | 303;
      location: string;
      /** True for a redirect to the login page, because the requested address needs signing in. */
      needsSignIn?: boolean;
    }
);

/** An answer that is rendered as an HTML document. */
export type ResolvedDocument = Exclude<Resolved, { kind: "redirect" }>;
export type ResolvedPage = Extract<Resolved, { kind: "page" }>;
export type ResolvedError = Extract<Resolved, { kind: "error" }>;
