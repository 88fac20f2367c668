import { z } from "zod";
import type { StyleSheets } from "#server/pages/style-sheets.ts";

/** The built files a page needs, as addresses. */
export interface Assets {
  scripts: string[];
  styles: StyleSheets;
  /** Scripts that the entry imports, fetched ahead at low priority. */
  modules: string[];
  /** The script of previews, which no other page names. */
  preview: string | null;
  /** Id of the build the files are of. */
  build: string | null;
}

const preview = "renderer/client/preview/start.ts";

/** In development Vike adds scripts and styles itself. */
export const noAssets: Assets = { scripts: [], styles: {}, modules: [], preview: `/${preview}`, build: null };

const manifest = z.record(z.string(), z.looseObject({ file: z.string(), imports: z.array(z.string()).optional() }));

/** The script every page runs. */
const entry = "renderer/vike/+client.ts";

/** Reads the addresses from the build's manifest; throws when a file every page needs is not in it. */
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
