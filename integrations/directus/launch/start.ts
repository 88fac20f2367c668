import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { trial } from "#directus/settings.ts";
import { portalBuild } from "#portal/adapter/launch/portal-program.ts";
import type { Programs } from "#portal/adapter/launch/programs.ts";
import { startDatabase, startPortalOn } from "#portal/adapter/launch/trial-programs.ts";
import { demonstrationEmail } from "#portal/adapter/launch/trial-settings.ts";

const { folder, dataFolder, cms, database } = trial;
const cli = join(folder, "node_modules/directus/cli.js");

/** Starts Directus, the service of its adapter and a portal; resolves when all of them answer. */
export async function start(programs: Programs): Promise<void> {
  mkdirSync(join(dataFolder, "uploads"), { recursive: true });
  mkdirSync(join(dataFolder, "extensions"), { recursive: true });
  await startDatabase(programs, trial);
  const env = environment();
  await programs.run({ name: "bootstrap", args: [cli, "bootstrap"], cwd: dataFolder, env });
  await Promise.all([
    programs.start({ name: "directus", args: [cli, "start"], cwd: dataFolder, env }, /Server started/),
    programs.run(portalBuild),
  ]);
  await programs.run({ name: "set-up", args: [join(folder, "set-up/main.ts")], cwd: folder });
  await startPortalOn(programs, trial, "/admin");
}

/** Settings of Directus. */
function environment(): Record<string, string> {
  const { app, token, password } = trial.readSecrets();
  return {
    HOST: "127.0.0.1",
    PORT: new URL(cms).port,
    PUBLIC_URL: cms,
    SECRET: app,
    DB_CLIENT: "pg",
    DB_CONNECTION_STRING: database,
    DB_POOL__MIN: "1",
    DB_POOL__MAX: "5",
    ADMIN_EMAIL: demonstrationEmail,
    ADMIN_PASSWORD: password,
    ADMIN_TOKEN: token,
    STORAGE_LOCAL_ROOT: join(dataFolder, "uploads"),
    EXTENSIONS_PATH: join(dataFolder, "extensions"),
    // Flows may call the service on this machine, but nothing else that Directus refuses by default.
    IMPORT_IP_DENY_LIST: "169.254.169.254",
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',${trial.service},${trial.portal}`,
    QUERY_LIMIT_DEFAULT: "1000",
    TELEMETRY: "false",
    NODE_ENV: "production",
  };
}
