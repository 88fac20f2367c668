import type { Language } from "#schemas/site/language-codes.ts";

/** The outline below the preview of a form or guide, in the language of its page: its parts in order, and its expert cases. */
export interface Outline {
  title: string;
  hint: string;
  parts: readonly { title: string; pages: readonly OutlinedPage[] }[];
  cases: { result: string; tried: readonly OutlinedCase[] };
}

export interface OutlinedPage {
  title: string;
  /** Address of its preview; null when no answers lead to it. */
  href: string | null;
  /** Each introduces the tests that answers have to meet. */
  conditions: readonly { text: string; tests: readonly string[] }[];
  notes: readonly string[];
  /** Previews with sample answers. */
  samples: readonly { text: string; href: string }[];
}

export interface OutlinedCase {
  text: string;
  isPassed: boolean;
  /** Address of the preview with its answers; null when answers are not in addresses. */
  href: string | null;
}

/** A page whose outline is made. */
export interface Previewed<View> {
  view: View;
  /** Data of the content item, with shared values written into it. */
  data: unknown;
  language: Language;
  /** Address of the first page. */
  start: string;
  /** Parameters that keep the visitor in the preview. */
  parameters: URLSearchParams;
  /** ISO day. */
  today: string;
}
