import type { Shown } from "#renderer/page/resolved.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Config } from "#server/config/config.ts";
import { takesOutsideScripts } from "./takes-outside-scripts.ts";

/**
 * Base URL of the feedback widget's API (docs/decisions/024-feedback-widget.md); null when the page does not ask for
 * feedback.
 */
export function feedbackBase(resolved: Shown, visitor: Visitor, { feedbackUrl }: Config): string | null {
  return takesOutsideScripts(resolved, visitor) ? feedbackUrl : null;
}
