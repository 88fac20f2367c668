import { createPrivateKey, type KeyObject } from "node:crypto";
import { z } from "zod";
import { isLoopback } from "#server/http/hosts.ts";
import { isPathPattern, matchesAny } from "./path-patterns.ts";
import type { Secrets } from "./secrets.ts";
import { type Environment, jsonObject, matching, optionalSetting } from "./settings.ts";

const pointer = z.string().regex(/^(?:\/[^/]+)+$/);

/** Scopes and levels as OAuth writes them: words separated by spaces (RFC 6749, appendix A.4). */
const words = /^(?:[!#-[\]-~]+(?: +[!#-[\]-~]+)*)?$/;

/** Settings of sign-in at an OpenID provider. */
export const oidcSettings = z.object({
  OIDC_ISSUER: optionalSetting({
    expected: "an https address without query and credentials, or an http address of this machine",
    read: readIssuer,
  }),
  OIDC_CLIENT_ID: matching(/^[!-~]{1,255}$/, "the name of the portal at the provider", "portal"),
  OIDC_CLIENT_KEY: optionalSetting({
    expected: "private keys for signing, RSA of at least 2048 bits, P-256 or Ed25519, as JWK or PEM",
    read: readKeys,
    secret: true,
  }),
  OIDC_CLIENT_SECRET: optionalSetting({
    expected: "printable characters",
    read: (text) => (/^[ -~]{1,1000}$/.test(text) ? text : undefined),
    secret: true,
  }),
  OIDC_SCOPE: matching(
    /^(?=(?:.* )?openid(?: |$))[!#-[\]-~ ]+$/,
    "scopes separated by spaces, openid among them",
    "openid profile",
  ),
  OIDC_ACR_VALUES: matching(words, "levels of assurance, separated by spaces", ""),
  OIDC_STEP_UP: jsonObject(
    z.string().min(1).regex(words),
    "paths such as /interni/* and the levels of assurance that they need",
    z.string().refine(isPathPattern),
  ),
  OIDC_CLAIMS: jsonObject(pointer, "user and roles and where their claims are", z.string().regex(/^(?:user|roles)$/)),
});

/** Configuration of sign-in at an OpenID provider. */
export function toOidcConfig(values: z.output<typeof oidcSettings>) {
  return {
    /** Null for the embedded provider. */
    issuer: values.OIDC_ISSUER,
    clientId: values.OIDC_CLIENT_ID,
    /** Private keys as JWK in JSON; null without one. */
    clientKeys: values.OIDC_CLIENT_KEY,
    clientSecret: values.OIDC_CLIENT_SECRET,
    scope: values.OIDC_SCOPE,
    /** Levels of assurance that are asked for at every sign-in, and one of which it must have; empty for any. */
    levels: wordsOf(values.OIDC_ACR_VALUES),
    /** Levels of assurance by path pattern. */
    stepUp: Object.fromEntries(Object.entries(values.OIDC_STEP_UP).map(([path, levels]) => [path, wordsOf(levels)])),
    /** JSON pointers to the claims with the displayed name and the roles. */
    claims: { user: values.OIDC_CLAIMS["user"] ?? "/name", roles: values.OIDC_CLAIMS["roles"] ?? "/roles" },
  };
}

export type OidcConfig = ReturnType<typeof toOidcConfig>;

/** Returns a problem when the portal has nothing to prove itself with to the provider. */
export function missingOidcProof(env: Environment): string[] {
  const isMissing = !env["OIDC_CLIENT_KEY"]?.trim() && !env["OIDC_CLIENT_SECRET"]?.trim();
  return env["AUTH_KIND"]?.trim() === "oidc" && env["OIDC_ISSUER"]?.trim() && isMissing
    ? ["OIDC_CLIENT_KEY or OIDC_CLIENT_SECRET: expected one of them, as OIDC_ISSUER is set"]
    : [];
}

/** Returns a problem when a page needs a level that not every sign-in may have: a link could lower it. */
export function lowerLevels(env: Environment): string[] {
  const all = wordsOf(env["OIDC_ACR_VALUES"]?.trim() ?? "");
  const { data: stepUp = {} } = oidcSettings.shape.OIDC_STEP_UP.safeParse(env["OIDC_STEP_UP"] || undefined);
  const others = Object.values(stepUp)
    .flatMap(wordsOf)
    .filter((level) => all.length > 0 && !all.includes(level));
  return others.length === 0
    ? []
    : [`OIDC_STEP_UP: expected levels that OIDC_ACR_VALUES has, got ${others.join(", ")}`];
}

/** Returns warnings about settings that contradict each other. */
export function warningsOfOidc(values: z.output<typeof oidcSettings>, { excluded, other }: Others): string[] {
  const open = Object.keys(values.OIDC_STEP_UP).filter((path) => matchesAny(path.replaceAll("*", "x"), excluded));
  return [
    ...(other?.kind === "url"
      ? ["SECURITY_PROVIDER_URL does nothing with AUTH_KIND=oidc, except none and embedded"]
      : []),
    ...open.map((path) => `OIDC_STEP_UP: ${path} needs no sign-in, as AUTH_EXCLUDED_PATHS has it`),
  ];
}

interface Others {
  /** Patterns of paths that are public. */
  excluded: readonly string[];
  /** The provider of the other kinds. */
  other: { kind: string } | null;
}

function readIssuer(text: string): string | undefined {
  const { protocol, hostname, href, origin, pathname } = new URL(text);
  if (href !== origin + pathname) return undefined;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname)) ? text : undefined;
}

/** Reads JWKs (one, several or a set) or PEM blocks; undefined when one of them is no key for signing. */
function readKeys(text: string): Secrets | undefined {
  const keys = text.startsWith("{") || text.startsWith("[") ? keysOfJson(JSON.parse(text)) : keysOfPem(text);
  const [first, ...others] = keys.map(({ key, kid }) => (isForSigning(key) ? toJson(key, kid) : null));
  if (first == null || others.includes(null)) return undefined;
  return { all: [first, ...others.filter((other) => other !== null)] };
}

interface ReadKey {
  key: KeyObject;
  kid?: string | undefined;
}

const jwk = z.looseObject({ kty: z.string(), kid: z.string().min(1).max(200).optional() });
const jwks = z.union([
  z.object({ keys: z.array(jwk) }).transform(({ keys }) => keys),
  z.array(jwk),
  jwk.transform((one) => [one]),
]);

function keysOfJson(json: unknown): ReadKey[] {
  return jwks.parse(json).map((key) => ({ key: createPrivateKey({ key, format: "jwk" }), kid: key.kid }));
}

function keysOfPem(text: string): ReadKey[] {
  // Variables of containers often hold line breaks as \n.
  const blocks = text.replaceAll("\\n", "\n").match(/-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g) ?? [];
  return blocks.map((block) => ({ key: createPrivateKey(block) }));
}

function isForSigning({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === "rsa") return (details?.modulusLength ?? 0) >= 2048;
  return type === "ed25519" || (type === "ec" && details?.namedCurve === "prime256v1");
}

function toJson(key: KeyObject, kid: string | undefined): string {
  return JSON.stringify({ ...key.export({ format: "jwk" }), ...(kid !== undefined && { kid }) });
}

function wordsOf(text: string): readonly string[] {
  return text.split(" ").filter((word) => word !== "");
}
