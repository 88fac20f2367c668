import { join } from "node:path";
import { trialSettings } from "#portal/adapter/launch/trial-settings.ts";

export const trial = trialSettings(import.meta.dirname, "STRAPI_PORT", 4310);

/** Folder of the Strapi project, which is written from the schemas. */
export const appFolder = join(trial.dataFolder, "app");
