/** Path of the suggestions below the page that searches the whole site. */
export const suggestionsPath = "/suggestions.json";

/** A page or a term that a visitor may be about to type. */
export interface Suggestion {
  label: string;
  href: string;
  /** Language tag of the label where it is not that of the page. */
  lang?: string | undefined;
  /** Kind of page; null for a term. */
  kind: string | null;
}

export interface SuggestionAnswer {
  /** Name of the list. */
  label: string;
  /** Number of suggestions, for those who hear them. */
  said: string;
  options: Suggestion[];
  /** False while nothing can be suggested yet: the same text may be asked for again after a while. */
  isReady: boolean;
}
