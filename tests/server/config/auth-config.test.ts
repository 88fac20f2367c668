import { expect, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { ConfigError } from "#server/config/settings.ts";

const cms = { CMS_URL: "https://cms.example" };

test("the embedded provider, which lets anybody sign in, is the default only with the embedded CMS", () => {
  const provider = (env: Record<string, string>) => parseConfig(env).auth.provider;
  expect(provider({})).toEqual({ kind: "embedded" });
  expect(provider(cms)).toEqual({ kind: "none" });
  expect(provider({ ...cms, SECURITY_PROVIDER_URL: "embedded" })).toEqual({ kind: "embedded" });
  expect(provider({ SECURITY_PROVIDER_URL: "none" })).toEqual({ kind: "none" });
  expect(provider({ SECURITY_PROVIDER_URL: "https://sso.example/cas/" })).toEqual({
    kind: "url",
    url: "https://sso.example/cas",
  });
});

test("a call is configured as a method and a path, and optional calls as none", () => {
  const { auth } = parseConfig({ AUTH_REFRESH: "none", AUTH_SIGN_OUT: "DELETE /tokens?all=1" });
  expect(auth.refresh).toBeNull();
  expect(auth.signOut).toEqual({ method: "DELETE", path: "/tokens?all=1" });
  expect(auth.userInfo).toEqual({ method: "GET", path: "/rest/user-info" });
});

test("times are in milliseconds, and a lifetime of 0 disables the limit", () => {
  const { auth } = parseConfig({ AUTH_TOKEN_LIFETIME_S: "0", AUTH_EXPIRATION_S: "7" });
  expect([auth.tokens.lifetimeMs, auth.expirationMs, auth.sessionMs]).toEqual([null, 7000, 43_200_000]);
});

test.each([
  ["SECURITY_PROVIDER_URL", "ftp://sso.example"],
  ["SECURITY_PROVIDER_URL", "https://user:word@sso.example"],
  ["SECURITY_PROVIDER_URL", "https://sso.example/?a=b"],
  ["SECURITY_PROVIDER_URL", "sso.example"],
  ["AUTH_SECRET", "short"],
  ["AUTH_PATHS", "interni"],
  ["AUTH_PATHS", "/(a"],
  ["AUTH_ROLES", "[]"],
  ["AUTH_ROLES", '{"interni":"a"}'],
  ["AUTH_ROLES", '{"/(a":"a"}'],
  ["AUTH_ROLES", '{"/a":""}'],
  ["AUTH_LANDING", "https://evil.example"],
  ["AUTH_LANDING", "//evil.example"],
  ["AUTH_USER_INFO", "none"],
  ["AUTH_USER_INFO", "TRACE /x"],
  ["AUTH_SIGN_IN", "POST x"],
  ["AUTH_SIGN_IN", "POST /x y"],
  ["AUTH_SIGN_IN", "POST /%FF"],
  ["AUTH_SIGN_IN", "POST /x#y"],
  ["AUTH_SIGN_IN", "POST /x%5cy"],
  ["AUTH_TOKEN", "token"],
  ["AUTH_TOKEN_HEADER", "x: y"],
  ["AUTH_TOKEN_TYPE", "a b"],
  ["AUTH_TIMEOUT_MS", "0"],
  ["AUTH_STORAGE", "memory"],
  ["AUTH_STORAGE_KEY", "a=b"],
  ["AUTH_STORAGE_KEY", "auth.token"],
  ["AUTH_STORAGE_KEY", "consent"],
])("the invalid setting %s=%s stops the start", (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => parseConfig({ [name]: value })).toThrow(name);
});

test("the error for a short secret does not contain the secret", () => {
  expect(() => parseConfig({ AUTH_SECRET: "hunter2" })).not.toThrow(/hunter2/);
});
