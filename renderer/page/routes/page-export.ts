import { splitExportSuffix, toPageFile } from "#renderer/exports/page-file.ts";
import { maxRowsInMemory } from "#renderer/exports/table.ts";
import { errors } from "#renderer/page/errors.ts";
import type { SiteRoute } from "./route.ts";

/** A page exported to another format, at its address with a suffix: `/akce/veletrh.ics`. */
export const pageExport: SiteRoute = {
  name: "page-export",
  of: "site",
  matches: (path) => splitExportSuffix(path) !== null,
  async answer({ request, services, resolveAt }) {
    const split = splitExportSuffix(request.path);
    if (!split) return null;
    const page = await resolveAt(split.path);
    if (page.kind === "error" && page.status >= 500) return page;
    if (page.kind !== "page") return null;
    // A file with rows missing would be mistaken for a complete one.
    if (page.listing?.failure) throw errors.search();
    const isLongTable = split.suffix === "csv" && (page.listing?.total ?? 0) > maxRowsInMemory;
    if (!isLongTable) await page.listing?.readMatching?.(services.yieldToRequests);
    return toPageFile(page, split.suffix, { path: split.path, host: request.host, now: services.clock.now() });
  },
};
