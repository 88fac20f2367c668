import { defineConfig } from "#harness/cli/config.ts";

/** What the command `portal` takes for options that are not given; harness/cli/config.ts names every setting. */
export default defineConfig({
  fixtures: "fixtures",
  waivers: "harness/waivers.json",
  uiLang: "cs",
});
