import type { ExportFile } from "#renderer/exports/export-file.ts";
import type { splitAddress } from "#schemas/site/site-addresses.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import type { Resolved, Services } from "./resolved.ts";

/** One request: its parsed address, and what the steps of its pipeline need. */
export interface RequestContext {
  request: PageRequest;
  address: ReturnType<typeof splitAddress>;
  reader: CmsReader;
  services: Services;
  /** Number of redirects followed so far. */
  hops: number;
  /** Resolves the same request at another path of the portal. */
  resolveAt(path: string): Promise<Resolved | ExportFile>;
}
