import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";

const whole = {
  AUTH_KIND: "oidc",
  OIDC_ISSUER: "https://a.example/realm",
  OIDC_CLIENT_SECRET: "a secret",
  AUTH_SECRET: "x".repeat(32),
};
const pem = (key: { export(options: { type: "pkcs8"; format: "pem" }): string | Buffer }) =>
  String(key.export({ type: "pkcs8", format: "pem" }));
const small = pem(generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey);
const p384 = pem(generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey);
const x25519 = pem(generateKeyPairSync("x25519").privateKey);
const publicPem = String(generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" }));

/** Settings that stop the start, as docs/settings.md and .env.example promise. */
const wrong: Record<string, string>[] = [
  { AUTH_KIND: "OIDC" },
  { AUTH_KIND: "saml" },
  { AUTH_KIND: "cas,oidc" },
  { OIDC_ISSUER: "http://a.example" },
  { OIDC_ISSUER: "ftp://a.example" },
  { OIDC_ISSUER: "a.example" },
  { OIDC_ISSUER: "https://a.example/?a" },
  { OIDC_ISSUER: "https://a.example/#a" },
  { OIDC_ISSUER: "https://u:p@a.example/" },
  { OIDC_ISSUER: "javascript:alert(1)" },
  { OIDC_ISSUER: "https://" },
  { OIDC_ISSUER: "http://localhost.evil.example" },
  { OIDC_ISSUER: "http://10.0.0.1" },
  { OIDC_ISSUER: "none" },
  { OIDC_CLIENT_SECRET: "" },
  { OIDC_CLIENT_SECRET: "a\nb" },
  { OIDC_CLIENT_KEY: "no key" },
  { OIDC_CLIENT_KEY: small },
  { OIDC_CLIENT_KEY: p384 },
  { OIDC_CLIENT_KEY: x25519 },
  { OIDC_CLIENT_KEY: publicPem },
  { OIDC_CLIENT_KEY: "{}" },
  { OIDC_CLIENT_KEY: '{"keys":[]}' },
  { OIDC_CLIENT_KEY: '{"kty":"oct","k":"AAAA"}' },
  { OIDC_CLIENT_KEY: "[" },
  { OIDC_CLIENT_ID: "a b" },
  { OIDC_CLIENT_ID: "ž" },
  { OIDC_CLIENT_ID: "x".repeat(300) },
  { OIDC_SCOPE: "profile" },
  { OIDC_SCOPE: "OPENID" },
  { OIDC_SCOPE: "openid-x" },
  { OIDC_SCOPE: 'openid "x"' },
  { OIDC_SCOPE: "openid\nprofile" },
  { OIDC_ACR_VALUES: 'a "b"' },
  { OIDC_ACR_VALUES: "a\nb" },
  { OIDC_STEP_UP: "high" },
  { OIDC_STEP_UP: "[]" },
  { OIDC_STEP_UP: '{"x":"high"}' },
  { OIDC_STEP_UP: '{"/x":""}' },
  { OIDC_STEP_UP: '{"/x":["high"]}' },
  { OIDC_STEP_UP: '{"/x":7}' },
  { OIDC_STEP_UP: '{"/x":" "}' },
  { OIDC_CLAIMS: '{"name":"/a"}' },
  { OIDC_CLAIMS: '{"user":"a"}' },
  { OIDC_CLAIMS: '{"user":"/"}' },
  { OIDC_CLAIMS: '{"roles":7}' },
  { AUTH_LANDING: "//evil.example" },
  { AUTH_LANDING: "/\\evil.example" },
  { AUTH_LANDING: "https://evil.example" },
  { AUTH_TIMEOUT_MS: "0" },
  { AUTH_SESSION_S: "-1" },
  { AUTH_SESSION_S: "1e99" },
  { AUTH_EXPIRATION_S: "soon" },
  { AUTH_STORAGE_KEY: "auth.token" },
  { AUTH_STORAGE_KEY: "__Host-auth.token" },
  { AUTH_STORAGE_KEY: "auth.login.abcdefgh" },
  { AUTH_STORAGE_KEY: "auth.leaving" },
  { AUTH_STORAGE_KEY: "auth.activity" },
  { AUTH_STORAGE_KEY: "locale" },
];

test.each(wrong)("%j stops the start, and no secret is in the message", (change) => {
  let message = "";
  try {
    parseConfig({ ...whole, ...change });
  } catch (error) {
    message = String(error);
  }
  expect(message).not.toBe("");
  for (const name of Object.keys(change)) expect(message).toContain(name);
  expect(/PRIVATE|a secret|u:p@/.test(message)).toBe(false);
});

/** Settings that contradict each other: the start stops, or a warning names them. */
const contradictory: Record<string, string>[] = [
  { OIDC_STEP_UP: '{"/x":"basic"}', OIDC_ACR_VALUES: "high" },
  { AUTH_KIND: "cas", OIDC_STEP_UP: '{"/x":"high"}' },
  { AUTH_KIND: "credentials", OIDC_ACR_VALUES: "high" },
  { AUTH_KIND: "cas", SECURITY_PROVIDER_URL: "https://b.example" },
  { SECURITY_PROVIDER_URL: "https://b.example" },
  { AUTH_EXCLUDED_PATHS: "/x/*", OIDC_STEP_UP: '{"/x/*":"high"}' },
];

test.each(contradictory)("%j stops the start or warns", (change) => {
  let message = "";
  try {
    const { warnings = [] } = parseConfigWithWarnings({ ...whole, ...change });
    message = warnings.join("\n");
  } catch (error) {
    message = String(error);
  }
  expect(message).not.toBe("");
});

test("sign-in that is off stays off, whatever else is set", () => {
  expect(parseConfig({ ...whole, SECURITY_PROVIDER_URL: "none" }).auth.provider.kind).toBe("none");
});

function parseConfigWithWarnings(env: Record<string, string>): { warnings?: readonly string[] } {
  const config: object = parseConfig(env);
  return "warnings" in config && Array.isArray(config.warnings) ? { warnings: config.warnings } : {};
}
