import { type Admission, type AuthMeta, admissionOf } from "#schemas/visitor/auth-meta.ts";
import { isExcluded, isSecured, roleAt } from "#server/auth/secured-paths.ts";
import type { Config } from "#server/config/config.ts";
import type { PageRequest } from "#server/pages/pages.ts";

/** Somebody at the door of a page that is not for them. */
export class AccessDenied extends Error {
  override name = "AccessDenied";
  readonly admission: Exclude<Admission, "admitted">;

  constructor(admission: Exclude<Admission, "admitted">) {
    super("the page is not for this visitor");
    this.admission = admission;
  }
}

/**
 * Throws AccessDenied where a visitor may not see what is at a path (spec §6). It is asked with the canonical path below
 * a site that also finds the content, before the content is asked for. A path that needs a role needs signing in.
 */
export function guard(path: string, meta: AuthMeta, { visitor }: Pick<PageRequest, "visitor">, { auth }: Config): void {
  if (isExcluded(path, auth)) return;
  const role = roleAt(path, auth);
  const rules = role === null ? meta : { ...(typeof meta === "object" && meta), role };
  const admission = admissionOf(rules, isSecured(path, auth), visitor.session?.user ?? null);
  if (admission !== "admitted") throw new AccessDenied(admission);
}
