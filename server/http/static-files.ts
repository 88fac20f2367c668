import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { assetsPath } from "#schemas/site/own-paths.ts";
import { buildManifest } from "#server/pages/build-manifest.ts";
import { pathOf } from "./request-target.ts";
import { findRetainedBuild } from "./retained-assets.ts";
import { sendStatus } from "./status-text.ts";

/** Matches assets whose name contains a content hash. */
const hashedAsset = /\/assets\/.*[.-](?=[\w-]*[A-Z0-9])[\w-]{8}\.\w+$/;

interface Options {
  root: string;
  /** Folder of retained builds, for visitors who still have their pages open; null for none. */
  retainedFolder: string | null;
}

/** Serves the files of the built client, without hidden files and source maps. The list of files is read at startup. */
export async function serveStaticFiles(app: FastifyInstance, { root, retainedFolder }: Options): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ["**/*.map", "**/*.br", "**/*.gz"],
    logLevel: "debug",
    setHeaders: (reply, path) => {
      reply.header("cache-control", cachePolicyOf(path.replace(/\.(?:br|gz)$/, "")));
    },
  });
  app.get(`${assetsPath}/*`, { logLevel: "debug" }, async (request, reply) => {
    const path = pathOf(request.raw.url);
    const other =
      retainedFolder !== null && hashedAsset.test(path) ? await findRetainedBuild(retainedFolder, path) : null;
    if (other !== null) return reply.sendFile(path, other);
    return sendStatus(reply, 404);
  });
}

function cachePolicyOf(path: string): string {
  if (path.endsWith(buildManifest)) return "no-cache";
  return hashedAsset.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=86400";
}
