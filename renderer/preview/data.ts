import type { Finding, InBoth } from "#checks/finding.ts";
import type czech from "#locales/editors/cs.json";
import type english from "#locales/editors/en.json";
import type { Language } from "#schemas/site/language-codes.ts";

/** The languages that editors are served in. */
export type EditorLanguage = keyof InBoth;
export type PanelTexts = (typeof czech)["preview"];

/** A field of a content item that can be seen on its page. */
export interface ShownField {
  /** RFC 6901 pointer in the record as sent. */
  pointer: string;
  path: InBoth;
  /** Its lines as the page shows them, each cut where it is long. */
  texts: readonly string[];
  /** Paths of its images in the CMS. */
  images: readonly string[];
  /** Address where it is edited; null where that is not known. */
  edit: string | null;
}

/** Something that nobody has looked at; `count` where it can be counted. */
export interface NotChecked {
  what: "otherSites" | "ownLinks" | "files" | "categories" | "listed" | "otherPages" | "menus" | "look";
  count?: number;
}

/** A date of the content at which its page may change. */
export interface Moment {
  /** Value of `?at=`: wall time in Prague without a zone. */
  at: string;
  path: InBoth;
}

/** The content that was looked for where there is no page, and the reason why it is not shown. */
export interface Tried {
  reason: "missing" | "broken" | "embedded" | "forbidden" | "failed";
  id: string | null;
  url: string;
  language: Language;
  web: string | null;
}

/** Data of the preview panel, which the document carries as a JSON block. */
export interface PreviewData {
  language: Language;
  texts: { cs: PanelTexts; en: (typeof english)["preview"] };
  findings: readonly ShownFinding[];
  notChecked: readonly NotChecked[];
  /** Blocks that are not on the page: their pointer and the index in `findings` of the finding that hides them. */
  hidden: readonly { pointer: string; path: InBoth; finding: number }[];
  fields: readonly ShownField[];
  versions: readonly { language: Language; name: string; tag: string; href: string | null }[];
  time: {
    /** The time that the page is shown as of. */
    shown: string;
    /** The requested value that is no time. */
    refused: string | null;
    moments: readonly Moment[];
  };
  source: {
    id: string;
    versionId: number | null;
    published: boolean;
    updatedAt: string | null;
    /** Host of the CMS; null for the recorded contents. */
    host: string | null;
    /** Seconds by which the rest of the page is older than its retention. */
    staleFor: number;
  } | null;
  /** The content that was looked for in vain; null where there is a page. */
  tried: Tried | null;
  /** Address of the content in the editor of the CMS; null where it is not known. */
  edit: string | null;
  /** Origins of the CMSs that may frame the preview and exchange messages with it. */
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
  /** The record that it is about: the content of the page, or the settings of its site. */
  record: "content" | "settings";
  edit: string | null;
};
