/** Builds the renderer into the given folder, in a separate process: its memory is released when it exits. */
import { buildRendererModules } from "#harness/bench/servers/renderer-modules.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("The folder to build into is missing.");
await buildRendererModules({ folder, modules: { document: "renderer/page/document/document.tsx" }, isOneFile: true });
