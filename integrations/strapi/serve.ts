/** Strapi of the trial: starts it, and fills an empty one with records of the fixtures. */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { demonstrationEmail } from "#portal/adapter/launch/trial-settings.ts";
import { importRecords } from "./import/import-records.ts";
import { appFolder, trial } from "./settings.ts";

process.env["STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE"] = "cs";
process.chdir(appFolder);
// Strapi's packages work as CommonJS only.
const { createStrapi } = createRequire(import.meta.url)("@strapi/strapi");
const { password, hook } = trial.readSecrets();
const strapi = await createStrapi({ appDir: appFolder, distDir: appFolder }).load();

const locales = strapi.plugin("i18n").service("locales");
for (const [code, name] of [
  ["en", "English"],
  ["ru", "Русский"],
  ["uk", "Українська"],
])
  if (!(await locales.findByCode(code))) await locales.create({ code, name });

const tokens = strapi.service("admin::api-token");
const name = "portal";
if (!(await tokens.exists({ name }))) {
  const { accessKey } = await tokens.create({ name, description: "", type: "full-access", lifespan: null });
  writeFileSync(join(trial.dataFolder, "token"), accessKey, { mode: 0o600 });
}

const users = strapi.service("admin::user");
if (!(await users.exists())) {
  const role = await strapi.service("admin::role").getSuperAdmin();
  const person = { firstname: "Redakce", lastname: "Portálu", email: demonstrationEmail, password };
  await users.create({ ...person, registrationToken: null, isActive: true, roles: role ? [role.id] : [] });
}

// Ports may have changed since the last start.
const [webhooks, runner] = [strapi.get("webhookStore"), strapi.get("webhookRunner")];
for (const old of await webhooks.findWebhooks()) {
  await webhooks.deleteWebhook(old.id);
  runner.remove(old);
}
const changes = ["create", "update", "delete"];
const events = [...changes, "publish", "unpublish"].map((event) => `entry.${event}`);
runner.add(
  await webhooks.createWebhook({
    name,
    url: `${trial.service}/hook`,
    headers: { authorization: `Bearer ${hook}` },
    events: [...events, ...changes.map((event) => `media.${event}`)],
    isEnabled: true,
  }),
);

await importRecords(strapi);
await strapi.listen();
console.log("Strapi is ready");
