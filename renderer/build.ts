/** Builds the portal into dist/: Vike's client and server, one stylesheet, compressed copies of the text files. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vike/api";
import { mergeSheets } from "./themes/one-sheet.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "dist/client");

process.env["NODE_ENV"] = "production";
await build();
mergeSheets(client);
compress();

/** Writes .br and .gz beside each text file, for the server to send as they are. */
function compress(): void {
  for (const file of globSync("**/*.{css,js,svg}", { cwd: client })) {
    const path = join(client, file);
    const content = readFileSync(path);
    if (content.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
