import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { startPortal } from "./portal.ts";
import { offerIndex } from "./search-index.ts";

/** Builds the search index of the fixtures before the tests; removes it and its copies afterwards. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "portal-e2e-"));
  const portal = await startPortal({ SEARCH_FOLDER: folder, PORT: "20000" });
  await fetch(`${portal.url}/vyhledavani?q=rodina`);
  await expect.poll(() => portal.log().map(({ msg }) => msg), { timeout: 60_000 }).toContain("search index built");
  await portal.stop();
  offerIndex({ CMS_URL: portal.cmsUrl, SEARCH_FOLDER: folder, PORT: "20000" });
  return () => rmSync(folder, { recursive: true, force: true });
}
