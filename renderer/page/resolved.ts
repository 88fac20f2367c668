import type { DemoName } from "#renderer/demo/registry.ts";
import type { FeedLink } from "#renderer/exports/feed-links.ts";
import type { PreviewData } from "#renderer/preview/data.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import type { ShownSystemPage } from "#renderer/system-pages/system-page.tsx";
import type { Listing } from "#schemas/lists/list.ts";
import type { Issue } from "#schemas/parse/issue.ts";
import type { Page } from "#schemas/parse/parse-page.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { Clock } from "#server/clock.ts";
import type { ContentService } from "#server/cms/content-service.ts";
import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import type { ReadImageMetadata } from "#server/images/image-metadata.ts";
import type { Demo } from "#templates/demo/demo.ts";
import type { NotFoundSuggestions } from "#templates/error-page/error-page.tsx";
import type { LanguageAddress } from "./parse-once.ts";

/** What rendering needs from the server; one object for its whole life. */
export interface Services {
  read: ContentService;
  readImageMetadata: ReadImageMetadata;
  config: Config;
  clock: Clock;
  log: Log;
}

/** Where the outside world finds a page and what it links: on the origins of the sites. */
interface Canonical {
  canonical: LanguageAddress[];
  absolute(href: string): string | null;
}

/** A page ready to be rendered, or the error that stands in its place. */
export type Resolved = {
  language: Language;
  shell: Shell;
  staleFor: number;
  /** What editors are told of it; only in previews. */
  preview?: PreviewData;
} & (
  | ({
      kind: "page";
      status: 200 | 410;
      page: Page;
      /** What is wrong with its content; its envelope is judged where it is read. */
      issues?: readonly Issue[];
      /** What is shown of a list; null for other pages. */
      listing: Listing<unknown> | null;
      /** The parameters that the page takes. */
      takes: readonly string[];
      feeds: FeedLink[];
      image: string | null;
      /** A content of the site as everybody may see it: no demo, no preview. */
      isPublic: boolean;
      /** Not meant for search engines: what is not public, or a list that is asked for more than its first rows. */
      isUnlisted: boolean;
    } & Canonical)
  | ({ kind: "own"; status: 200; alternates: readonly LanguageAddress[] } & ShownSystemPage)
  | { kind: "demo"; status: 200 | 422; name: DemoName; view: Demo; takes: readonly string[] }
  | {
      kind: "error";
      status: number;
      versions: readonly LanguageAddress[];
      message: string | null;
      /** What was shown before cannot go on (spec §8, route validation). */
      isFatal: boolean;
      /** Where to look for a page that is missing from a site. */
      ways?: NotFoundSuggestions;
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

/** What is shown as a document. */
export type Shown = Exclude<Resolved, { kind: "redirect" }>;
export type ShownPage = Extract<Resolved, { kind: "page" }>;
export type Failed = Extract<Resolved, { kind: "error" }>;
