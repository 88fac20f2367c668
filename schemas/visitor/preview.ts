/** Contents that the token of a preview is limited to, by their ids in the CMS; null for no limit. */
export interface PreviewScope {
  site: string | null;
  content: string | null;
}

/** Reasons why a preview that was asked for is not shown. */
export const previewRefusals = ["invalid", "expired", "tooLong", "otherSite", "otherContent"] as const;
export type PreviewRefusal = (typeof previewRefusals)[number];

/** Preview of a page, or why there is none. */
export type PreviewDecision = { scope: PreviewScope } | { refusal: PreviewRefusal };

export const everywhere: PreviewScope = { site: null, content: null };
