/** Element that the ministry's feedback widget replaces (spec §7). */
export const feedbackElement = "mpsv-questionnaire";

/** Returns the token of feedback elements from the query parameter `key`; null for an invalid one. */
export function toFeedbackToken(key: string | null): string | null {
  return key !== null && /^[\w-]{1,128}$/.test(key) ? key : null;
}
