import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";

/**
 * True for documents in which third-party scripts may run: content and address are public, and nobody is signed in, so
 * scripts cannot act in a user's name.
 */
export function allowsThirdPartyScripts(resolved: ResolvedDocument, { session, isUncertain }: Visitor): boolean {
  return session === null && !isUncertain && resolved.kind === "page" && resolved.isPublic;
}
