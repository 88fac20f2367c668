import { errors } from "./errors.ts";
import { Redirect } from "./redirect.ts";
import type { RequestContext } from "./request-context.ts";
import type { ResolvedPage } from "./resolved.ts";

/** Throws Redirect to the final target of a moved page. With a forbidden target it is shown (spec §1, redirect). */
export async function followRedirect(shown: ResolvedPage, context: RequestContext): Promise<ResolvedPage> {
  if (shown.page.key !== "redirect") return shown;
  const { gone, target, permanent } = shown.page.view;
  if (gone) return { ...shown, status: 410 };
  if (!target || !isAllowedTarget(target, context.services.config.redirectHosts)) return shown;
  throw new Redirect(permanent ? 301 : 302, await finalAddress(target.href, context));
}

/** A redirect may lead to another one; longer chains are treated as loops. */
const maxRedirects = 3;

async function finalAddress(href: string, { request, hops, resolveAt }: RequestContext): Promise<string> {
  if (!href.startsWith("/")) return href;
  if (hops >= maxRedirects) throw errors.redirect(request.path, "leads on too often or back to itself");
  const final = await resolveAt(new URL(href, "http://portal.invalid").pathname);
  if (final.kind === "error") throw errors.redirect(request.path, "leads to a page that cannot be shown");
  // Do not redirect straight to the login page: the target does that itself, so that the visitor returns to it after
  // signing in.
  return final.kind === "redirect" && !final.needsSignIn ? final.location : href;
}

/** The portal redirects only to its own pages and to hosts trusted in the settings. */
function isAllowedTarget({ href, external }: { href: string; external: boolean }, hosts: readonly string[]): boolean {
  if (!external) return href.startsWith("/") || /^https?:/.test(href);
  const { protocol, hostname } = new URL(href);
  return protocol === "https:" && hosts.includes(hostname);
}
