import { join } from "node:path";
import { build } from "vite";

/** A script of this folder with all that it imports, as the portal's own scripts are built: minified, for production. */
export async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, file), formats: ["iife"], name: "bench" },
    },
  });
  const [first] = [built].flat();
  const chunk = first && "output" in first ? first.output.find(({ type }) => type === "chunk") : null;
  if (chunk?.type !== "chunk") throw new Error(`${file} could not be bundled for the browser.`);
  return chunk.code;
}
