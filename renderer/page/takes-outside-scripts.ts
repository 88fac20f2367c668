import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Shown } from "./resolved.ts";

/**
 * Whether scripts that are not ours may run in a document: only where what it shows, and at what address, is for
 * everybody to see, and nobody is signed in in whose name they could act.
 */
export function takesOutsideScripts(resolved: Shown, { session, isUncertain }: Visitor): boolean {
  return session === null && !isUncertain && resolved.kind === "page" && resolved.isPublic;
}
