import type { Content } from "#schemas/site/content.ts";
import { isSameName } from "#schemas/site/permissions.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import { type Admission, type AuthMeta, admissionOf } from "#schemas/visitor/auth-meta.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { levelParameter } from "#schemas/visitor/return-address.ts";
import { isExcluded, isSecured, levelsAt, roleAt } from "#server/auth/secured-paths.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";
import { errors } from "./errors.ts";
import { Redirect } from "./redirect.ts";
import type { RequestContext } from "./request-context.ts";

/** Thrown when the visitor may not see the page. */
export class AccessDenied extends Error {
  override name = "AccessDenied";
  readonly admission: Exclude<Admission, "admitted">;
  /** Levels of assurance, one of which the visitor has to sign in with; empty for any. */
  readonly levels: readonly string[];

  constructor(admission: Exclude<Admission, "admitted">, levels: readonly string[] = []) {
    super("the page is not for this visitor");
    this.admission = admission;
    this.levels = levels;
  }
}

/**
 * Throws AccessDenied when the visitor may not see the page at a path (spec §6). The path is the canonical one below
 * the site, by which its content is found. A path that requires a role also requires signing in.
 */
export function authorize(path: string, meta: AuthMeta, { request, services }: RequestContext): void {
  const { auth } = services.config;
  if (isExcluded(path, auth)) return;
  const role = roleAt(path, auth);
  const rules = role === null ? meta : { ...(typeof meta === "object" && meta), role };
  const { session } = request.visitor;
  const levels = levelsAt(path, auth);
  const admission = admissionOf(rules, isSecured(path, auth), session?.user ?? null);
  if (admission !== "admitted") throw new AccessDenied(admission, levels);
  if (levels.length > 0 && !levels.includes(session?.level ?? "")) throw new AccessDenied("sign-in", levels);
}

/** Throws AccessDenied when the visitor has none of the roles that may see the content. */
export function authorizeContent({ roles }: Pick<Content, "roles">, { request: { visitor } }: RequestContext): void {
  if (roles === null) return;
  const user = visitor.session?.user;
  if (!user) throw new AccessDenied("sign-in");
  if (!roles.some((role) => user.roles.some((own) => isSameName(own, role)))) throw new AccessDenied("forbidden");
}

/** Returns the redirect or error to answer with when access is denied (spec §4, page auth meta; §6). */
export function toDenialError(
  { admission, levels }: AccessDenied,
  { request: { path, visitor }, services: { config, log } }: RequestContext,
  input: ViewContextInput,
): Error {
  if (admission === "forbidden") return errors.forbidden();
  if (admission !== "sign-in")
    return new Redirect(302, addressOf(baseOf(input.web, input.language, input), admission.to));
  if (visitor.isUncertain) return errors.signIn();
  if (config.auth.provider.kind !== "none") return new Redirect(302, loginFor(levels), true);
  log.error({ path }, "Auth: the login page is misconfigured: a page needs signing in, and there is no provider");
  return errors.forbidden();
}

function loginFor(levels: readonly string[]): string {
  const query = new URLSearchParams({ [levelParameter]: levels.join(" ") });
  return levels.length === 0 ? authPaths.login : `${authPaths.login}?${query}`;
}
