import { defineConfig } from "#harness/cli/config.ts";

/** Default options of the command `portal`; harness/cli/config.ts lists every setting. */
export default defineConfig({
  fixtures: "fixtures",
  waivers: "harness/waivers.json",
  language: "cs",
});
