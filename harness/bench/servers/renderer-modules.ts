import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { root } from "#harness/bench/root.ts";
import { scopedName } from "#portal/build/class-names.ts";
import { designSystem } from "#portal/build/design-system.ts";
import { parseDesignSystem } from "#portal/config/design-system-config.ts";

// Inside the project, so that its packages resolve.
const folder = join(root, "node_modules/.cache/bench");

const modules = {
  document: "renderer/page/document/document.tsx",
  resolve: "renderer/page/resolve.ts",
  answer: "renderer/page/answer-page.ts",
  assets: "renderer/page/document/assets.ts",
};

interface Options {
  folder: string;
  /** Entry files by output name. */
  modules: Readonly<Record<string, string>>;
  /** Bundles everything into one file. */
  isOneFile?: boolean;
}

/** Builds the renderer's modules as the portal's build does, without Vike. */
export async function buildRendererModules(options: Options = { folder, modules }): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    css: { modules: { generateScopedName: scopedName } },
    plugins: [react(), designSystem(parseDesignSystem({}))],
    build: {
      ssr: true,
      target: "es2022",
      outDir: options.folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(options.modules).map(([name, file]) => [name, join(root, file)])),
        // File names as Vike creates them: pages reference font files.
        output: { assetFileNames: "assets/static/[name].[hash][extname]", codeSplitting: !options.isOneFile },
      },
    },
  });
}

/** Loads the modules that `buildRendererModules` built. */
export async function loadRendererModules() {
  const module = (name: string) => import(pathToFileURL(join(folder, `${name}.js`)).href);
  const { documentOf }: typeof import("#portal/page/document/document.tsx") = await module("document");
  const { resolve }: typeof import("#portal/page/resolve.ts") = await module("resolve");
  const { answerPage }: typeof import("#portal/page/answer-page.ts") = await module("answer");
  const { readAssets }: typeof import("#portal/page/document/assets.ts") = await module("assets");
  return { documentOf, resolve, answerPage, readAssets };
}
