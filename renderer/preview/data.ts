import type { Change } from "#checks/changes/change.ts";
import type { Finding, InBoth } from "#checks/finding.ts";
import type czech from "#locales/editors/cs.json";
import type english from "#locales/editors/en.json";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Outline } from "./outline.ts";

export type EditorLanguage = keyof InBoth;
export type PanelTexts = (typeof czech)["preview"];

/** A field of a content item that its page shows. */
export interface ShownField {
  /** RFC 6901 pointer in the record as sent. */
  pointer: string;
  path: InBoth;
  /** Its lines as the page shows them; long lines are cut. */
  texts: readonly string[];
  /** Paths of its images in the CMS. */
  images: readonly string[];
  /** Address where the CMS edits it; null when unknown. */
  edit: string | null;
}

/** Something that the preview did not check; `count` is set for what can be counted. */
export interface NotChecked {
  what: "otherSites" | "ownLinks" | "files" | "categories" | "listed" | "otherPages" | "menus" | "look";
  count?: number;
}

/** A date in the content item at which its page may change. */
export interface Moment {
  /** Value of `?at=`: wall time in Prague without a zone. */
  at: string;
  path: InBoth;
}

/** The content item that was requested when there is no page, and why it is not shown. */
export interface Tried {
  reason: "missing" | "broken" | "embedded" | "forbidden" | "failed";
  id: string | null;
  url: string;
  language: Language;
  web: string | null;
}

/** A difference between the record of the page and another version of it. */
export interface ShownChange
  extends Pick<Change, "kind" | "humanPath" | "before" | "after" | "pieces" | "isFormatOnly"> {
  /** Its place in the record of the page. */
  pointer: string;
  /** True for a list item that only the other version has; the pointer is then that of its list. */
  isGone: boolean;
  /** Words for what happened, such as “Added”. */
  what: InBoth;
  edit: string | null;
}

/** A version that the page is compared with: its published version, the page of today, or the newer Czech version. */
export interface Comparison {
  with: "published" | "today" | "czech";
  /** True when there is no other version yet. */
  isNew: boolean;
  list: readonly ShownChange[];
  /** Number of changes beyond those listed. */
  left: number;
}

/** Data of the preview panel; a JSON block of the document. */
export interface PreviewData {
  language: Language;
  /** Pattern of paths that are not pages, from schemas/site/not-pages.ts; the panel's script holds no copy of the list. */
  notPages: string;
  texts: { cs: PanelTexts; en: (typeof english)["preview"] };
  findings: readonly ShownFinding[];
  notChecked: readonly NotChecked[];
  /** Comparisons with other versions of the page, as far as there are any and they are known. */
  comparisons: readonly Comparison[];
  /** The version of the page that is shown, when it has a draft; null otherwise. */
  shownVersion: "draft" | "published" | null;
  /** Blocks that the page leaves out; `finding` is the index in `findings` of the reason. */
  hidden: readonly { pointer: string; path: InBoth; finding: number }[];
  fields: readonly ShownField[];
  versions: readonly { language: Language; name: string; tag: string; href: string | null }[];
  time: {
    shown: string;
    /** The value of `?at=` if it is not a time; null otherwise. */
    refused: string | null;
    moments: readonly Moment[];
  };
  source: {
    id: string;
    versionId: number | null;
    published: boolean;
    updatedAt: string | null;
    /** Host of the CMS; null for the recorded content items. */
    host: string | null;
    /** Seconds since the retention of the page's other CMS answers ended; 0 when they are fresh. */
    staleFor: number;
  } | null;
  /** The parts of a form or a guide; null for other pages. */
  outline: Outline | null;
  /** Null when there is a page. */
  tried: Tried | null;
  /** Address where the CMS edits the content item; null when unknown. */
  edit: string | null;
  /** Origins of CMSs that may show the preview in a frame and exchange messages with it. */
  cmsOrigins: readonly string[];
}

export type ShownFinding = Pick<
  Finding,
  | "code"
  | "severity"
  | "effect"
  | "pointer"
  | "humanPath"
  | "label"
  | "message"
  | "fix"
  | "received"
  | "wcag"
  | "fingerprint"
> & {
  /** The record with the problem: the page's content item, or the settings of its site. */
  record: "content" | "settings";
  edit: string | null;
};
