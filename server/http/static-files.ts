import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { buildManifest } from "#server/pages/build-manifest.ts";
import { findKeptBuild } from "./kept-assets.ts";
import { pathOf } from "./request-target.ts";

/** Matches assets whose name holds a hash of their content. */
const hashedAsset = /\/assets\/.*[.-](?=[\w-]*[A-Z0-9])[\w-]{8}\.\w+$/;

interface Options {
  root: string;
  /** Folder of the assets of other builds, whose pages visitors may still have; null for none. */
  kept: string | null;
}

/** Serves the files that are in the built client at the start, but no hidden files and source maps. */
export async function serveStaticFiles(app: FastifyInstance, { root, kept }: Options): Promise<void> {
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
  app.get("/assets/*", { logLevel: "debug" }, async (request, reply) => {
    const path = pathOf(request.raw.url);
    const other = kept !== null && hashedAsset.test(path) ? await findKeptBuild(kept, path) : null;
    if (other !== null) return reply.sendFile(path, other);
    return reply.code(404).type("text/plain; charset=utf-8").send("404 Not Found\n");
  });
}

function cachePolicyOf(path: string): string {
  if (path.endsWith(buildManifest)) return "no-cache";
  return hashedAsset.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=86400";
}
