import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { buildManifest } from "#server/pages/build-manifest.ts";

/** Matches assets whose name holds a hash of their content. */
const hashedAsset = /\/assets\/.*[.-](?=[\w-]*[A-Z0-9])[\w-]{8}\.\w+$/;

/** Serves the files that are in the built client at the start, but no hidden files and source maps. */
export async function serveStaticFiles(app: FastifyInstance, { root }: { root: string }): Promise<void> {
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
  app.get("/assets/*", { logLevel: "debug" }, (_request, reply) => {
    return reply.code(404).type("text/plain; charset=utf-8").send("404 Not Found\n");
  });
}

function cachePolicyOf(path: string): string {
  if (path.endsWith(buildManifest)) return "no-cache";
  return hashedAsset.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=86400";
}
