import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { sourceHash } from "#portal/build/source-hash.ts";

// Within the project, so that its packages are found.
const folder = join(import.meta.dirname, "../../../node_modules/.cache/check");
const sources = "{components,locales,machines,renderer,schemas,server,templates}/**/*.{css,json,svg,ts,tsx}";

let loading: Promise<typeof import("#portal/page/document/document.tsx").documentOf> | null = null;

/** Returns the function that renders documents, built from the current sources; reuses the build of an earlier run. */
export function loadDocumentOf() {
  loading ??= load();
  return loading;
}

async function load() {
  // The production build of React renders several times as fast.
  process.env["NODE_ENV"] ??= "production";
  const kind = `document-${process.env["NODE_ENV"]}-`;
  const name = `${kind}${sourceHash(sources)}.js`;
  if (!existsSync(join(folder, name))) await build(kind, name);
  const built: typeof import("#portal/page/document/document.tsx") = await import(
    pathToFileURL(join(folder, name)).href
  );
  return built.documentOf;
}

/** Builds one file and moves it into place, as other runs may do the same. */
async function build(kind: string, name: string): Promise<void> {
  const fresh = `${folder}-${process.pid}`;
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "build-renderer.ts"), fresh]);
  mkdirSync(folder, { recursive: true });
  renameSync(join(fresh, "document.js"), join(folder, name));
  rmSync(fresh, { recursive: true });
  const others = readdirSync(folder).filter((each) => each.startsWith(kind) && each !== name);
  for (const other of others) rmSync(join(folder, other), { force: true });
}
