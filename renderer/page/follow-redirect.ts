import { errors } from "#server/errors.ts";
import type { Failed, Resolved, ShownPage } from "./resolved.ts";

interface Way {
  /** The redirect's own path. */
  path: string;
  /** Foreign hosts that visitors may be sent to. */
  redirectHosts: readonly string[];
  /** How many redirects led here. */
  hops: number;
  /** What stands at another path of the portal, one redirect further on. */
  resolveAt(path: string): Promise<Resolved>;
  missing(error: Error): Promise<Failed>;
}

/** A moved page leads on to where its target finally is; where it may not, it is shown (spec §1, redirect). */
export async function followRedirect(
  shown: ShownPage,
  { path, redirectHosts, hops, resolveAt, missing }: Way,
): Promise<Resolved> {
  if (shown.page.key !== "redirect") return shown;
  const { gone, target, permanent } = shown.page.view;
  if (gone) return { ...shown, status: 410 };
  if (!target || !mayLeadTo(target, redirectHosts)) return shown;
  const led = { ...shown, kind: "redirect", status: permanent ? 301 : 302, location: target.href } as const;
  if (!target.href.startsWith("/")) return led;
  if (hops >= longestRedirect) return missing(errors.redirect(path, "leads on too often or back to itself"));
  const final = await resolveAt(new URL(target.href, "http://portal.invalid").pathname);
  if (final.kind === "redirect") return { ...led, location: final.location };
  return final.kind === "error" ? missing(errors.redirect(path, "leads to a page that cannot be shown")) : led;
}

/** A redirect may lead to redirects; longer chains are taken for circles. */
const longestRedirect = 3;

/** The portal sends visitors by itself only to its own pages and to hosts it was told to trust. */
function mayLeadTo({ href, external }: { href: string; external: boolean }, hosts: readonly string[]): boolean {
  if (!external) return href.startsWith("/") || /^https?:/.test(href);
  const { protocol, hostname } = new URL(href);
  return protocol === "https:" && hosts.includes(hostname);
}
