/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";
import { codeSplitting } from "#renderer/build/chunks.ts";
import { scopedName } from "#renderer/build/class-names.ts";
import { dropScriptStyles, importGraphs, inlineClassNames, slimPreloadHelper } from "#renderer/build/client-build.ts";
import { designSystem } from "#renderer/build/design-system.ts";
import { themePictures } from "#renderer/build/theme-pictures.ts";
import { parseDesignSystem } from "#server/config/design-system-config.ts";
import { EnvironmentOrder } from "#tests/environment-order.ts";

const isVitest = process.env["VITEST"] !== undefined;

const clientTests = "tests/renderer/client/**/*.test.{ts,tsx}";

/** Unit tests that start programs, render every fixture or try random sequences; `npm test -- quick` leaves them out. */
const slowTests = [
  "tests/{contract,fixtures,generated,html,translation}.test.ts",
  "tests/harness/**",
  "tests/checks/{findings,fingerprint}.test.ts",
  "tests/checks/rules/broken-records.test.ts",
  "tests/machines/*-walk.test.ts",
  "tests/renderer/**/*.test.ts",
  "tests/server/{auth,http,images,cms}/**",
  "tests/server/start-failure.test.ts",
];

/** The script of previews is an entry of its own: no other document names it, and no page's script knows of it. */
const previewEntry: Plugin = {
  name: "portal:preview-entry",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    this.emitFile({ type: "chunk", id: "renderer/client/preview/start.ts" });
  },
};

/** Builds the server's entry without Vike, which would need Vite in production. */
const rendererEntry: Plugin = {
  name: "portal:renderer-entry",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  buildStart() {
    this.emitFile({ type: "chunk", id: "renderer/page/answer-page.ts", fileName: "renderer.mjs" });
  },
};

export default defineConfig({
  plugins: [
    ...(isVitest ? [] : [vike()]),
    react(),
    designSystem(parseDesignSystem(process.env)),
    themePictures(),
    dropScriptStyles(),
    slimPreloadHelper(),
    inlineClassNames(),
    importGraphs(),
    previewEntry,
    rendererEntry,
  ],
  publicDir: false,
  // React has had these itself since version 18; what @xstate/react brings for older ones is script on every page.
  resolve: {
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      "use-sync-external-store/shim": "react",
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  // The largest chunk is axe, which no page loads unless it is told to.
  build: {
    target: "es2022",
    manifest: true,
    chunkSizeWarningLimit: 1000,
    // How long plugins take depends on the machine and is nothing that whoever builds can change.
    // Constants such as the ids of a page are inlined, instead of a file that every page would load.
    rolldownOptions: { optimization: { inlineConst: true }, checks: { bundlerTimings: false } },
    // The document itself preloads what nearly every visit needs; Vite's own lists would be script on every page.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  test: {
    outputFile: { json: process.env["VITEST_REPORT"] ?? "test-results/unit.json" },
    projects: [
      { extends: true, test: { name: "client", include: [clientTests], isolate: true } },
      { extends: true, test: { name: "shared", include: ["tests/**/*.test.{ts,tsx}"], exclude: [clientTests] } },
    ],
    globalSetup: "tests/index-folder.ts",
    setupFiles: ["tests/no-owner-stacks.ts"],
    exclude: process.env["PORTAL_QUICK"] ? slowTests : [],
    // Test files share the modules of their worker: importing them again for each would take a quarter of the time. Those of
    // the client have their own, since its modules listen on the document for good.
    isolate: false,
    sequence: { sequencer: EnvironmentOrder },
    // Vitest leaves one core free by default; on two cores that is half of the machine.
    maxWorkers: "100%",
    // Tests leave much garbage behind; with room for it, they take about a tenth of the processor less.
    execArgv: ["--max-semi-space-size=64"],
    // Tells rows of tables from tests that were written one by one (harness/test/reports.ts).
    includeTaskLocation: true,
    // Tells a test that hangs from one on a busy machine; how fast the code is, the bench measures.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
