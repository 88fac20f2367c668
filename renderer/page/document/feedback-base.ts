import type { Shown } from "#renderer/page/resolved.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Config } from "#server/config/config.ts";
import { takesOutsideScripts } from "./takes-outside-scripts.ts";

/** The base of the API whose widget asks for feedback on a page (docs/decisions/024-feedback-widget.md); null for none. */
export function feedbackBase(resolved: Shown, visitor: Visitor, { feedbackUrl }: Config): string | null {
  return takesOutsideScripts(resolved, visitor) ? feedbackUrl : null;
}
