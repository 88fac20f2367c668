import { expect, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { checkEmbeddedServices } from "#server/config/demo-accounts.ts";

const check = (env: Record<string, string>) => checkEmbeddedServices(parseConfig(env), env);

test.each([
  [{ ALLOWED_HOSTS: "www.example.org" }],
  [{ ALLOWED_HOSTS: "localhost,127.0.0.1,portal.mpsv.cz" }],
  [{ ALLOWED_HOSTS: "93.184.216.34" }],
  [{ ALLOWED_HOSTS: "[2606:2800:220:1::1]" }],
  [{ ALLOWED_HOSTS: "bücher.example" }],
  [{ ALLOWED_HOSTS: "172.32.0.1" }],
  [{ LANGUAGE_ORIGINS: '{"www.example.org":{"en":"https://labour.example.org"}}' }],
  [{ LANGUAGE_ORIGINS: '{"mpsv.localhost":{"en":"https://labour.example.org"}}' }],
  [{ ALLOWED_HOSTS: "www.example.org", CMS_ENABLED: "false" }],
  [{ ALLOWED_HOSTS: "www.example.org", SECURITY_PROVIDER_URL: " " }],
])("with the public host in %j the published accounts have to be chosen", (env) => {
  expect(() => check(env)).toThrow(/^SECURITY_PROVIDER_URL: .* embedded for a demonstration/);
});

test.each([
  [{}],
  [{ ALLOWED_HOSTS: "localhost,mpsv.localhost,127.0.0.2,[::1]" }],
  [{ ALLOWED_HOSTS: "portal,portal.test,10.0.0.7,192.168.1.20,172.16.0.1,[fd00::1],build.internal" }],
  [{ ALLOWED_HOSTS: "www.example.org", CMS_URL: "https://cms.example.org" }],
  [{ ALLOWED_HOSTS: "www.example.org", CMS_URL: "https://cms.example.org", SECURITY_PROVIDER_URL: "none" }],
])("nothing is refused or warned of with %j", (env) => {
  expect(check(env)).toEqual([]);
});

test("published accounts and sample content on a public host are allowed on purpose, with warnings", () => {
  const env = { ALLOWED_HOSTS: "www.example.org", SECURITY_PROVIDER_URL: "embedded" };
  expect(check(env)).toEqual([
    "SECURITY_PROVIDER_URL=embedded: anybody can sign in with its published accounts",
    "CMS_URL is not set: www.example.org shows the embedded sample content",
  ]);
  expect(check({ CMS_URL: "https://cms.example.org", SECURITY_PROVIDER_URL: "embedded" })).toHaveLength(1);
  expect(check({ ...env, SECURITY_PROVIDER_URL: "none" })).toEqual([
    "CMS_URL is not set: www.example.org shows the embedded sample content",
  ]);
});
