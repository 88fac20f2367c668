import type { ExportFile } from "#renderer/exports/export-file.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { splitAddress } from "#server/cms/sites.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import type { Resolved, Services } from "./resolved.ts";

/** A request with its address split once, and what its steps read with. */
export interface RequestContext {
  request: PageRequest;
  address: ReturnType<typeof splitAddress>;
  reader: CmsReader;
  services: Services;
  /** Number of redirects that led here. */
  hops: number;
  /** Answers the same request at another path of the portal. */
  resolveAt(path: string): Promise<Resolved | ExportFile>;
}
