import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Config } from "#server/config/config.ts";
import { allowsThirdPartyScripts } from "./allows-third-party-scripts.ts";

/** Base URL of the feedback API (docs/decisions/024-feedback-widget.md); null for pages without the widget. */
export function feedbackBase(resolved: ResolvedDocument, visitor: Visitor, { feedbackUrl }: Config): string | null {
  return allowsThirdPartyScripts(resolved, visitor) ? feedbackUrl : null;
}
