import { trialSettings } from "#portal/adapter/launch/trial-settings.ts";

export const trial = trialSettings(import.meta.dirname, "DIRECTUS_PORT", 4320);
