import { spawnSync } from "node:child_process";
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { createClientKeys } from "#server/auth/oidc/client-keys.ts";
import { parseConfig } from "#server/config/config.ts";
import { createReload } from "#server/config/reload.ts";
import { ConfigError } from "#server/config/settings.ts";
import { createLog } from "#server/http/log.ts";

const jwkOf = (key: KeyObject, kid?: string) => ({ ...key.export({ format: "jwk" }), ...(kid && { kid }) });
const pemOf = (key: KeyObject) => String(key.export({ type: "pkcs8", format: "pem" }));
const curve = (namedCurve: string) => generateKeyPairSync("ec", { namedCurve });

const p256 = curve("P-256");
const keys = {
  p256: p256.privateKey,
  other: curve("P-256").privateKey,
  rsa: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey,
  ed25519: generateKeyPairSync("ed25519").privateKey,
};
const broken = {
  "a short RSA key": pemOf(generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey),
  "a key of P-384": JSON.stringify(jwkOf(curve("P-384").privateKey)),
  "a key for key agreement": pemOf(generateKeyPairSync("x25519").privateKey),
  "a public key as JWK": JSON.stringify(jwkOf(p256.publicKey)),
  "a public key as PEM": String(p256.publicKey.export({ type: "spki", format: "pem" })),
  "a shared secret": JSON.stringify({ kty: "oct", k: "aHVudGVyMg" }),
  "a PEM block without its end": pemOf(keys.p256).replace("END", "FIN"),
  "a PEM block with other content": pemOf(keys.p256).replace(/\n.{20}/, "\n"),
  "a JWK that is cut off": JSON.stringify(jwkOf(keys.p256)).slice(0, -20),
  "a JWK without its private part": JSON.stringify({ ...jwkOf(keys.p256), d: undefined }),
  "a JWK with another point": JSON.stringify({ ...jwkOf(keys.p256), x: jwkOf(keys.other).x }),
  "an empty set": '{"keys":[]}',
  "a good key and a bad one": JSON.stringify([jwkOf(keys.p256), jwkOf(p256.publicKey)]),
  "a word": "hunter2",
};

const provider = { AUTH_KIND: "oidc", OIDC_ISSUER: "https://sso.example.org" };
const oidcOf = (env: Record<string, string>) => parseConfig(env).auth.oidc;

function problemsOf(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

test("without settings the portal asks for openid and profile, and finds name and roles where they usually are", () => {
  expect(oidcOf({})).toEqual({
    issuer: null,
    clientId: "portal",
    clientKeys: null,
    clientSecret: null,
    scope: "openid profile",
    levels: [],
    stepUp: {},
    claims: { user: "/name", roles: "/roles" },
  });
});

test("settings are parsed into their types", () => {
  const oidc = oidcOf({
    OIDC_SCOPE: "profile openid offline_access",
    OIDC_ACR_VALUES: "substantial  gold http://eidas.europa.eu/LoA/high",
    OIDC_STEP_UP: '{"/interni/*":"http://eidas.europa.eu/LoA/high gold"}',
    OIDC_CLAIMS: '{"roles":"/realm_access/roles"}',
  });
  expect(oidc).toMatchObject({
    scope: "profile openid offline_access",
    levels: ["substantial", "gold", "http://eidas.europa.eu/LoA/high"],
    stepUp: { "/interni/*": ["http://eidas.europa.eu/LoA/high", "gold"] },
    claims: { user: "/name", roles: "/realm_access/roles" },
  });
});

test("the OpenID provider is the one of OIDC_ISSUER; the address of another kind of provider is none", () => {
  const providerOf = (env: Record<string, string>) => parseConfig({ AUTH_KIND: "oidc", ...env }).auth.provider;
  const proof = { ...provider, OIDC_CLIENT_SECRET: "a secret" };
  const cms = { CMS_URL: "https://cms.example.org" };
  expect(providerOf(proof)).toEqual({ kind: "url", url: "https://sso.example.org" });
  expect(providerOf({ ...proof, ...cms, SECURITY_PROVIDER_URL: "none" }).kind).toBe("none");
  expect(providerOf({ ...proof, ...cms, SECURITY_PROVIDER_URL: "https://cas.example.org" }).kind).toBe("url");
  expect(providerOf({}).kind).toBe("embedded");
  expect(providerOf(cms).kind).toBe("none");
  expect(providerOf({ ...cms, SECURITY_PROVIDER_URL: "https://cas.example.org" }).kind).toBe("none");
  expect(providerOf({ ...cms, SECURITY_PROVIDER_URL: "embedded" }).kind).toBe("embedded");
});

test("levels of paths count for an OpenID provider only", () => {
  const stepUp = { OIDC_STEP_UP: '{"/interni/*":"high"}' };
  expect(parseConfig(stepUp).auth.levels).toEqual({});
  expect(parseConfig({ ...stepUp, AUTH_KIND: "oidc" }).auth.levels).toEqual({ "/interni/*": ["high"] });
});

test.each([
  "https://sso.example.org",
  "https://sso.example.org:8443/realms/portal",
  "http://localhost:8080/realms/portal",
  "http://127.0.0.1:8080",
  "http://[::1]:8080",
])("the issuer %s is taken as it is written", (issuer) => {
  expect(oidcOf({ OIDC_ISSUER: issuer }).issuer).toBe(issuer);
});

test.each([
  ["OIDC_ISSUER", "http://sso.example.org"],
  ["OIDC_ISSUER", "http://10.0.0.5"],
  ["OIDC_ISSUER", "http://localhost.example.org"],
  ["OIDC_ISSUER", "ftp://localhost"],
  ["OIDC_ISSUER", "sso.example.org"],
  ["OIDC_ISSUER", "https://sso.example.org/?realm=hunter2"],
  ["OIDC_ISSUER", "https://sso.example.org/#a"],
  ["OIDC_ISSUER", "https://portal:hunter2@sso.example.org"],
  ["OIDC_CLIENT_ID", "the portal"],
  ["OIDC_CLIENT_ID", "portál"],
  ["OIDC_CLIENT_ID", "a".repeat(256)],
  ["OIDC_CLIENT_SECRET", "hunter2\nhunter2"],
  ["OIDC_CLIENT_SECRET", "hunter2 ě"],
  ["OIDC_CLIENT_SECRET", "hunter2".repeat(150)],
  ["OIDC_SCOPE", "profile email"],
  ["OIDC_SCOPE", "not-openid profile"],
  ["OIDC_SCOPE", "openid.connect"],
  ["OIDC_SCOPE", 'openid "profile"'],
  ["OIDC_SCOPE", "openid\tprofile"],
  ["OIDC_ACR_VALUES", '"high"'],
  ["OIDC_ACR_VALUES", "high\\low"],
  ["OIDC_ACR_VALUES", "vysoká"],
  ["OIDC_STEP_UP", "high"],
  ["OIDC_STEP_UP", '["/interni/*"]'],
  ["OIDC_STEP_UP", '{"interni/*":"high"}'],
  ["OIDC_STEP_UP", '{"/(a":"high"}'],
  ["OIDC_STEP_UP", '{"/interni/*":""}'],
  ["OIDC_STEP_UP", '{"/interni/*":" "}'],
  ["OIDC_STEP_UP", '{"/interni/*":["high"]}'],
  ["OIDC_CLAIMS", '{"email":"/email"}'],
  ["OIDC_CLAIMS", '{"roles":"roles"}'],
  ["OIDC_CLAIMS", '{"roles":"/"}'],
  ["OIDC_CLAIMS", '{"roles":null}'],
  ["AUTH_KIND", "saml"],
])("the invalid setting %s=%s stops the start with one line that does not repeat a secret", (name, value) => {
  const problem = problemsOf({ [name]: value });
  expect(problem).toMatch(new RegExp(`^${name}: expected .+$`));
  expect(problem).not.toContain("hunter2");
});

test("the place of a fault in a JSON setting is named", () => {
  expect(problemsOf({ OIDC_STEP_UP: '{"interni/*":"high"}' })).toMatch(/; the fault is at \/interni~1\*$/);
  expect(problemsOf({ OIDC_CLAIMS: '{"email":"/email"}' })).toMatch(/; the fault is at \/email$/);
  expect(problemsOf({ OIDC_CLAIMS: '{"roles":"roles"}' })).toMatch(/; the fault is at \/roles$/);
});

test.each(Object.entries(broken))("%s is no key of the portal, and the message does not repeat it", (_, value) => {
  const problem = problemsOf({ OIDC_CLIENT_KEY: value });
  expect(problem).toMatch(
    /^OIDC_CLIENT_KEY: expected private keys for signing, RSA of at least 2048 bits, P-256 or Ed25519, as JWK or PEM(?:; this is not valid JSON)?$/,
  );
});

test.each(Object.entries(keys))(
  "the key %s can be a JWK, a PEM block and one with line breaks as \\n",
  async (_, key) => {
    const pem = pemOf(key);
    const written = [
      JSON.stringify(jwkOf(key)),
      pem,
      pem.replaceAll("\n", "\\n"),
      `  ${pem.replaceAll("\n", "\r\n")}  `,
    ];
    for (const text of written) {
      const { clientKeys } = oidcOf({ OIDC_CLIENT_KEY: text });
      expect(clientKeys?.all.map((json) => JSON.parse(json))).toEqual([jwkOf(key)]);
    }
  },
);

test("the command of docs/deploy.md makes a key", () => {
  const folder = temporaryFolder({});
  const command = "openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out portal-key.pem";
  const [program = "", ...words] = command.split(" ");
  expect(spawnSync(program, words, { cwd: folder }).status).toBe(0);
  const { clientKeys } = oidcOf({ OIDC_CLIENT_KEY_FILE: join(folder, "portal-key.pem") });
  expect(JSON.parse(clientKeys?.all[0] ?? "")).toMatchObject({ kty: "EC", crv: "P-256" });
});

test("of several keys the first signs, and the public parts of all are published with their own names", async () => {
  const set = { keys: [jwkOf(keys.p256, "2027"), jwkOf(keys.rsa, "2026")] };
  const { clientKeys } = oidcOf({ OIDC_CLIENT_KEY: JSON.stringify(set) });
  if (clientKeys === null) throw new Error("no keys");
  const { signing, publicSet } = createClientKeys(clientKeys);
  expect((await signing()).kid).toBe("2027");
  const { keys: published } = await publicSet();
  expect(published.map(({ kid, alg }) => [kid, alg])).toEqual([
    ["2027", "ES256"],
    ["2026", "RS256"],
  ]);
  expect(JSON.stringify(published)).not.toMatch(/"(?:d|p|q|dp|dq|qi)":/);
  expect(oidcOf({ OIDC_CLIENT_KEY: pemOf(keys.p256) + pemOf(keys.rsa) }).clientKeys?.all).toHaveLength(2);
});

test("an OpenID provider needs a key or a secret", () => {
  const problem = "OIDC_CLIENT_KEY or OIDC_CLIENT_SECRET: expected one of them, as OIDC_ISSUER is set";
  expect(problemsOf(provider)).toBe(problem);
  expect(problemsOf({ ...provider, OIDC_CLIENT_SECRET: " " })).toBe(problem);
  expect(problemsOf({ ...provider, OIDC_CLIENT_SECRET: "a secret" })).toBe("");
  expect(problemsOf({ ...provider, OIDC_CLIENT_KEY: pemOf(keys.p256) })).toBe("");
  expect(problemsOf({ OIDC_ISSUER: provider.OIDC_ISSUER })).toBe("");
});

test("key and secret can be read from files", () => {
  const folder = temporaryFolder({ key: `${pemOf(keys.rsa)}\n`, secret: "hunter2\n" });
  const files = { OIDC_CLIENT_KEY_FILE: join(folder, "key"), OIDC_CLIENT_SECRET_FILE: join(folder, "secret") };
  expect(problemsOf({ ...provider, OIDC_CLIENT_KEY_FILE: files.OIDC_CLIENT_KEY_FILE })).toBe("");
  const oidc = oidcOf({ ...provider, ...files });
  expect(oidc.clientKeys?.all.map((json) => JSON.parse(json))).toEqual([jwkOf(keys.rsa)]);
  expect(oidc.clientSecret).toBe("hunter2");
  const wrong = problemsOf({ ...provider, OIDC_CLIENT_KEY_FILE: files.OIDC_CLIENT_SECRET_FILE });
  expect(wrong).toMatch(/^OIDC_CLIENT_KEY: expected private keys for signing/);
  expect(wrong).not.toContain("hunter2");
});

test("an issuer does nothing for another kind of sign-in", () => {
  const { OIDC_ISSUER } = provider;
  expect(parseConfig({ OIDC_ISSUER }).warnings).toEqual(["OIDC_ISSUER does nothing without AUTH_KIND=oidc"]);
  expect(parseConfig({ ...provider, OIDC_CLIENT_SECRET: "a secret" }).warnings).toEqual([]);
});

test("a reload takes a new key first and keeps the former one; a new secret needs a restart", async () => {
  let env = { ...provider, OIDC_CLIENT_KEY: pemOf(keys.p256), OIDC_CLIENT_SECRET: "hunter1" };
  const lines: { msg: string; settings?: string[] }[] = [];
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
  const config = parseConfig(env);
  const { clientKeys } = config.auth.oidc;
  if (clientKeys === null) throw new Error("no keys");
  const { signing, publicSet } = createClientKeys(clientKeys);
  const former = await signing();
  const reload = createReload({ config, readEnvironment: () => env, log, onSecrets: () => {} });
  env = { ...env, OIDC_CLIENT_KEY: pemOf(keys.other) + pemOf(keys.p256), OIDC_CLIENT_SECRET: "hunter2" };
  reload();
  const { kid } = await signing();
  expect(kid).not.toBe(former.kid);
  expect((await publicSet()).keys.map((key) => key.kid)).toEqual([kid, former.kid]);
  env = { ...env, OIDC_CLIENT_KEY: "hunter2" };
  reload();
  expect((await signing()).kid).toBe(kid);
  expect(lines.map(({ msg, settings = [] }) => [msg, ...settings].join(" "))).toEqual([
    "changed settings need a restart OIDC_CLIENT_SECRET",
    "settings reloaded OIDC_CLIENT_KEY",
    "settings not reloaded, as they are wrong; keeping the current ones",
  ]);
  expect(JSON.stringify(lines)).not.toContain("hunter");
});
