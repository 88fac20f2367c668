import { takesOutsideScripts } from "#renderer/page/document/takes-outside-scripts.ts";
import type { Shown } from "#renderer/page/resolved.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Config } from "#server/config/config.ts";

/**
 * Returns the scripts that need consent, by category as JSON, whatever the visitor decided; null when there are none.
 */
export function waitingScripts(resolved: Shown, visitor: Visitor, { consent: { scripts } }: Config): string | null {
  const isWaiting = Object.values(scripts).some((urls) => urls.length > 0);
  return isWaiting && takesOutsideScripts(resolved, visitor) ? JSON.stringify(scripts) : null;
}
