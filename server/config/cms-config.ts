import { z } from "zod";
import { isStructureKey, structures } from "#schemas/structures/registry.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { isWireParameter, type WireParameter, wireParameters } from "#server/cms/wire-parameters.ts";
import { pathPatterns } from "./path-patterns.ts";
import {
  type Environment,
  flag,
  jsonObject,
  matching,
  optionalSetting,
  readBaseURL,
  setting,
  wholeNumber,
} from "./settings.ts";

/** Settings of the CMS: its address and parameters, and which paths and structures it serves. */
export const cmsSettings = z.object({
  CMS_ENABLED: flag(true),
  CMS_URL: optionalSetting({
    expected: "an http or https address without query and credentials (CMS_HEADERS is for those)",
    read: readBaseURL,
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
  CMS_PATHS: pathPatterns("/*"),
  CMS_EXCLUDED_PATHS: pathPatterns(),
  DEFAULT_WEB_URL: optionalSetting({
    expected: "the address of a site, starting with /",
    read: (text) => (text.startsWith("/") ? text : undefined),
  }),
  EMBEDDED_STRUCTURE_KEY: matching(/^[^\s"',]+$/, "a structure key", "vlozena-stranka"),
  EMBEDDED_REVEAL: flag(true),
  STRUCTURE_KEYS: jsonObject(
    z.string().refine(isStructureKey),
    `CMS structure keys and ours (${Object.keys(structures).join(", ")})`,
  ),
});

export function toCmsConfig(values: z.output<typeof cmsSettings>) {
  return {
    cms: {
      enabled: values.CMS_ENABLED,
      /** Null for the embedded replay CMS. */
      url: values.CMS_URL,
      headers: values.CMS_HEADERS,
      parameters: values.CMS_PARAMETERS,
      timeoutMs: values.CMS_TIMEOUT_MS,
      maxBodyBytes: values.CMS_MAX_BODY_BYTES,
    },
    /** Patterns of the paths within a site that the content service serves (spec §2.3). */
    cmsPaths: { included: values.CMS_PATHS, excluded: values.CMS_EXCLUDED_PATHS },
    defaultWebUrl: values.DEFAULT_WEB_URL,
    embedded: { structureKey: values.EMBEDDED_STRUCTURE_KEY, reveal: values.EMBEDDED_REVEAL },
    structureKeys: { ...defaultStructureKeys, ...values.STRUCTURE_KEYS },
  };
}

const missingUrl =
  "CMS_URL: Headless CMS url is not configured. Expected an http or https address, no CMS_URL at all for the embedded content, or CMS_ENABLED=false";

/** Reports a blank CMS_URL: it is a mistake, not a choice of the embedded CMS (spec §8). */
export function missingCmsUrl({ CMS_URL, CMS_ENABLED }: Environment): string[] {
  const isBlank = CMS_URL !== undefined && CMS_URL.trim() === "";
  return isBlank && CMS_ENABLED?.trim() !== "false" ? [missingUrl] : [];
}

function readWireParameters(text: string): Partial<Record<WireParameter, string>> {
  const given = z
    .partialRecord(z.enum(Object.keys(wireParameters).filter(isWireParameter)), z.string().min(1))
    .parse(JSON.parse(text));
  z.object({ "page.first": z.enum(["0", "1"]).optional() }).parse(given);
  return given;
}
