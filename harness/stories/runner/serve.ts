import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { type Listening, listen } from "#embedded/replay/listen.ts";
import { documentsPath } from "#schemas/values/image-address.ts";
import { productionHeaders } from "#server/http/security-headers.ts";

/** Folders by the path under which their files are served; the one named last is for what the others do not hold. */
export type Folders = Readonly<Record<string, string>>;

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".vtt": "text/vtt",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The policy of the portal's pages: what it stops there is stopped on the runner as well. */
const headers = productionHeaders({ scriptHashes: [], trustedTypes: ["own-page"] });

/** Serves files to browsers on this machine. */
export function serveFolders(folders: Folders): Promise<Listening> {
  return listen({ port: 0, host: "127.0.0.1", headers: [], answer: (request) => answer(folders, request) });
}

/** The runner, its stories, and the documents of the CMS. */
export function runnerFolders(built: string, stories: string, documents: string): Folders {
  return { "/stories/": stories, [`${documentsPath}/`]: documents, "/": built };
}

async function answer(folders: Folders, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = fileOf(folders, pathname === "/" ? "/index.html" : pathname);
  const content = file && (await readFile(file).catch(() => null));
  if (!file || !content) return new Response(null, { status: 404, headers: [...headers] });
  const type = types[extname(file).toLowerCase()] ?? "application/octet-stream";
  return new Response(content, { headers: [...headers, ["content-type", type], ["cache-control", "max-age=3600"]] });
}

/** Null for an address that is no path below any of the folders. */
function fileOf(folders: Folders, pathname: string): string | null {
  const [prefix, folder] = Object.entries(folders).find(([prefix]) => pathname.startsWith(prefix)) ?? [];
  if (prefix === undefined || folder === undefined) return null;
  try {
    const file = normalize(join(folder, decodeURIComponent(pathname.slice(prefix.length))));
    return file.startsWith(folder + sep) && !file.includes("\0") ? file : null;
  } catch {
    return null;
  }
}
