import type { ExportFile } from "#renderer/exports/export-file.ts";
import type { Services } from "#renderer/page/resolved.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import { findRobots } from "./robots.ts";
import { findSecurityContact, securityContactPath } from "./security-contact.ts";
import { findSitemap } from "./sitemap.ts";

/** What crawlers and security researchers ask for at fixed addresses; null at any other. */
export async function findFile(request: PageRequest, services: Services): Promise<ExportFile | null> {
  if (request.path === "/robots.txt") return findRobots(request, services);
  if (request.path === securityContactPath) return findSecurityContact(request, services);
  return findSitemap(request, services);
}
