import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { portalBuild } from "#portal/adapter/launch/portal-program.ts";
import type { Programs } from "#portal/adapter/launch/programs.ts";
import { startDatabase, startPortalOn } from "#portal/adapter/launch/trial-programs.ts";
import { appFolder, trial } from "#strapi/settings.ts";
import { writeApp } from "#strapi/write-app.ts";

const { folder, dataFolder } = trial;
const quiet = { NODE_ENV: "production", STRAPI_TELEMETRY_DISABLED: "true", STRAPI_DISABLE_EE: "true" };

/** Starts Strapi, the service of its adapter and a portal; resolves when all of them answer. */
export async function start(programs: Programs): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  writeApp(trial.readSecrets());
  if (!existsSync(join(appFolder, "build/index.html"))) {
    console.log("Building the admin of Strapi, which takes about a minute …");
    const cli = join(folder, "node_modules/@strapi/strapi/bin/strapi.js");
    await programs.run({ name: "admin-build", args: [cli, "build"], cwd: appFolder, env: quiet });
  }
  await startDatabase(programs, trial);
  await Promise.all([
    programs.start({ name: "strapi", args: [join(folder, "serve.ts")], cwd: folder, env: quiet }, /Strapi is ready/),
    programs.run(portalBuild),
  ]);
  await startPortalOn(programs, trial, "/admin");
}
