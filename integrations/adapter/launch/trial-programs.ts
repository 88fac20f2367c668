import { join } from "node:path";
import { fixtureFiles } from "./fixture-subset.ts";
import { portal, service } from "./portal-program.ts";
import type { Program, Programs } from "./programs.ts";
import { demonstrationEmail, type Trial } from "./trial-settings.ts";

/** Starts the database of a trial. */
export async function startDatabase(programs: Programs, { folder, dataFolder, database }: Trial): Promise<void> {
  const args = [join(import.meta.dirname, "postgres.ts"), join(dataFolder, "postgres"), new URL(database).port];
  const postgres: Program = { name: "postgres", args, cwd: folder };
  await programs.start(postgres, /ready to accept connections/);
}

/** Starts the service of an adapter and a portal on it, and prints their addresses; the CMS runs already. */
export async function startPortalOn(programs: Programs, trial: Trial, formsPath: string): Promise<void> {
  const secrets = trial.readSecrets();
  const common = { CHANGED_SECRET: secrets.changed, PREVIEW_SECRET: secrets.preview };
  const ofService = {
    ...common,
    CMS_SERVICE_PORT: new URL(trial.service).port,
    CMS_FILES: `${join(trial.dataFolder, "service/files")},${fixtureFiles}`,
    CMS_HOOK_SECRET: secrets.hook,
    DRAFTS_TOKEN: secrets.drafts,
    PORTAL_URLS: trial.portal,
    PREVIEW_LINK_SECRET: secrets.link,
  };
  await programs.start(service(join(trial.folder, "service.ts"), ofService), /Content service ready/);
  const ofPortal = {
    ...common,
    PORT: new URL(trial.portal).port,
    CMS_URL: trial.service,
    CMS_HEADERS: JSON.stringify({ authorization: `Bearer ${secrets.drafts}` }),
    CMS_EDIT_URL: `${trial.service}/edit?id={id}&language={language}&pointer={pointer}`,
    PREVIEW_FRAME_ANCESTORS: new URL(trial.cms).origin,
    SECURITY_PROVIDER_URL: "embedded",
    SHUTDOWN_DELAY_S: "0",
  };
  await programs.start(portal(ofPortal), /Portal ready on/);
  console.log(`
  forms    ${trial.cms}${formsPath}
           ${demonstrationEmail} with the password ${secrets.password}
  portal   ${trial.portal}
  service  ${trial.service}

Ctrl-C ends them all; their logs are in ${join(trial.dataFolder, "logs")}.`);
}
