import { z } from "zod";
import { imageProviders } from "#schemas/values/image-address.ts";
import { authSettings, toAuthConfig } from "./auth-config.ts";
import { cacheSettings, toCacheConfig } from "./cache-config.ts";
import { cmsSettings, missingCmsUrl, toCmsConfig } from "./cms-config.ts";
import { consentSettings, toConsentConfig } from "./consent-config.ts";
import { designSystemSettings, parseDesignSystem } from "./design-system-config.ts";
import { editSettings } from "./edit-config.ts";
import { feedbackSettings } from "./feedback-config.ts";
import { formsSettings, toFormsConfig } from "./forms-config.ts";
import { httpSettings, toHttpConfig } from "./http-config.ts";
import { mapProblems, mapSettings, toMapConfig } from "./map-config.ts";
import { missingStoreSecret, nodesSettings } from "./nodes-config.ts";
import { lowerLevels, missingOidcProof, oidcSettings, warningsOfOidc } from "./oidc-config.ts";
import { operationSettings, sharedPort, toOperationConfig } from "./operation-config.ts";
import { withSecretFiles } from "./secret-files.ts";
import { secretList } from "./secrets.ts";
import { type Environment, flag, oneOf, readSettings, secretNamesOf, setting } from "./settings.ts";

/** All environment variables of the portal; .env.example explains each. */
export const settings = z.object({
  ...httpSettings.shape,
  ...cmsSettings.shape,
  ...cacheSettings.shape,
  PREVIEW_SECRET: secretList(),
  DEMO_PAGES: flag(true),
  IMAGE_PROVIDER: oneOf(imageProviders, "ipx"),
  SEARCH_FOLDER: setting({
    expected: "a folder that can be written, or none",
    fallback: "node_modules/.cache/search",
    read: (text) => (text === "none" ? null : text || undefined),
  }),
  SEARCH_COUNTS: flag(true),
  ...authSettings.shape,
  ...oidcSettings.shape,
  ...consentSettings.shape,
  ...editSettings.shape,
  ...feedbackSettings.shape,
  ...formsSettings.shape,
  ...mapSettings.shape,
  ...nodesSettings.shape,
  ...operationSettings.shape,
  ...designSystemSettings.shape,
});

/** Settings whose value may come from a file. */
export const secretNames = secretNamesOf(settings);

/** Parses the settings; times in milliseconds, sizes in bytes. Throws ConfigError with every invalid variable. */
export function parseConfig(given: Environment) {
  const { env, problems } = withSecretFiles(given, secretNames);
  const values = readSettings(settings, env, [
    ...problems,
    ...missingCmsUrl(env),
    ...mapProblems(env),
    ...missingStoreSecret(env),
    ...sharedPort(env),
    ...missingOidcProof(env),
    ...lowerLevels(env),
  ]);
  return {
    ...toHttpConfig(values),
    ...toCmsConfig(values),
    ...toCacheConfig(values),
    previewSecrets: values.PREVIEW_SECRET.secrets,
    /** Address template of a content item in the CMS's editor; null when not configured. */
    cmsEditUrl: values.CMS_EDIT_URL,
    /** Origins of CMSs that may show previews in a frame. */
    previewFrameAncestors: values.PREVIEW_FRAME_ANCESTORS,
    demoPages: values.DEMO_PAGES,
    /** Folder of the search index; null to keep it in memory. */
    searchFolder: values.SEARCH_FOLDER,
    countsSearches: values.SEARCH_COUNTS,
    imageProvider: values.IMAGE_PROVIDER,
    auth: toAuthConfig(values, values.CMS_URL),
    /** Address of the store shared by nodes; null for a single node. */
    storeUrl: values.VALKEY_URL,
    /** Longest wait in milliseconds for the store, for what must not be done twice. */
    storeWaitMs: values.STORE_WAIT_MS,
    /** Secrets that sign change notifications; null when none are accepted. */
    changedSecrets: values.CHANGED_SECRET.secrets,
    /** Origins of the front caches, which are refreshed when pages change. */
    frontCaches: values.FRONT_CACHES,
    consent: toConsentConfig(values),
    /** Base address of the ministry's feedback API; null for no widget. */
    feedbackUrl: values.FEEDBACK_URL,
    forms: toFormsConfig(values),
    /** Secrets that sign what is delivered to recipients by HTTP; null without such recipients. */
    formHttpSecrets: values.FORM_HTTP_SECRET.secrets,
    map: toMapConfig(values),
    operation: toOperationConfig(values),
    designSystem: parseDesignSystem(env),
    warnings: [
      ...Object.entries(values).flatMap(([name, value]) => warningsOf(name, value)),
      ...withoutEffect(env),
      ...shortDeadline(values),
      ...(values.AUTH_KIND === "oidc"
        ? warningsOfOidc(values, { excluded: values.AUTH_EXCLUDED_PATHS, other: values.SECURITY_PROVIDER_URL })
        : []),
    ],
  };
}

/** Settings that have no effect without another one. */
const needed = {
  FORM_HTTP_SECRET: "FORM_CHANNELS",
  FRONT_CACHES: "CHANGED_SECRET",
  MAINTENANCE_UNTIL: "MAINTENANCE=true",
  OIDC_ISSUER: "AUTH_KIND=oidc",
  SMTP_URL: "FORM_CHANNELS",
};

function withoutEffect(env: Environment): string[] {
  return Object.entries(needed).flatMap(([name, other]) => {
    const [otherName = "", wanted] = other.split("=");
    const value = env[otherName]?.trim();
    const isMet = wanted === undefined ? value : value === wanted;
    return env[name]?.trim() && !isMet ? [`${name} does nothing without ${other}`] : [];
  });
}

/** A warning where pages are given up before the CMS has had its time. */
function shortDeadline({ CMS_ENABLED, CMS_TIMEOUT_MS, RENDER_DEADLINE_MS }: z.output<typeof settings>): string[] {
  return CMS_ENABLED && RENDER_DEADLINE_MS <= CMS_TIMEOUT_MS
    ? [
        `RENDER_DEADLINE_MS (${RENDER_DEADLINE_MS}) is not longer than CMS_TIMEOUT_MS (${CMS_TIMEOUT_MS}): pages fail while the CMS may still answer`,
      ]
    : [];
}

/** Returns a warning for each ignored entry of a list of secrets. */
function warningsOf(name: string, value: unknown): string[] {
  const { data } = z.object({ brokenAt: z.array(z.number()) }).safeParse(value);
  return (data?.brokenAt ?? []).map(
    (place) => `${name}: entry ${place} is left out, expected at least 32 characters; the others are used`,
  );
}

export type Config = ReturnType<typeof parseConfig>;
