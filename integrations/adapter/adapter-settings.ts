import { join } from "node:path";
import { z } from "zod";
import { type Environment, optionalSetting, readBaseURL, readSettings, wholeNumber } from "#server/config/settings.ts";
import { readServiceSettings, secret } from "./service/service-settings.ts";

/** Environment variables of a service with an adapter; docs/adapters.md explains them. */
const settings = z.object({
  CMS_READ_EVERY_S: wholeNumber(10, 86_400, 600),
  CMS_HOOK_SECRET: secret(),
  PREVIEW_LINK_SECRET: secret(),
  PREVIEW_SECRET: secret(),
  PORTAL_URL: optionalSetting({ expected: "an http or https address", read: readBaseURL }),
});

/** Reads the settings; throws ConfigError, which lists every invalid one. `dataFolder` holds all files of the service. */
export function readAdapterSettings(env: Environment, dataFolder: string) {
  const library = join(dataFolder, "files");
  const service = readServiceSettings(env, { snapshot: join(dataFolder, "snapshot"), files: [library] });
  const own = readSettings(settings, env);
  return {
    ...service,
    library,
    outbox: join(dataFolder, "outbox.db"),
    readEveryMs: 1000 * own.CMS_READ_EVERY_S,
    hookSecret: own.CMS_HOOK_SECRET,
    linkSecret: own.PREVIEW_LINK_SECRET,
    previewSecret: own.PREVIEW_SECRET,
    portal: own.PORTAL_URL ?? service.portals[0] ?? null,
  };
}
