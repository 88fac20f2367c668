import { content } from "./content.ts";
import { demoPage } from "./demo-page.ts";
import { feed } from "./feed.ts";
import { form } from "./form.ts";
import { guide } from "./guide.ts";
import { manifest } from "./manifest.ts";
import { pageExport } from "./page-export.ts";
import { robots } from "./robots.ts";
import type { HostRoute, Route, SiteRoute } from "./route.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemap } from "./sitemap.ts";
import { sitemapIndex } from "./sitemap-index.ts";
import { suggestions } from "./suggestions.ts";
import { systemPage } from "./system-page.ts";

/** Every route, in the order in which they are tried. */
export const routes = withUniqueNames([
  robots,
  securityTxt,
  sitemapIndex,
  sitemap,
  feed,
  suggestions,
  manifest,
  systemPage,
  pageExport,
  demoPage,
  guide,
  form,
  content,
]);

const hostRoutes = routes.filter((route): route is HostRoute => route.of === "host");
const siteRoutes = routes.filter((route): route is SiteRoute => route.of === "site");

export function hostRouteAt(path: string): HostRoute | undefined {
  return hostRoutes.find((route) => route.matches(path));
}

/** The routes that match a path below a site and the part after `/-/`, in order; content always comes last. */
export function siteRoutesAt(path: string, extra = ""): SiteRoute[] {
  return siteRoutes.filter((route) => route.matches(path, extra));
}

export function withUniqueNames(listed: readonly Route[]): readonly Route[] {
  const names = listed.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new Error(`route ${twice} is listed twice in renderer/page/routes/registry.ts; remove one of them`);
  }
  return listed;
}
