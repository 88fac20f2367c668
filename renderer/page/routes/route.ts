import type { ExportFile } from "#renderer/exports/export-file.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Site } from "#renderer/page/resolve-site.ts";
import type { Resolved } from "#renderer/page/resolved.ts";
import type { AuthMeta } from "#schemas/visitor/auth-meta.ts";

/** A route of the host: answered before the site is known, and never waits for it. */
export interface HostRoute {
  /** Same as its file's name. */
  name: string;
  of: "host";
  /** True for the canonical paths of the route. */
  matches(path: string): boolean;
  /** Null when the route has no answer; the site's routes are tried next. */
  answer(context: RequestContext): Promise<ExportFile | null>;
}

export interface SiteRoute {
  /** Same as its file's name. */
  name: string;
  of: "site";
  /** True for the canonical paths below the site, and the parts after `/-/`, that the route may answer. */
  matches(path: string, extra: string): boolean;
  /** Throws when a matching address is invalid (spec §5, route validation). */
  validate?(context: RequestContext, site: Site): void;
  /** Access rules of a path (spec §4, page auth meta); without it the route is public. */
  auth?(path: string): AuthMeta;
  /** True when the route handles the part of a path after `/-/`; otherwise such an address is not found. */
  takesExtra?(path: string): boolean;
  /** Null when the route has no answer for the path; the next matching route is tried. */
  answer(context: RequestContext, site: Site): Promise<Resolved | ExportFile | null>;
}

export type Route = HostRoute | SiteRoute;
