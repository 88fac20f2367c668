import { z } from "zod";
import type { StyleSheets } from "#server/pages/style-sheets.ts";

/** Addresses of the built files that a page needs. */
export interface Assets {
  scripts: string[];
  styles: StyleSheets;
  /** Scripts imported by the entry, preloaded at low priority. */
  modules: string[];
  /** The script of the preview panel, loaded only in previews. */
  preview: string | null;
  build: string | null;
}

const preview = "renderer/client/preview/start.ts";

/** In development Vike adds scripts and styles itself. */
export const noAssets: Assets = { scripts: [], styles: {}, modules: [], preview: `/${preview}`, build: null };

const manifest = z.record(z.string(), z.looseObject({ file: z.string(), imports: z.array(z.string()).optional() }));

/** The client entry, which runs on every page. */
const entry = "renderer/vike/+client.ts";

/** Reads the addresses from Vite's manifest. Throws when a file that every page needs is missing from it. */
export function readAssets(json: unknown, styles: StyleSheets, build: string): Assets {
  const chunks = manifest.parse(json);
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`the build's manifest does not name ${key}`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(entry);
  const script = `/${chunks[entry]?.file}`;
  files.delete(script);
  const previewScript = chunks[preview]?.file;
  return { scripts: [script], styles, modules: [...files], preview: previewScript ? `/${previewScript}` : null, build };
}
