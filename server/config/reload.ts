import type { LevelledLog } from "#server/http/log.ts";
import { type Config, parseConfig, secretNames, settings } from "./config.ts";
import { withSecretFiles } from "./secret-files.ts";
import type { Secrets } from "./secrets.ts";
import { ConfigError, type Environment } from "./settings.ts";

/** Settings that a running portal can take up, as far as they were set before. */
const changeable = ["AUTH_SECRET", "CHANGED_SECRET", "CMS_HEADERS", "LOG_LEVEL", "PREVIEW_SECRET"];

interface Options {
  config: Config;
  readEnvironment: () => Environment;
  log: LevelledLog;
}

/**
 * Returns a function that reads the settings again and takes up those that can change while the portal runs. Wrong ones change
 * nothing; those that wait for the next start are named.
 */
export function createReload({ config, readEnvironment, log }: Options): () => void {
  let inUse = valuesIn(readEnvironment());
  return () => {
    try {
      const env = readEnvironment();
      const next = parseConfig(env);
      const read = valuesIn(env);
      const changed = Object.keys(settings.shape).filter((name) => inUse[name] !== read[name]);
      const comeOrGone = takeUp(config, next);
      const isTakenUp = (name: string) => changeable.includes(name) && !comeOrGone.includes(name);
      const taken = changed.filter(isTakenUp);
      const waiting = changed.filter((name) => !isTakenUp(name));
      for (const warning of next.warnings) log.warn({}, warning);
      if (waiting.length > 0) log.warn({ settings: waiting }, "these settings are read at the next start");
      inUse = { ...inUse, ...Object.fromEntries(taken.map((name) => [name, read[name]])) };
      log.level = next.logLevel;
      log.info({ settings: taken }, "the settings are read again");
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      log.error({ reason: error.message }, "the settings are wrong, the portal goes on with those it has");
    }
  };
}

/** Values of all settings, those of files as well. */
function valuesIn(env: Environment): Readonly<Record<string, string | undefined>> {
  const { env: read } = withSecretFiles(env, secretNames);
  return Object.fromEntries(Object.keys(settings.shape).map((name) => [name, read[name]?.trim() || undefined]));
}

/** Changes what is in use; returns the names of secrets that were set or unset, as what they protect is there from the start or not at all. */
function takeUp(config: Config, next: Config): string[] {
  const pairs: [name: string, own: Secrets | null, other: Secrets | null][] = [
    ["AUTH_SECRET", config.auth.secrets, next.auth.secrets],
    ["CHANGED_SECRET", config.changedSecrets, next.changedSecrets],
    ["PREVIEW_SECRET", config.previewSecrets, next.previewSecrets],
  ];
  const { headers } = config.cms;
  for (const name of Object.keys(headers)) delete headers[name];
  Object.assign(headers, next.cms.headers);
  return pairs.flatMap(([name, own, other]) => {
    if (own && other) own.all = other.all;
    return (own === null) === (other === null) ? [] : [name];
  });
}
