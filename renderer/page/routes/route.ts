import type { ExportFile } from "#renderer/exports/export-file.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Site } from "#renderer/page/resolve-site.ts";
import type { Resolved } from "#renderer/page/resolved.ts";
import type { AuthMeta } from "#schemas/visitor/auth-meta.ts";

/** A kind of address that belongs to the visited host: it is answered before the site is known and never waits for one. */
export interface HostRoute {
  /** Its file's name. */
  name: string;
  of: "host";
  /** True for the canonical paths of the route. */
  matches(path: string): boolean;
  /** Null where the route has nothing; the request then goes on to the routes of the site. */
  answer(context: RequestContext): Promise<ExportFile | null>;
}

/** A kind of address below a site and its language. */
export interface SiteRoute {
  /** Its file's name. */
  name: string;
  of: "site";
  /** True for the canonical paths, below the site, that the route may answer. */
  matches(path: string): boolean;
  /** Throws for a matching address that is not valid (spec §5, route validation). */
  validate?(context: RequestContext, site: Site): void;
  /** Access rules of a path (spec §4, page auth meta); public unless defined. */
  auth?(path: string): AuthMeta;
  /** True where a path behind `/-/` means something; elsewhere it is not found. */
  takesExtra?(path: string): boolean;
  /** Null where the route has nothing at the path; the next route that matches is tried. */
  answer(context: RequestContext, site: Site): Promise<Resolved | ExportFile | null>;
}

export type Route = HostRoute | SiteRoute;
