import { allowsThirdPartyScripts } from "#renderer/page/document/allows-third-party-scripts.ts";
import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Config } from "#server/config/config.ts";

/** Returns the scripts that need consent, by category as JSON, whatever the visitor decided; null for none. */
export function consentScripts(
  resolved: ResolvedDocument,
  visitor: Visitor,
  { consent: { scripts } }: Config,
): string | null {
  const hasScripts = Object.values(scripts).some((urls) => urls.length > 0);
  return hasScripts && allowsThirdPartyScripts(resolved, visitor) ? JSON.stringify(scripts) : null;
}
