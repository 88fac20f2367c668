import { errors } from "#server/errors.ts";
import { Redirect } from "./redirect.ts";
import type { RequestContext } from "./request-context.ts";
import type { ShownPage } from "./resolved.ts";

/** Throws Redirect to the final target of a moved page; a page whose target may not be followed is shown (spec §1, redirect). */
export async function followRedirect(shown: ShownPage, context: RequestContext): Promise<ShownPage> {
  if (shown.page.key !== "redirect") return shown;
  const { gone, target, permanent } = shown.page.view;
  if (gone) return { ...shown, status: 410 };
  if (!target || !mayLeadTo(target, context.services.config.redirectHosts)) return shown;
  throw new Redirect(permanent ? 301 : 302, await finalAddress(target.href, context));
}

/** Redirects may lead to redirects; longer chains are taken for circles. */
const longestChain = 3;

async function finalAddress(href: string, { request, hops, resolveAt }: RequestContext): Promise<string> {
  if (!href.startsWith("/")) return href;
  if (hops >= longestChain) throw errors.redirect(request.path, "leads on too often or back to itself");
  const final = await resolveAt(new URL(href, "http://portal.invalid").pathname);
  if (final.kind === "error") throw errors.redirect(request.path, "leads to a page that cannot be shown");
  // The login page is for the target to lead to, as it is where the visitor comes back to.
  return final.kind === "redirect" && !final.needsSignIn ? final.location : href;
}

/** The portal sends visitors by itself only to its own pages and to hosts that the settings trust. */
function mayLeadTo({ href, external }: { href: string; external: boolean }, hosts: readonly string[]): boolean {
  if (!external) return href.startsWith("/") || /^https?:/.test(href);
  const { protocol, hostname } = new URL(href);
  return protocol === "https:" && hosts.includes(hostname);
}
