import type { LevelledLog } from "#server/http/log.ts";
import { type Config, parseConfig, secretNames, settings } from "./config.ts";
import { withSecretFiles } from "./secret-files.ts";
import type { Secrets } from "./secrets.ts";
import { ConfigError, type Environment } from "./settings.ts";

/** Settings that can change at runtime, if they were set at startup. */
const reloadable = [
  "AUTH_SECRET",
  "CHANGED_SECRET",
  "CMS_HEADERS",
  "FORM_HTTP_SECRET",
  "LOG_LEVEL",
  "OIDC_CLIENT_KEY",
  "PREVIEW_SECRET",
];

interface Options {
  config: Config;
  readEnvironment: () => Environment;
  log: LevelledLog;
  /** Called after a reload, when secrets may have changed. */
  onSecrets: () => unknown;
}

/**
 * Returns a function that reloads the settings and applies those that can change at runtime. Invalid settings change
 * nothing; those that need a restart are logged.
 */
export function createReload({ config, readEnvironment, log, onSecrets }: Options): () => void {
  let inUse = valuesIn(readEnvironment());
  return () => {
    try {
      const env = readEnvironment();
      const next = parseConfig(env);
      const values = valuesIn(env);
      const changed = Object.keys(settings.shape).filter((name) => inUse[name] !== values[name]);
      const addedOrRemoved = applyReloadable(config, next);
      const isReloadable = (name: string) => reloadable.includes(name) && !addedOrRemoved.includes(name);
      const applied = changed.filter(isReloadable);
      const pendingRestart = changed.filter((name) => !isReloadable(name));
      for (const warning of next.warnings) log.warn({}, warning);
      if (pendingRestart.length > 0) log.warn({ settings: pendingRestart }, "changed settings need a restart");
      inUse = { ...inUse, ...Object.fromEntries(applied.map((name) => [name, values[name]])) };
      onSecrets();
      log.level = next.logLevel;
      log.info({ settings: applied }, "settings reloaded");
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      log.error({ reason: error.message }, "settings not reloaded, as they are wrong; keeping the current ones");
    }
  };
}

/** Values of all settings, including those from files. */
function valuesIn(env: Environment): Readonly<Record<string, string | undefined>> {
  const { env: resolved } = withSecretFiles(env, secretNames);
  return Object.fromEntries(Object.keys(settings.shape).map((name) => [name, resolved[name]?.trim() || undefined]));
}

/**
 * Applies the reloadable values. Returns the names of secrets that were set or unset, which takes a restart: the
 * features that they enable are created at startup.
 */
function applyReloadable(config: Config, next: Config): string[] {
  const pairs: [name: string, own: Secrets | null, other: Secrets | null][] = [
    ["AUTH_SECRET", config.auth.secrets, next.auth.secrets],
    ["CHANGED_SECRET", config.changedSecrets, next.changedSecrets],
    ["FORM_HTTP_SECRET", config.formHttpSecrets, next.formHttpSecrets],
    ["OIDC_CLIENT_KEY", config.auth.oidc.clientKeys, next.auth.oidc.clientKeys],
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
