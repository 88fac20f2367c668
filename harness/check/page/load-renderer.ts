import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildRendererModules } from "#harness/bench/servers/renderer-modules.ts";

// Within the project, so that its packages are found; of its own, so that runs beside this one do not meet.
const folder = join(import.meta.dirname, "../../../node_modules/.cache", `check-${process.pid}`);

let loading: Promise<typeof import("#renderer/page/document.tsx").documentOf> | null = null;

/** Returns the function that writes documents, built from the current sources. */
export function loadDocumentOf() {
  loading ??= build();
  return loading;
}

async function build() {
  // React renders several times as fast without its help for developers.
  process.env["NODE_ENV"] ??= "production";
  await buildRendererModules({ folder, modules: { document: "renderer/page/document.tsx" } });
  try {
    const built: typeof import("#renderer/page/document.tsx") = await import(
      pathToFileURL(join(folder, "document.js")).href
    );
    return built.documentOf;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
