import { failed, resolve } from "#renderer/page/resolve.ts";
import type { Failed, Services } from "#renderer/page/resolved.ts";
import { findFile } from "#renderer/seo/find-file.ts";
import { bareShell } from "#renderer/shell/to-shell.ts";
import { splitAddress } from "#server/cms/sites.ts";
import { errors } from "#server/errors.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import type { ExportFile } from "./export-file.ts";
import { findFeed } from "./feed-file.ts";
import { splitTwinSuffix, toPageFile } from "./page-file.ts";

/** The machine-readable twin of a page or a site at an address that is no content's own; null when there is none. */
export async function findExport(request: PageRequest, services: Services): Promise<ExportFile | Failed | null> {
  const split = splitTwinSuffix(request.path);
  if (!split) return findSiteFile(request, services);
  const { path, suffix } = split;
  const resolved = await resolve({ ...request, path }, services);
  if (resolved.kind === "error") return resolved.status >= 500 ? resolved : null;
  if (resolved.kind !== "page") return null;
  // A file that lacks what could not be found would be taken for the whole.
  if (resolved.listing?.isFailed) return failed(errors.search(), resolved.shell, request, services.log);
  return toPageFile(resolved, suffix, { path, host: request.host });
}

async function findSiteFile(request: PageRequest, services: Services): Promise<ExportFile | Failed | null> {
  try {
    return (await findFeed(request, services)) ?? (await findFile(request, services));
  } catch (error) {
    return failed(error, bareShell(splitAddress(request, services.config).language), request, services.log);
  }
}
