import type { Config } from "#server/config/config.ts";
import { inlineScriptHash } from "./inline-script.ts";

/** Exceptions to the strict policy. */
export interface ContentSecurity {
  /** CSP hashes of constant inline scripts, such as `sha256-…`. */
  scriptHashes: readonly string[];
  /** Names of the Trusted Types policies of our own script. */
  trustedTypes: readonly string[];
  /** External origin that scripts may connect to; null for none. */
  connectTo?: string | null;
  /** External origin of images; null for none. */
  imagesFrom?: string | null;
  /** External origins whose scripts may run and connect back to them. */
  scriptsFrom?: readonly string[];
}

type ExternalOrigins = Pick<ContentSecurity, "connectTo" | "imagesFrom" | "scriptsFrom">;

/** Returns the external origins that the settings allow. */
export function externalOrigins({
  cookieProbeOrigin,
  map,
  consent: { scripts },
  feedbackUrl,
}: Config): ExternalOrigins {
  const foreign = [...scripts.statistical, ...scripts.marketing, ...(feedbackUrl === null ? [] : [feedbackUrl])];
  const scriptsFrom = [...new Set(foreign.map((address) => new URL(address).origin))];
  return { connectTo: cookieProbeOrigin, imagesFrom: map.origin, scriptsFrom };
}

const commonHeaders: readonly [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "browsing-topics=(), camera=(), geolocation=(self), microphone=(), payment=(), usb=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["x-frame-options", "SAMEORIGIN"],
];

/** Headers of every response in production. They are constant, so that cached pages can be sent as they are. */
export function productionHeaders({
  scriptHashes,
  trustedTypes,
  ...external
}: ContentSecurity): readonly [string, string][] {
  const script = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ");
  const types = trustedTypes.length === 0 ? "'none'" : trustedTypes.join(" ");
  const policy = [
    ...commonPolicy({ script, style: "'self'", connect: "'self'" }, external),
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ];
  return [
    ...commonHeaders,
    ["content-security-policy", policy.join("; ")],
    // Browsers ignore it over plain HTTP.
    ["strict-transport-security", "max-age=63072000"],
  ];
}

/** Headers of every response in development; pages add their own policy. */
export const developmentHeaders = commonHeaders;

/** Content security policy in development: allows the server's inline scripts (by nonce), styles and socket. */
export function developmentPolicy(nonce: string, outside: ExternalOrigins = {}): string {
  const script = `'self' 'nonce-${nonce}' '${inlineScriptHash}'`;
  return commonPolicy({ script, style: "'self' 'unsafe-inline'", connect: "'self' ws:" }, outside).join("; ");
}

const frameAncestors = "frame-ancestors 'self'";

/** Returns the policy extended so that the given origins may show the page in a frame. */
export function withFrameAncestors(origins: readonly string[], policy: string): string {
  return policy.replace(frameAncestors, [frameAncestors, ...origins].join(" "));
}

interface Sources {
  script: string;
  style: string;
  connect: string;
}

function commonPolicy(
  { script, style, connect }: Sources,
  { connectTo = null, imagesFrom = null, scriptsFrom = [] }: ExternalOrigins,
): string[] {
  return [
    "default-src 'none'",
    `script-src ${sources(script, ...scriptsFrom)}`,
    `style-src ${style}`,
    `img-src ${sources("'self' data:", imagesFrom)}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${sources(connect, connectTo, ...scriptsFrom)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors,
    "object-src 'none'",
  ];
}

/** Joins sources without duplicates. */
function sources(own: string, ...origins: readonly (string | null)[]): string {
  return [own, ...new Set(origins.filter((origin) => origin !== null))].join(" ");
}
