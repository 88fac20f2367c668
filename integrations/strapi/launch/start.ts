import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { portal, portalBuild, service } from "#portal/adapter/launch/portal-program.ts";
import type { Programs } from "#portal/adapter/launch/programs.ts";
import { fixtureFiles } from "#strapi/import/subset.ts";
import { addresses, appFolder, dataFolder, demonstrationEmail, readSecrets } from "#strapi/settings.ts";
import { writeApp } from "#strapi/write-app.ts";

const folder = join(import.meta.dirname, "..");
const quiet = { NODE_ENV: "production", STRAPI_TELEMETRY_DISABLED: "true", STRAPI_DISABLE_EE: "true" };

/** Starts Strapi, the service of its adapter and a portal; resolves when all of them answer. */
export async function start(programs: Programs): Promise<void> {
  const { strapi, service: serviceUrl, portal: portalUrl } = addresses();
  const secrets = readSecrets();
  mkdirSync(dataFolder, { recursive: true });
  writeApp(secrets);
  if (!existsSync(join(appFolder, "build/index.html"))) {
    console.log("Building the admin of Strapi, which takes about a minute …");
    const cli = join(folder, "node_modules/@strapi/strapi/bin/strapi.js");
    await programs.run({ name: "admin-build", args: [cli, "build"], cwd: appFolder, env: quiet });
  }
  const postgres = { name: "postgres", args: [join(import.meta.dirname, "postgres.ts")], cwd: folder };
  await programs.start(postgres, /ready to accept connections/);
  await Promise.all([
    programs.start({ name: "strapi", args: [join(folder, "serve.ts")], cwd: folder, env: quiet }, /Strapi is ready/),
    programs.run(portalBuild),
  ]);
  const common = { CHANGED_SECRET: secrets.changed, PREVIEW_SECRET: secrets.preview };
  const ofService = {
    ...common,
    CMS_SERVICE_PORT: new URL(serviceUrl).port,
    CMS_FILES: `${join(dataFolder, "service/files")},${fixtureFiles}`,
    CMS_HOOK_SECRET: secrets.hook,
    DRAFTS_TOKEN: secrets.drafts,
    PORTAL_URLS: portalUrl,
    PREVIEW_LINK_SECRET: secrets.link,
  };
  await programs.start(service(join(folder, "service.ts"), ofService), /Content service ready/);
  const ofPortal = {
    ...common,
    PORT: new URL(portalUrl).port,
    CMS_URL: serviceUrl,
    CMS_HEADERS: JSON.stringify({ authorization: `Bearer ${secrets.drafts}` }),
    CMS_EDIT_URL: `${serviceUrl}/edit?id={id}&language={language}&pointer={pointer}`,
    PREVIEW_FRAME_ANCESTORS: new URL(strapi).origin,
    SECURITY_PROVIDER_URL: "embedded",
    SHUTDOWN_DELAY_S: "0",
  };
  await programs.start(portal(ofPortal), /Portal ready on/);
  console.log(`
  forms    ${strapi}/admin
           ${demonstrationEmail} with the password ${secrets.password}
  portal   ${portalUrl}
  service  ${serviceUrl}

Ctrl-C ends them all; their logs are in ${join(dataFolder, "logs")}.`);
}
