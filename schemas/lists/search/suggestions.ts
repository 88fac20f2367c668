/** Path of suggestions, relative to the page that searches the whole site. */
export const suggestionsPath = "/suggestions.json";

export interface Suggestion {
  label: string;
  href: string;
  /** Language tag of the label if it differs from the page's. */
  lang?: string | undefined;
  /** Kind of page; null for a term. */
  kind: string | null;
}

export interface SuggestionAnswer {
  label: string;
  /** Number of suggestions, announced to screen readers. */
  said: string;
  options: Suggestion[];
  /** False while the index is not ready: the request may be repeated later. */
  isReady: boolean;
}
