/** The element in whose place the widget of the ministry asks for feedback (spec §7). */
export const feedbackElement = "mpsv-questionnaire";

/** What the `key` of a page's address gives the feedback elements as their token; null for what is no key. */
export function toFeedbackToken(key: string | null): string | null {
  return key !== null && /^[\w-]{1,128}$/.test(key) ? key : null;
}
