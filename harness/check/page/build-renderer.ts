/** Builds the renderer into the folder that is named, in a program of its own: the memory that the build takes goes with it. */
import { buildRendererModules } from "#harness/bench/servers/renderer-modules.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("The folder to build into is missing.");
await buildRendererModules({ folder, modules: { document: "renderer/page/document/document.tsx" }, isOneFile: true });
