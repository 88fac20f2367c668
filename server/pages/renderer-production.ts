import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBuildId } from "./build-manifest.ts";
import { readStyleSheets } from "./style-sheets.ts";

/** Loads the renderer of the build, which needs neither Vike nor Vite. */
export async function loadRenderer(root: string, services: Vike.PageContextServer["services"]) {
  const { createRenderer } = await import("#dist/server/renderer.mjs");
  const clientRoot = join(root, "dist/client");
  const renderer = createRenderer(services, {
    manifest: JSON.parse(readFileSync(join(root, "dist/assets.json"), "utf8")),
    styles: readStyleSheets(clientRoot),
    id: readBuildId(clientRoot),
  });
  return { clientRoot, dev: null, ...renderer };
}
