import type { Finding, InBoth } from "#checks/finding.ts";
import type czech from "#locales/editors/cs.json";
import type english from "#locales/editors/en.json";
import type { Language } from "#schemas/site/languages.ts";

/** The languages that editors are served in. */
export type EditorLanguage = keyof InBoth;
export type PanelTexts = (typeof czech)["preview"];

/** A part of a content that can be seen on its page. */
export interface ShownField {
  /** RFC 6901 pointer in the record as sent. */
  pointer: string;
  path: InBoth;
  /** Its words as the page shows them, the first of them where there are many; null for images. */
  text: string | null;
  /** Path of an image in the CMS. */
  image: string | null;
}

/** A date of the content at which its page may change. */
export interface Moment {
  /** What `?at=` says: wall time in Prague without a zone. */
  at: string;
  path: InBoth;
}

/** What was looked for where there is no page, and what became of it. */
export interface Tried {
  reason: "missing" | "broken" | "embedded" | "forbidden" | "failed";
  id: string | null;
  url: string;
  language: Language;
  web: string | null;
}

/** All that the panel of a preview shows: the document of a preview carries it as a JSON block. */
export interface PreviewData {
  language: Language;
  texts: { cs: PanelTexts; en: (typeof english)["preview"] };
  findings: readonly ShownFinding[];
  /** Blocks that are not on the page, by their pointer, and what hides them by its place in `findings`. */
  hidden: readonly { pointer: string; path: InBoth; finding: number }[];
  fields: readonly ShownField[];
  versions: readonly { language: Language; name: string; tag: string; href: string | null }[];
  time: {
    /** The time that the page is shown as of. */
    shown: string;
    /** What was asked for and is no time. */
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
    /** Seconds by which what stands around the content is older than it should be. */
    staleFor: number;
  } | null;
  /** What was looked for in vain; null where the page is there. */
  tried: Tried | null;
  /** Where the content is edited; null where that is not known. */
  edit: string | null;
}

export type ShownFinding = Pick<
  Finding,
  "code" | "severity" | "effect" | "pointer" | "humanPath" | "label" | "message" | "fix" | "wcag" | "fingerprint"
> & { edit: string | null };
