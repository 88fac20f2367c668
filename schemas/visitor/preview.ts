/** Site or content item that a preview token is limited to, by CMS id; null for no limit. */
export interface PreviewScope {
  site: string | null;
  content: string | null;
}

export const previewRefusals = ["invalid", "expired", "tooLong", "otherSite", "otherContent"] as const;
export type PreviewRefusal = (typeof previewRefusals)[number];

/** A granted preview, or the reason for its refusal. */
export type PreviewDecision = { scope: PreviewScope } | { refusal: PreviewRefusal };

/** Query parameters of a preview: its token, its time and its version. Links between previews keep them. */
export const previewParameters = ["preview", "at", "version"] as const;

export const everywhere: PreviewScope = { site: null, content: null };
