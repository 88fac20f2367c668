/** @type {import("@ladle/react").UserConfig} */
export default {
  stories: ".portal/stories/*.stories.tsx",
  viteConfig: "harness/stories/vite.config.ts",
  outDir: "dist/stories",
  host: "127.0.0.1",
  disableHttp2: true,
  // Stories keep the page's background; their colours follow the system, not Ladle.
  appendToHead: "<style>.ladle-background { display: none; }</style>",
  addons: { a11y: { enabled: false }, msw: { enabled: false } },
};
