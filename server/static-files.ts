import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** A file whose name changes with its content, as the build names its assets. */
const hashedAsset = /\/assets\/.*[.-](?=[\w-]*[A-Z0-9])[\w-]{8}\.\w+$/;

/** Serves exactly the files that are in the built client now; its hidden files and source maps are not served. */
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
      const isHashed = hashedAsset.test(path.replace(/\.(?:br|gz)$/, ""));
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400");
    },
  });
  app.get("/assets/*", { logLevel: "debug" }, (_request, reply) => {
    return reply.code(404).type("text/plain; charset=utf-8").send("404 Not Found\n");
  });
}
