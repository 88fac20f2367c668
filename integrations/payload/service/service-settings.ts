import { join } from "node:path";
import { readServiceSettings } from "#portal/adapter/service/service-settings.ts";
import type { Environment } from "#portal/config/settings.ts";
import { databaseUrl, dataFolder } from "../settings.ts";

const fixtureFiles = join(import.meta.dirname, "../../../fixtures/documents/files");

/** Reads the settings; throws ConfigError, which lists every invalid one. */
export function readPayloadSettings(env: Environment) {
  const files = [join(dataFolder, "files"), fixtureFiles];
  return { ...readServiceSettings(env, { snapshot: join(dataFolder, "snapshot"), files }), database: databaseUrl(env) };
}
