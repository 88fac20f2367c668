import type { Config } from "#server/config/config.ts";
import { inlineScriptHash } from "./inline-script.ts";

/** Exceptions from the strict policy. */
export interface ContentSecurity {
  /** CSP hashes of constant inline scripts, such as `sha256-…`. */
  scriptHashes: readonly string[];
  /** Names of the Trusted Types policies of our own script. */
  trustedTypes: readonly string[];
  /** Another origin that scripts may connect to; null for none. */
  connectTo?: string | null;
  /** Another origin of images; null for none. */
  imagesFrom?: string | null;
  /** Other origins whose scripts may run and connect to their origin. */
  scriptsFrom?: readonly string[];
}

type Outside = Pick<ContentSecurity, "connectTo" | "imagesFrom" | "scriptsFrom">;

/** The other origins that the settings allow. */
export function outsideOrigins({
  cookieProbeOrigin,
  map,
  consent: { scripts },
  feedbackUrl,
}: Pick<Config, "cookieProbeOrigin" | "map" | "consent" | "feedbackUrl">): Outside {
  const foreign = [...scripts.statistical, ...scripts.marketing, ...(feedbackUrl === null ? [] : [feedbackUrl])];
  const scriptsFrom = [...new Set(foreign.map((address) => new URL(address).origin))];
  return { connectTo: cookieProbeOrigin, imagesFrom: map.origin, scriptsFrom };
}

const always: readonly [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "browsing-topics=(), camera=(), geolocation=(self), microphone=(), payment=(), usb=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["x-frame-options", "SAMEORIGIN"],
];

/** The headers of every response in production: constant, so that pages are cacheable bytes. */
export function productionHeaders({
  scriptHashes,
  trustedTypes,
  ...outside
}: ContentSecurity): readonly [string, string][] {
  const script = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ");
  const types = trustedTypes.length === 0 ? "'none'" : trustedTypes.join(" ");
  const policy = [
    ...commonPolicy({ script, style: "'self'", connect: "'self'" }, outside),
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ];
  return [
    ...always,
    ["content-security-policy", policy.join("; ")],
    // Browsers ignore it on plain http.
    ["strict-transport-security", "max-age=63072000"],
  ];
}

/** The headers of every response in development; pages add their own policy. */
export const developmentHeaders = always;

/** The policy of pages in development, with the inline scripts (by nonce), styles and socket of the development server. */
export function developmentPolicy(nonce: string, outside: Outside = {}): string {
  const script = `'self' 'nonce-${nonce}' '${inlineScriptHash}'`;
  return commonPolicy({ script, style: "'self' 'unsafe-inline'", connect: "'self' ws:" }, outside).join("; ");
}

const ownFrames = "frame-ancestors 'self'";

/** Returns a policy that lets other origins show the page in a frame. */
export function framedBy(origins: readonly string[], policy: string): string {
  return policy.replace(ownFrames, [ownFrames, ...origins].join(" "));
}

interface Sources {
  script: string;
  style: string;
  connect: string;
}

function commonPolicy(
  { script, style, connect }: Sources,
  { connectTo = null, imagesFrom = null, scriptsFrom = [] }: Outside,
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
    ownFrames,
    "object-src 'none'",
  ];
}

/** Each origin once. */
function sources(own: string, ...origins: readonly (string | null)[]): string {
  return [own, ...new Set(origins.filter((origin) => origin !== null))].join(" ");
}
