import { resolve } from "node:path";
import { z } from "zod";
import {
  type Environment,
  readBaseURL,
  readSettings,
  setting,
  splitList,
  wholeNumber,
} from "#server/config/settings.ts";

const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** A setting with a secret of at least 32 characters; null when unset. */
export const secret = () =>
  setting({
    expected: "at least 32 characters",
    fallback: "",
    read: (text) => (text === "" ? null : text.length >= 32 ? text : undefined),
    secret: true,
  });
const text = (expected: string, fallback: string) =>
  setting({ expected, fallback, read: (value) => value || undefined });
const list = <T>(expected: string, fallback: string, read: (item: string) => T | undefined) =>
  setting({ expected, fallback, read: (value) => splitList(value).map((item) => read(item) ?? fail(expected)) });

interface Defaults {
  /** Folder of the snapshot. */
  snapshot: string;
  /** Folders of the library's files. */
  files: readonly string[];
}

/** Environment variables of the read service; docs/cms.md explains them. */
const settings = ({ snapshot, files }: Defaults) =>
  z.object({
    CMS_SERVICE_PORT: wholeNumber(0, 65_535, 4301),
    CMS_SERVICE_HOST: text("a name or address to listen on", "127.0.0.1"),
    CMS_SNAPSHOT_FOLDER: text("a folder that can be written", snapshot),
    CMS_FILES: list("a comma-separated list of folders", files.join(","), (folder) => resolve(folder)),
    CMS_POLL_MS: wholeNumber(20, 60_000, 150),
    PORTAL_URLS: list("a comma-separated list of addresses", "", readBaseURL),
    CHANGED_SECRET: secret(),
    DRAFTS_TOKEN: secret(),
  });

/** Reads the settings; throws ConfigError, which lists every invalid one. */
export function readServiceSettings(env: Environment, defaults: Defaults) {
  const values = readSettings(settings(defaults), env, problemsOf(env));
  return {
    port: values.CMS_SERVICE_PORT,
    host: values.CMS_SERVICE_HOST,
    folder: resolve(values.CMS_SNAPSHOT_FOLDER),
    files: values.CMS_FILES,
    pollMs: values.CMS_POLL_MS,
    portals: values.PORTAL_URLS,
    changedSecret: values.CHANGED_SECRET ?? "",
    draftsToken: values.DRAFTS_TOKEN,
  };
}

function problemsOf(env: Environment): string[] {
  const host = env["CMS_SERVICE_HOST"]?.trim() || "127.0.0.1";
  const needsToken = !loopback.test(host) && !env["DRAFTS_TOKEN"]?.trim();
  const needsSecret = env["PORTAL_URLS"]?.trim() && !env["CHANGED_SECRET"]?.trim();
  return [
    ...(needsToken
      ? [`DRAFTS_TOKEN: expected a token, as ${host} is reached from outside and drafts are not for everybody`]
      : []),
    ...(needsSecret ? ["CHANGED_SECRET: expected the one of the portals in PORTAL_URLS"] : []),
  ];
}

function fail(expected: string): never {
  throw new Error(`expected ${expected}`);
}
