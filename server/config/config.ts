import { z } from "zod";
import { isLanguage } from "#schemas/site/language-codes.ts";
import { isStructureKey, structures } from "#schemas/structures/registry.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { imageProviders } from "#schemas/values/image-address.ts";
import { isWireParameter, type WireParameter, wireParameters } from "#server/cms/wire-parameters.ts";
import { parseHostSetting } from "#server/http/hosts.ts";
import { logLevels } from "#server/http/log.ts";
import { authSettings, toAuthConfig } from "./auth-config.ts";
import { consentSettings, toConsentConfig } from "./consent-config.ts";
import { designSystemSettings, parseDesignSystem } from "./design-system-config.ts";
import { editSettings } from "./edit-config.ts";
import { feedbackSettings } from "./feedback-config.ts";
import { mapSettings, missingAttribution, toMapConfig } from "./map-config.ts";
import { missingStoreSecret, nodesSettings } from "./nodes-config.ts";
import { operationSettings, toOperationConfig } from "./operation-config.ts";
import { parsePathPatterns } from "./path-patterns.ts";
import { withSecretFiles } from "./secret-files.ts";
import { secretList } from "./secrets.ts";
import {
  type Environment,
  flag,
  jsonObject,
  readBaseURL,
  readSettings,
  seconds,
  secretNamesOf,
  setting,
  splitList,
  wholeNumber,
} from "./settings.ts";

const hostNames = (fallback: string) =>
  setting({
    expected: "a comma-separated list of host names, without wildcards",
    fallback,
    read: (text) => {
      const hosts = splitList(text).map(parseHostSetting);
      return hosts.every((host) => host !== null) ? hosts : undefined;
    },
  });

const pathPatterns = (fallback: string) =>
  setting({ expected: "a comma-separated list of paths such as /dev/*", fallback, read: parsePathPatterns });

/** Every environment variable of the portal; .env.example explains each. */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: setting({
    expected: "a name or address to listen on",
    fallback: "127.0.0.1",
    read: (text) => text || undefined,
  }),
  LOG_LEVEL: setting({
    expected: `one of ${logLevels.join(", ")}`,
    fallback: "info",
    read: (text) => logLevels.find((level) => level === text),
  }),
  ALLOWED_HOSTS: hostNames("localhost,127.0.0.1,[::1]"),
  LANGUAGE_ORIGINS: jsonObject(
    z.record(
      z.string().refine(isLanguage),
      z.string().refine((text) => readBaseURL(text) === URL.parse(text)?.origin),
    ),
    "hosts of sites, each with an object of languages and their origins",
  ),
  ROOT_REDIRECT: flag(false),
  MAINTENANCE: flag(false),
  MAINTENANCE_UNTIL: setting({
    expected: "a time with its zone, such as 2026-12-24T06:00:00+01:00",
    fallback: "",
    read: (text) => (text === "" ? null : Date.parse(z.iso.datetime({ offset: true }).parse(text))),
  }),
  COOKIE_PROBE_ORIGIN: setting({
    expected: "an origin such as https://www.example.org",
    fallback: "",
    read: (text) => (text === "" ? null : readBaseURL(text) === URL.parse(text)?.origin ? text : undefined),
  }),
  PREVIEW_SECRET: secretList(),
  CMS_ENABLED: flag(true),
  CMS_URL: setting({
    expected: "an http or https address without query and credentials (CMS_HEADERS is for those)",
    fallback: "",
    read: (text) => (text === "" ? null : readBaseURL(text)),
  }),
  CMS_HEADERS: setting({
    expected: "a JSON object of header names and values",
    fallback: "{}",
    read: (text) => {
      const headers = z.record(z.string(), z.string()).parse(JSON.parse(text));
      return new Headers(headers) && headers;
    },
    secret: true,
  }),
  CMS_PARAMETERS: setting({
    expected: `a JSON object whose names are some of ${Object.keys(wireParameters).join(", ")}`,
    fallback: "{}",
    read: (text) => ({ ...wireParameters, ...readWireParameters(text) }),
  }),
  CMS_TIMEOUT_MS: wholeNumber(1, 60_000, 5000),
  CMS_MAX_BODY_BYTES: wholeNumber(1024, 100_000_000, 5_000_000),
  RETENTION_WEBS_S: seconds(300),
  RETENTION_CONFIGS_S: seconds(300),
  RETENTION_CATEGORIES_S: seconds(300),
  RETENTION_TAGS_S: seconds(300),
  RETENTION_CONTENTS_S: seconds(60),
  RETENTION_PAGES_S: seconds(60),
  STALE_MAX_S: seconds(86_400),
  RETRY_AFTER_FAILURE_S: seconds(30),
  REDIRECT_HOSTS: hostNames(""),
  DEFAULT_WEB_URL: setting({
    expected: "the address of a site, starting with /",
    fallback: "",
    read: (text) => (text === "" ? null : text.startsWith("/") ? text : undefined),
  }),
  EMBEDDED_STRUCTURE_KEY: setting({
    expected: "a structure key",
    fallback: "vlozena-stranka",
    read: (text) => text || undefined,
  }),
  EMBEDDED_REVEAL: flag(true),
  STRUCTURE_KEYS: jsonObject(
    z.string().refine(isStructureKey),
    `CMS structure keys and ours (${Object.keys(structures).join(", ")})`,
  ),
  CMS_PATHS: pathPatterns("/*"),
  CMS_EXCLUDED_PATHS: pathPatterns(""),
  DEMO_PAGES: flag(true),
  SECURITY_CONTACT: setting({
    expected: "a comma-separated list of https:, mailto: or tel: addresses",
    fallback: "",
    read: (text) => {
      const contacts = splitList(text);
      return contacts.every((contact) => /^(?:https:\/\/|mailto:|tel:)[!-~]+$/.test(contact)) ? contacts : undefined;
    },
  }),
  SHUTDOWN_DELAY_S: seconds(5),
  RENDER_DEADLINE_MS: wholeNumber(1, 60_000, 5500),
  PAGE_CACHE_BYTES: wholeNumber(1, 10_000_000_000, 32_000_000),
  CONTENT_CACHE_BYTES: wholeNumber(1, 10_000_000_000, 16_000_000),
  IMAGE_PROVIDER: setting({
    expected: `one of ${imageProviders.join(", ")}`,
    fallback: "ipx",
    read: (text) => imageProviders.find((provider) => provider === text),
  }),
  IMAGE_CACHE_BYTES: wholeNumber(1, 10_000_000_000, 32_000_000),
  SEARCH_FOLDER: setting({
    expected: "a folder that can be written, or none",
    fallback: "node_modules/.cache/search",
    read: (text) => (text === "none" ? null : text || undefined),
  }),
  SEARCH_COUNTS: flag(true),
  ...authSettings.shape,
  ...consentSettings.shape,
  ...editSettings.shape,
  ...feedbackSettings.shape,
  ...mapSettings.shape,
  ...nodesSettings.shape,
  ...operationSettings.shape,
  ...designSystemSettings.shape,
});

/** Settings whose value may be in a file instead. */
export const secretNames = secretNamesOf(settings);

/** The typed settings; times in milliseconds, sizes in bytes. Throws ConfigError naming every wrong variable. */
export function parseConfig(given: Environment) {
  const { env, problems } = withSecretFiles(given, secretNames);
  const values = readSettings(settings, env, [
    ...problems,
    ...missingCmsUrl(env),
    ...missingAttribution(env),
    ...missingStoreSecret(env),
  ]);
  return {
    port: values.PORT,
    host: values.HOST,
    logLevel: values.LOG_LEVEL,
    allowedHosts: values.ALLOWED_HOSTS,
    languageDomains: toDomains(values.LANGUAGE_ORIGINS),
    rootRedirect: values.ROOT_REDIRECT,
    /** Null while the portal is open; `until` is an instant, where one is known. */
    maintenance: values.MAINTENANCE ? { until: values.MAINTENANCE_UNTIL } : null,
    cookieProbeOrigin: values.COOKIE_PROBE_ORIGIN,
    previewSecrets: values.PREVIEW_SECRET.secrets,
    /** Address template of a content item in the CMS's editor; null when unknown. */
    cmsEditUrl: values.CMS_EDIT_URL,
    /** Origins of CMSs that may show previews in a frame. */
    previewFrameAncestors: values.PREVIEW_FRAME_ANCESTORS,
    cms: {
      enabled: values.CMS_ENABLED,
      /** Null for the embedded replay CMS. */
      url: values.CMS_URL,
      headers: values.CMS_HEADERS,
      parameters: values.CMS_PARAMETERS,
      timeoutMs: values.CMS_TIMEOUT_MS,
      maxBodyBytes: values.CMS_MAX_BODY_BYTES,
    },
    retention: {
      webs: values.RETENTION_WEBS_S,
      configs: values.RETENTION_CONFIGS_S,
      categories: values.RETENTION_CATEGORIES_S,
      tags: values.RETENTION_TAGS_S,
      contents: values.RETENTION_CONTENTS_S,
      pages: values.RETENTION_PAGES_S,
    },
    staleMaxMs: values.STALE_MAX_S,
    retryAfterFailureMs: values.RETRY_AFTER_FAILURE_S,
    redirectHosts: values.REDIRECT_HOSTS,
    defaultWebUrl: values.DEFAULT_WEB_URL,
    embedded: { structureKey: values.EMBEDDED_STRUCTURE_KEY, reveal: values.EMBEDDED_REVEAL },
    structureKeys: { ...defaultStructureKeys, ...values.STRUCTURE_KEYS },
    /** Patterns of the paths below a site that the content service serves (spec §2.3). */
    cmsPaths: { included: values.CMS_PATHS, excluded: values.CMS_EXCLUDED_PATHS },
    demoPages: values.DEMO_PAGES,
    securityContacts: values.SECURITY_CONTACT,
    shutdownDelayMs: values.SHUTDOWN_DELAY_S,
    renderDeadlineMs: values.RENDER_DEADLINE_MS,
    pageCacheBytes: values.PAGE_CACHE_BYTES,
    contentCacheBytes: values.CONTENT_CACHE_BYTES,
    /** Folder of the search index; null to keep it in memory. */
    searchFolder: values.SEARCH_FOLDER,
    countsSearches: values.SEARCH_COUNTS,
    imageProvider: values.IMAGE_PROVIDER,
    imageCacheBytes: values.IMAGE_CACHE_BYTES,
    auth: toAuthConfig(values, values.CMS_URL),
    /** Address of the store that nodes share; null for a node of its own. */
    storeUrl: values.VALKEY_URL,
    /** Sign the news of changed content; null when none is taken. */
    changedSecrets: values.CHANGED_SECRET.secrets,
    /** Origins of the caches in front, which are told of pages that have changed. */
    frontCaches: values.FRONT_CACHES,
    consent: toConsentConfig(values),
    /** Base address of the ministry's feedback API; null for no widget. */
    feedbackUrl: values.FEEDBACK_URL,
    map: toMapConfig(values),
    operation: toOperationConfig(values),
    designSystem: parseDesignSystem(env),
    warnings: Object.entries(values).flatMap(([name, value]) => warningsOf(name, value)),
  };
}

/** One warning for each entry of a list of secrets that is left out. */
function warningsOf(name: string, value: unknown): string[] {
  const { data } = z.object({ brokenAt: z.array(z.number()) }).safeParse(value);
  return (data?.brokenAt ?? []).map(
    (place) => `${name}: entry ${place} is left out, expected at least 32 characters; the others are used`,
  );
}

export type Config = ReturnType<typeof parseConfig>;

function readWireParameters(text: string): Partial<Record<WireParameter, string>> {
  const given = z
    .partialRecord(z.enum(Object.keys(wireParameters).filter(isWireParameter)), z.string().min(1))
    .parse(JSON.parse(text));
  z.object({ "page.first": z.enum(["0", "1"]).optional() }).parse(given);
  return given;
}

/** The hosts of single languages, each with the host of its site. */
function toDomains(origins: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return Object.entries(origins).flatMap(([siteHost, languages]) =>
    Object.entries(languages).flatMap(([language, address]) => {
      const { origin, hostname } = new URL(address);
      return isLanguage(language) ? [{ siteHost, language, host: hostname, origin }] : [];
    }),
  );
}

/** A blank CMS_URL is a mistake, not a choice of the embedded CMS (spec §8). */
function missingCmsUrl({ CMS_URL, CMS_ENABLED }: Environment): string[] {
  const isBlank = CMS_URL !== undefined && CMS_URL.trim() === "";
  return isBlank && CMS_ENABLED?.trim() !== "false" ? ["Headless CMS url is not configured."] : [];
}
