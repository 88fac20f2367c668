import type { Shown } from "#renderer/page/resolved.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";

/**
 * True for documents in which scripts of others may run: content and address are public, and nobody is signed in in
 * whose name the scripts could act.
 */
export function takesOutsideScripts(resolved: Shown, { session, isUncertain }: Visitor): boolean {
  return session === null && !isUncertain && resolved.kind === "page" && resolved.isPublic;
}
