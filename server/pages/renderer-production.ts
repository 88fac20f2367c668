import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getGlobalContextAsync } from "vike/server";
import { readBuildId } from "./build-manifest.ts";
import type { PageRequest } from "./pages.ts";
import { readStyleSheets } from "./style-sheets.ts";

/** The renderer of the build, called without Vike between request and page. */
export async function loadRenderer(root: string, services: Vike.PageContextServer["services"]) {
  await import(pathToFileURL(join(root, "dist/server/entry.mjs")).href);
  const globalContext = await getGlobalContextAsync(true);
  if (globalContext.isClientSide) throw new Error("the renderer runs on the server only");
  const { renderer, assetsManifest } = globalContext;
  const clientRoot = join(root, "dist/client");
  const assets = renderer.readAssets(assetsManifest, readStyleSheets(clientRoot), readBuildId(clientRoot));
  return {
    clientRoot,
    dev: null,
    answerPage: (request: PageRequest) => renderer.answerPage(request, services, assets),
    fallbackErrorPage: renderer.createFallbackErrorPage(services, assets),
  };
}
