/** Site or content item that a preview token is limited to, by CMS id; null for no limit. */
export interface PreviewScope {
  site: string | null;
  content: string | null;
}

export const previewRefusals = ["invalid", "expired", "tooLong", "otherSite", "otherContent"] as const;
export type PreviewRefusal = (typeof previewRefusals)[number];

/** A granted preview, or the reason for its refusal. */
export type PreviewDecision = { scope: PreviewScope } | { refusal: PreviewRefusal };

export const everywhere: PreviewScope = { site: null, content: null };
