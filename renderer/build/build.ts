/**
 * Builds the portal into dist/: Vike's client and server, style sheets for all pages and for each template, compressed
 * copies of text files, and outage pages for a proxy. With --if-changed, only when one of the inputs has changed since
 * the last build. With --strict, warnings of the bundler fail the build.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { sourceHash } from "./source-hash.ts";

const root = join(import.meta.dirname, "../..");
const client = join(root, "dist/client");
const stamp = join(root, "dist/built-from");

const source = sourceHash(
  "{checks,components,locales,machines,renderer,schemas,server,templates}/**/*.*",
  "vite.config.ts",
);
const isBuilt = existsSync(stamp) && readFileSync(stamp, "utf8") === source;
if (!isBuilt || !process.argv.includes("--if-changed"))
  await build().catch((error: unknown) => {
    console.error(error);
    // Vike would end the process with 0.
    process.exit(1);
  });

async function build(): Promise<void> {
  console.log("Building the portal …");
  process.env["NODE_ENV"] = "production";
  // Imported late: an installation without development packages runs this at every start only to find that the build is
  // up to date.
  const [vike, { createLogger }, { splitSheets }, { writeOutagePages }, { writeBuildManifest }, { systemClock }] =
    await Promise.all([
      import("vike/api"),
      import("vite"),
      import("./client-build.ts"),
      import("./outage-pages.ts"),
      import("#server/pages/build-manifest.ts"),
      import("#server/clock.ts"),
    ]);
  const customLogger = createLogger("warn");
  await vike.build({ viteConfig: { logLevel: "warn", customLogger } });
  if (customLogger.hasWarned && process.argv.includes("--strict")) {
    console.error(
      "The bundler has warned of the above: everybody who starts the portal for the first time would see it.",
    );
    process.exit(1);
  }
  splitSheets(root);
  writeBuildManifest(client, { id: clientHash(), version: source.slice(0, 16), timestamp: systemClock.now() });
  compress();
  writeOutagePages(join(root, "dist/outage"));
  writeFileSync(stamp, source);
}

/** Hash of all files that browsers load. */
function clientHash(): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.*", { cwd: client }).toSorted()) {
    hash.update(file).update(readFileSync(join(client, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Writes .br and .gz beside each text file, which the server sends unchanged. */
function compress(): void {
  for (const file of globSync("**/*.{css,js,svg}", { cwd: client })) {
    const path = join(client, file);
    const content = readFileSync(path);
    if (content.length < 256) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
