import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Programs } from "#portal/adapter/launch/programs.ts";
import { databaseUrl, dataFolder, serverUrl } from "../settings.ts";
import { demonstrationEmail, readSecrets } from "./secrets.ts";
import * as tasks from "./tasks.ts";

/** Ports of a trial run; `CMS_ADMIN_URL`, `CMS_SERVICE_PORT` and `PORT` override them. */
function addresses(env: NodeJS.ProcessEnv) {
  return {
    admin: serverUrl(env),
    service: `http://127.0.0.1:${env["CMS_SERVICE_PORT"] || 4301}`,
    portal: `http://localhost:${env["PORT"] || 4302}`,
  };
}

/** Environments of the three programs, with each other's addresses and secrets. */
export function environments(env: NodeJS.ProcessEnv) {
  const { admin, service, portal } = addresses(env);
  const secrets = readSecrets(dataFolder);
  return {
    admin: {
      CMS_ADMIN_URL: admin,
      PAYLOAD_SECRET: secrets.payload,
      PORTAL_URL: portal,
      PREVIEW_SECRET: secrets.preview,
      DEMONSTRATION_EMAIL: demonstrationEmail,
      DEMONSTRATION_PASSWORD: secrets.password,
    },
    service: {
      CMS_SERVICE_PORT: new URL(service).port,
      PORTAL_URLS: portal,
      CHANGED_SECRET: secrets.changed,
      DRAFTS_TOKEN: secrets.drafts,
    },
    portal: {
      PORT: new URL(portal).port,
      CMS_URL: service,
      CMS_HEADERS: JSON.stringify({ authorization: `Bearer ${secrets.drafts}` }),
      CMS_EDIT_URL: `${admin}/api/edit/{id}?language={language}&field={field}`,
      CHANGED_SECRET: secrets.changed,
      PREVIEW_SECRET: secrets.preview,
      PREVIEW_FRAME_ANCESTORS: new URL(admin).origin,
      SECURITY_PROVIDER_URL: "embedded",
      SHUTDOWN_DELAY_S: "0",
    },
  };
}

/**
 * Imports the fixtures into an empty database, or resumes an interrupted import. A database filled otherwise is only
 * migrated, and gets a login if it has none.
 */
export async function fill(programs: Pick<Programs, "run">, env: Record<string, string>): Promise<void> {
  const unfinished = join(dataFolder, "importing");
  const url = databaseUrl();
  if (!existsSync(unfinished) && !(await tasks.isEmpty(url)))
    return programs.run(tasks.ownCommand("demonstration-login", [], env));
  console.log("Importing the fixtures into the database …");
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(unfinished, "");
  await programs.run(tasks.ownCommand("import", [], env), (text) => process.stdout.write(text));
  await programs.run(tasks.ownCommand("demonstration-login", [], env));
  rmSync(unfinished);
}

/** Builds the admin unless it has already been built from the same sources. */
export async function buildAdmin(programs: Programs): Promise<void> {
  if (tasks.isAdminBuilt()) return;
  console.log("Building the admin, which takes about a minute …");
  await programs.run(tasks.adminBuild);
  tasks.noteAdminBuild();
}

/** Starts admin, read service and portal after the necessary preparations; resolves when all of them respond. */
export async function start(programs: Programs): Promise<void> {
  const env = environments(process.env);
  await fill(programs, env.admin);
  await Promise.all([
    programs.start(tasks.service(env.service), /Content service ready/),
    buildAdmin(programs).then(() => programs.run(tasks.portalBuild)),
  ]);
  const { admin, service, portal } = addresses(process.env);
  await Promise.all([
    programs.start(tasks.admin(new URL(admin).port, env.admin), /Ready in|started server/i),
    programs.start(tasks.portal(env.portal), /Portal ready on/),
  ]);
  console.log(`
  forms    ${admin}/admin
           ${demonstrationEmail} with the password ${env.admin.DEMONSTRATION_PASSWORD}
  portal   ${portal}
  service  ${service}

Ctrl-C ends them all; their logs are in ${join(dataFolder, "logs")}.`);
}
