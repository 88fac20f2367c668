import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ownTiles, streetTiles } from "#schemas/site/map-tiles.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { parseConfig, settings } from "#server/config/config.ts";
import { ConfigError } from "#server/config/settings.ts";

const example = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
const documented = [...example.matchAll(/^#([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]);

function problemsOf(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message : "";
  }
  return "";
}

test(".env.example documents exactly the variables that are read", () => {
  expect(documented.map(([name]) => name).toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});

test("docs/settings.md explains each variable", () => {
  const page = readFileSync(new URL("../../../docs/settings.md", import.meta.url), "utf8");
  const [, table = ""] = page.split("## Settings by task");
  const named = [...table.matchAll(/`([A-Z][A-Z_]+)(…?)`/g)].map(([, name = "", more]) => ({ name, more }));
  const isNamed = (each: string) => named.some(({ name, more }) => (more ? each.startsWith(name) : each === name));
  expect(Object.keys(settings.shape).filter((each) => !isNamed(each))).toEqual([]);
});

test(".env.example shows the defaults", () => {
  const withoutDefault = ["CMS_URL", "DEFAULT_WEB_URL"];
  const shown = documented.filter(([name = ""]) => !withoutDefault.includes(name));
  expect(shown.length).toBeGreaterThan(20);
  expect(parseConfig(Object.fromEntries(shown))).toEqual(parseConfig({}));
});

test("the values in .env.example are valid", () => {
  expect(problemsOf(Object.fromEntries(documented))).toBe("");
});

test("without settings the portal runs on the embedded CMS", () => {
  const config = parseConfig({});
  expect(config).toMatchObject({ port: 3000, host: "127.0.0.1", cms: { enabled: true, url: null } });
  expect(config.retention).toMatchObject({ webs: 300_000, pages: 60_000 });
  expect(config.allowedHosts).toEqual(["localhost", "127.0.0.1", "[::1]"]);
});

test.each([
  ["PORT", "abc", 'PORT: expected a whole number from 0 to 65535, got "abc"'],
  ["PORT", "65536", 'PORT: expected a whole number from 0 to 65535, got "65536"'],
  ["RETENTION_PAGES_S", "-1", 'RETENTION_PAGES_S: expected a whole number from 0 to 31536000, got "-1"'],
  ["EMBEDDED_REVEAL", "yes", 'EMBEDDED_REVEAL: expected true or false, got "yes"'],
  ["LOG_LEVEL", "loud", /^LOG_LEVEL: expected one of fatal, .*, silent, got "loud"$/],
  ["ALLOWED_HOSTS", "a.cz,b c", /^ALLOWED_HOSTS: expected a .* list of host names, without wildcards, got "a.cz,b c"$/],
  ["ALLOWED_HOSTS", "*", /^ALLOWED_HOSTS: expected a .* list of host names, without wildcards, got "\*"$/],
  ["ALLOWED_HOSTS", "*.example.org", /^ALLOWED_HOSTS: expected/],
  ["REDIRECT_HOSTS", '{"a"}', /^REDIRECT_HOSTS: expected/],
  ["COMPRESSION_DICTIONARIES", "off", /^COMPRESSION_DICTIONARIES: expected/],
  ["COOKIE_PROBE_ORIGIN", "ftp://example.org", /^COOKIE_PROBE_ORIGIN: expected an origin such as/],
  ["CMS_URL", "ftp://x", /^CMS_URL: expected an http or https address .* for those\), got "ftp:\/\/x"$/],
  ["CMS_URL", "nonsense", /^CMS_URL: expected an http or https address .* for those\), got "nonsense"$/],
  ["CMS_URL", "https://cms.example/#a", /^CMS_URL: expected .*, got "https:\/\/cms.example\/#a"$/],
  ["DEFAULT_WEB_URL", "up", 'DEFAULT_WEB_URL: expected the address of a site, starting with /, got "up"'],
  ["STRUCTURE_KEYS", '{"a":"b"}', /^STRUCTURE_KEYS: expected a JSON object of CMS structure keys and ours/],
  [
    "MAP_PMTILES",
    "https://example.org/map.pmtiles",
    /^MAP_PMTILES: expected the path of a PMTiles file on this machine/,
  ],
  ["MAP_ATTRIBUTION", "a".repeat(201), /^MAP_ATTRIBUTION: expected a text of at most 200 characters/],
  ["DS_ICONS_PATH", "icons/", /^DS_ICONS_PATH: expected a path on this site/],
  [
    "VALKEY_URL",
    "http://user:pass@x",
    /^VALKEY_URL: expected an address such as redis:.*…\nAUTH_SECRET: expected for VALKEY_URL, the same on all nodes$/,
  ],
  ["VALKEY_URL", "redis://x", /^AUTH_SECRET: expected for VALKEY_URL/],
  ["CHANGED_SECRET", "short", /^CHANGED_SECRET: expected at least 32 characters, or several such/],
  ["AUTH_SECRET_FILE", "/nowhere", "AUTH_SECRET_FILE: the file cannot be read (ENOENT)"],
  ["METRICS_PORT", "65536", 'METRICS_PORT: expected a whole number from 0 to 65535, got "65536"'],
  ["CMS_PATHS", ",", 'CMS_PATHS: expected a comma-separated list of paths such as /dev/*, got ","'],
  ["AUTH_SECRET", " , ", /^AUTH_SECRET: expected at least 32 characters, or several such/],
  ["SHUTDOWN_DELAY_S", "2592000", 'SHUTDOWN_DELAY_S: expected a whole number from 0 to 3600, got "2592000"'],
  ["EMBEDDED_STRUCTURE_KEY", '"page"', /^EMBEDDED_STRUCTURE_KEY: expected a structure key, got /],
  ["SECURITY_CONTACT", "https://example.org:99999", /^SECURITY_CONTACT: expected a comma-separated list of https:, /],
  ["STRUCTURE_KEYS", '{"a":"news-item","b":"x"}', /, got .*; the fault is at \/b$/],
  ["STRUCTURE_KEYS", "{a: b}", /, got "\{a: b\}"; this is not valid JSON$/],
  ["LANGUAGE_ORIGINS", '{"a.cz":{"uk":"https://b.cz"}}', /; the fault is at \/a\.cz\/uk$/],
  ["AUTH_ROLES", '{"interni":"x"}', /^AUTH_ROLES: expected a JSON object of paths such .*; the fault is at \/interni$/],
  ["CMS_HEADERS", '{"authorization":7}', /header names and values; the fault is at \/authorization$/],
  ["CMS_PARAMETERS", '{"lang":"x"}', /; the fault is at \/lang$/],
  ["MAP_ATTRIBUTION", "a".repeat(9000), /^.{200,400}…"$/],
  ["DS_COMPONENTS", "a b", /^DS_COMPONENTS: expected a comma-separated list of names, or all/],
])("the invalid setting %s=%s stops the start with a reason", (name, value, message) => {
  expect(problemsOf({ [name]: value })).toMatch(message);
});

test("every invalid variable is reported on a line of its own", () => {
  const lines = problemsOf({ PORT: "x", DS_ENABLED: "1", CMS_URL: " " }).split("\n");
  expect(lines.map((line) => line.split(/[: ]/)[0])).toEqual(["PORT", "DS_ENABLED", "CMS_URL"]);
});

test("a blank CMS address is an error only while the CMS is enabled", () => {
  const problem = /^CMS_URL: Headless CMS url is not configured\. Expected an http or https address/;
  expect(problemsOf({ CMS_URL: "" })).toMatch(problem);
  expect(problemsOf({ CMS_URL: "  " })).toMatch(problem);
  expect(parseConfig({ CMS_URL: "", CMS_ENABLED: "false" }).cms).toMatchObject({ enabled: false, url: null });
});

test("the error for CMS_HEADERS does not contain the credentials", () => {
  const message = problemsOf({ CMS_HEADERS: '{"authorization": "Bearer s3cret"' });
  expect(message).toBe("CMS_HEADERS: expected a JSON object of header names and values; this is not valid JSON");
});

test.each([
  ["CMS_URL", "https://editor:hunter2@cms.example.org/api"],
  ["CMS_URL", "https://hunter2@cms.example.org"],
  ["CMS_URL", "editor:hunter2@cms.example.org"],
  ["CMS_URL", "https://cms.example.org/api?key=hunter2"],
  ["CMS_EDIT_URL", "https://editor:hunter2@cms.example.org/{id}"],
  ["SECURITY_PROVIDER_URL", "https://editor:hunter2@sso.example.org"],
  ["FEEDBACK_URL", "https://editor:hunter2@feedback.example.org"],
  ["FORM_CHANNELS", "podatelna"],
  ["FORM_CHANNELS", "podatelna=mail:office@example.org"],
  ["FORM_CHANNELS", "podatelna=folder:/a, podatelna=folder:/b"],
  ["FORM_CHANNELS", "podatelna=ftp://office.example.org/in"],
  ["FORM_CHANNELS", "podatelna=http://office.example.org/in"],
  ["FORM_CHANNELS", "podatelna=https://editor:hunter2@office.example.org/in"],
  ["FORM_CHANNELS", "podatelna=https://office.example.org/in?key=hunter2"],
  ["FORM_CHANNELS", "podatelna=mailto:Office <office@example.org>"],
  ["FORM_CHANNELS", "podatelna=mailto:office@example.org?bcc=hunter2@example.org"],
  ["SMTP_URL", "http://user:hunter2@mail.example.org"],
  ["SMTP_URL", "smtp://user:hunter2@mail.example.org/?ignoreTLS=true"],
  ["SMTP_URL", "hunter2"],
  ["SMTP_URL", "smtp://user:hunter2%@mail.example.org"],
  ["SMTP_FROM", "Office <hunter2@example.org>"],
  ["SMTP_FROM", "a@example.org\r\nBcc: hunter2@example.org"],
  ["COOKIE_PROBE_ORIGIN", "https://editor:hunter2@www.example.org"],
  ["STATISTICAL_SCRIPTS", "https://editor:hunter2@ads.example.org/a.js"],
  ["MARKETING_SCRIPTS", "https://ads.example.org/a.js,https://editor:hunter2@ads.example.org/b.js"],
  ["ALLOWED_HOSTS", "editor:hunter2@www.example.org"],
  ["LANGUAGE_ORIGINS", '{"www.example.org":{"en":"https://editor:hunter2@en.example.org"}}'],
])("%s=%s is reported in one line, without the credentials", (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toMatch(new RegExp(`^${name}: expected .+$`));
  expect(problems).not.toContain("hunter2");
});

test("values are parsed into their types", () => {
  const config = parseConfig({
    CMS_URL: "https://cms.example.org/api/",
    CMS_HEADERS: '{"x-key":"1"}',
    ALLOWED_HOSTS: "WWW.Example.cz., bücher.example:8080, web_1, [::1]:80",
    STRUCTURE_KEYS: '{"clanek":"news-item"}',
    DS_COMPONENTS: "button,icon",
  });
  expect(config.cms).toMatchObject({ url: "https://cms.example.org/api", headers: { "x-key": "1" } });
  expect(config.allowedHosts).toEqual(["www.example.cz", "xn--bcher-kva.example", "web_1", "[::1]"]);
  expect(config.structureKeys).toEqual({ ...defaultStructureKeys, clanek: "news-item" });
  expect(config.designSystem.components).toEqual(["button", "icon"]);
});

test("without settings the map uses the portal's own tiles", () => {
  expect(parseConfig({}).map).toEqual({ ...ownTiles, origin: null, streetsFile: null });
});

test.each([
  "https://tiles.example.org/{z}/{x}/{y}.png",
  "https://tiles.example.org/{theme}/{z}/{x}/{y}?key=a1",
  "https://tiles.example.org/wmts?matrix={z}&row={y}&column={x}",
])("the map takes its tiles from %s", (template) => {
  const { map } = parseConfig({ MAP_TILES: template, MAP_ATTRIBUTION: "© Ukázkové mapy" });
  const origin = "https://tiles.example.org";
  expect(map).toEqual({
    template,
    origin,
    maxZoom: 18,
    attribution: "© Ukázkové mapy",
    names: null,
    streetsFile: null,
  });
});

test.each([
  "http://tiles.example.org/{z}/{x}/{y}.png",
  "/tiles/{z}/{x}/{y}.png",
  "https://user:s3cret@tiles.example.org/{z}/{x}/{y}.png",
  "https://tiles.example.org/{z}/{x}.png",
  "https://tiles.example.org/{z}/{x}/{y}/{y}.png",
  "https://tiles.example.org/{z}/{x}/{y}{r}.png",
  "https://tiles.example.org/{z}/{x}/{y}/{theme}/{theme}.png",
  "https://{z}.example.org/{x}/{y}.png",
  "https://tiles.example.org/{z}/{x}/{y}/{.png",
  "https://tiles.example.org/{z}/{x}#{y}",
  "https://tiles.example.org;script-src/{z}/{x}/{y}.png",
  "https://tiles.example.org/{z}/{x}/{y}.png 2x",
])("map tiles from %s are rejected, without repeating the credentials", (template) => {
  expect(problemsOf({ MAP_TILES: template, MAP_ATTRIBUTION: "Example" })).toBe(
    "MAP_TILES: expected an https address with {z}, {x} and {y}, and {theme} where there are light and dark tiles",
  );
});

test("external map tiles require an attribution", () => {
  const tiles = { MAP_TILES: "https://tiles.example.org/{z}/{x}/{y}.png" };
  const problem = "MAP_ATTRIBUTION: expected the attribution of the tiles of MAP_TILES";
  expect(problemsOf(tiles)).toBe(problem);
  expect(problemsOf({ ...tiles, MAP_ATTRIBUTION: " " })).toBe(problem);
});

test("with a file of streets the portal's own map goes to the highest level and names OpenStreetMap", () => {
  const { map } = parseConfig({ MAP_PMTILES: "maps/czechia.pmtiles" });
  expect(map).toEqual({ ...streetTiles, origin: null, streetsFile: "maps/czechia.pmtiles" });
  expect(map).toMatchObject({ template: ownTiles.template, maxZoom: 18, names: "/tiles/names-{language}.json" });
  expect(map.attribution).toContain("© OpenStreetMap contributors");
});

test("streets come from a file or from external tiles", () => {
  const tiles = { MAP_TILES: "https://tiles.example.org/{z}/{x}/{y}.png", MAP_ATTRIBUTION: "Example" };
  expect(problemsOf({ ...tiles, MAP_PMTILES: "czechia.pmtiles" })).toBe(
    "MAP_PMTILES: expected either MAP_TILES or MAP_PMTILES, got both",
  );
});

test("an origin is normalised as browsers write it", () => {
  const config = parseConfig({ COOKIE_PROBE_ORIGIN: "https://Žižkov.example.org/" });
  expect(config.cookieProbeOrigin).toBe("https://xn--ikov-kbbb.example.org");
});

const mailServer = { SMTP_URL: "smtp://mail.example.org", SMTP_FROM: "portal@example.org" };
const httpSecret = { FORM_HTTP_SECRET: "a secret of more than thirty-two characters" };

test("a channel is a folder, an address that takes forms, or a mail address", () => {
  const channels = [
    "a=folder:/srv/submissions",
    "b=https://office.example.org/in/",
    "c=http://localhost:8080",
    "d=http://10.0.0.5/in",
    "e=http://office/in",
    "f=http://office.internal/in",
    "g=mailto:podatelna@urad.example",
  ];
  const { forms } = parseConfig({ FORM_CHANNELS: channels.join(), ...mailServer, ...httpSecret });
  const secrets = { all: [httpSecret.FORM_HTTP_SECRET] };
  expect(forms.channels).toEqual([
    { name: "a", kind: "folder", target: "/srv/submissions" },
    { name: "b", kind: "http", target: "https://office.example.org/in/", secrets },
    { name: "c", kind: "http", target: "http://localhost:8080/", secrets },
    { name: "d", kind: "http", target: "http://10.0.0.5/in", secrets },
    { name: "e", kind: "http", target: "http://office/in", secrets },
    { name: "f", kind: "http", target: "http://office.internal/in", secrets },
    {
      name: "g",
      kind: "smtp",
      target: "podatelna@urad.example",
      server: "smtp://mail.example.org",
      from: "portal@example.org",
    },
  ]);
});

test.each([
  ["https://office.example.org/in", "FORM_HTTP_SECRET", {}],
  ["mailto:podatelna@urad.example", "SMTP_URL", { SMTP_FROM: mailServer.SMTP_FROM }],
  ["mailto:podatelna@urad.example", "SMTP_FROM", { SMTP_URL: mailServer.SMTP_URL }],
])("the channel podatelna=%s needs %s", (target, name, others) => {
  expect(problemsOf({ FORM_CHANNELS: `podatelna=${target}`, ...others })).toBe(
    `${name}: expected for the channel podatelna of FORM_CHANNELS`,
  );
});

test.each([
  ["FORM_HTTP_SECRET", httpSecret.FORM_HTTP_SECRET, "FORM_CHANNELS", "a=folder:/srv/submissions"],
  ["SMTP_URL", mailServer.SMTP_URL, "FORM_CHANNELS", "a=folder:/srv/submissions"],
  ["FRONT_CACHES", "http://10.0.0.5", "CHANGED_SECRET", "a secret of at least thirty-two characters"],
  ["MAINTENANCE_UNTIL", "2026-12-24T06:00:00+01:00", "MAINTENANCE", "true"],
])("%s=%s causes a warning while %s is not set", (name, value, other, otherValue) => {
  const expected = [expect.stringMatching(new RegExp(`^${name} does nothing without ${other}`))];
  expect(parseConfig({ [name]: value }).warnings).toEqual(expected);
  expect(parseConfig({ [name]: value, [other]: otherValue }).warnings).toEqual([]);
});

test("METRICS_PORT must differ from PORT", () => {
  expect(problemsOf({ PORT: "3000", METRICS_PORT: "3000" })).toBe(
    "METRICS_PORT: expected another port than that of PORT, got 3000 for both",
  );
  expect(problemsOf({ METRICS_PORT: "3000" })).toMatch(/^METRICS_PORT: expected another port/);
  expect(problemsOf({ PORT: "0", METRICS_PORT: "0" })).toBe("");
});

test("a page deadline shorter than the CMS timeout causes a warning", () => {
  const warnings = (env: Record<string, string>) => parseConfig(env).warnings;
  expect(warnings({ CMS_TIMEOUT_MS: "8000" })).toEqual([
    "RENDER_DEADLINE_MS (5500) is not longer than CMS_TIMEOUT_MS (8000): pages fail while the CMS may still answer",
  ]);
  expect(warnings({ CMS_TIMEOUT_MS: "8000", RENDER_DEADLINE_MS: "8500" })).toEqual([]);
  expect(warnings({ RENDER_DEADLINE_MS: "5000", CMS_ENABLED: "false" })).toEqual([]);
});

/** A valid value of each setting that differs from its default, with what it needs beside it. */
const otherValues: Readonly<Record<string, string>> = {
  PORT: "8080",
  HOST: "0.0.0.0",
  LOG_LEVEL: "warn",
  ALLOWED_HOSTS: "www.example.org",
  LANGUAGE_ORIGINS: '{"www.example.org":{"en":"https://en.example.org"}}',
  ROOT_REDIRECT: "true",
  COMPRESSION_DICTIONARIES: "false",
  MAINTENANCE: "true",
  MAINTENANCE_UNTIL: "2027-01-01T08:00:00Z",
  COOKIE_PROBE_ORIGIN: "https://probe.example.org",
  PREVIEW_SECRET: "a secret of more than thirty-two characters",
  CMS_EDIT_URL: "https://cms.example.org/{id}",
  PREVIEW_FRAME_ANCESTORS: "https://cms.example.org",
  CMS_ENABLED: "false",
  CMS_URL: "https://cms.example.org/api",
  CMS_HEADERS: '{"x-key":"1"}',
  CMS_PARAMETERS: '{"webId":"web"}',
  DS_COMPONENTS: "button",
  DS_TEMPLATES: "service",
  DS_ICONS_PATH: "/icons",
  IMAGE_PROVIDER: "none",
  SEARCH_FOLDER: "/var/cache/search",
  DEFAULT_WEB_URL: "/up",
  REDIRECT_HOSTS: "old.example.org",
  EMBEDDED_STRUCTURE_KEY: "vlozka",
  STRUCTURE_KEYS: '{"clanek":"news-item"}',
  CMS_PATHS: "/obsah/*",
  CMS_EXCLUDED_PATHS: "/jinam/*",
  SECURITY_CONTACT: "mailto:security@example.org",
  SECURITY_PROVIDER_URL: "https://sso.example.org",
  AUTH_KIND: "credentials",
  AUTH_SECRET: "a secret of more than thirty-two characters",
  AUTH_PATHS: "/interni/*",
  AUTH_EXCLUDED_PATHS: "/interni/verejne",
  AUTH_ROLES: '{"/interni/*":"official"}',
  AUTH_LANDING: "/vitejte",
  AUTH_USER_INFO: "GET /me",
  AUTH_SIGN_IN: "POST /login",
  AUTH_SIGN_OUT: "POST /logout",
  AUTH_REFRESH: "POST /again",
  AUTH_TOKEN: "/access",
  AUTH_REFRESH_TOKEN: "/refresh",
  AUTH_TOKEN_HEADER: "X-Token",
  AUTH_TOKEN_TYPE: "Token",
  AUTH_STORAGE: "local",
  AUTH_STORAGE_KEY: "stav",
  OIDC_ISSUER: "https://sso.example.org",
  OIDC_CLIENT_ID: "mpsv",
  OIDC_CLIENT_KEY: JSON.stringify(
    generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
  ),
  OIDC_CLIENT_SECRET: "a secret",
  OIDC_SCOPE: "openid email",
  OIDC_ACR_VALUES: "high",
  OIDC_STEP_UP: '{"/interni/*":"high"}',
  OIDC_CLAIMS: '{"user":"/nickname"}',
  STATISTICAL_SCRIPTS: "https://stats.example.org/a.js",
  MARKETING_SCRIPTS: "https://ads.example.org/a.js",
  FEEDBACK_URL: "https://feedback.example.org",
  FORMS_FOLDER: "/srv/forms",
  FORM_CHANNELS: "podatelna=folder:/srv/submissions",
  CLAMD_URL: "tcp://clamd.example.org:3310",
  FORM_PROXIES: "1",
  FORM_SAVED_DAYS: "30",
  FORM_HTTP_SECRET: "a secret of more than thirty-two characters",
  SMTP_URL: "smtps://user:password@mail.example.org",
  SMTP_FROM: "forms@example.org",
  MAP_TILES: "https://tiles.example.org/{z}/{x}/{y}.png",
  MAP_PMTILES: "/srv/maps/czechia.pmtiles",
  MAP_ATTRIBUTION: "© Example",
  VALKEY_URL: "redis://store.example.org",
  CHANGED_SECRET: "a secret of more than thirty-two characters",
  FRONT_CACHES: "http://127.0.0.1:8080",
  ASSETS_FOLDER: "/srv/assets",
  METRICS_PORT: "9464",
  METRICS_HOST: "0.0.0.0",
};

/** Settings that another one needs. */
const neededBy: Readonly<Record<string, Record<string, string>>> = {
  VALKEY_URL: { AUTH_SECRET: "a secret of more than thirty-two characters" },
  MAINTENANCE_UNTIL: { MAINTENANCE: "true" },
  MAP_TILES: { MAP_ATTRIBUTION: "© Example" },
  METRICS_HOST: { METRICS_PORT: "9464" },
  SMTP_URL: { FORM_CHANNELS: "podatelna=mailto:podatelna@urad.example", ...mailServer },
  SMTP_FROM: { FORM_CHANNELS: "podatelna=mailto:podatelna@urad.example", ...mailServer },
};

/** A whole number one higher, and the other of two truth values. */
function anotherValue(name: string, shown: string): string {
  const own = otherValues[name];
  if (own !== undefined) return own;
  if (shown === "true" || shown === "false") return String(shown !== "true");
  return String(Number(shown) + 1);
}

test.each(documented)(
  "%s is read: another value than the default changes the configuration",
  (name = "", shown = "") => {
    const beside = neededBy[name] ?? {};
    const value = anotherValue(name, shown);
    expect(withoutWarnings({ ...beside, [name]: value })).not.toBe(withoutWarnings(beside));
  },
);

/** Settings may hold functions, which JSON leaves out; a shorter value than the whole keeps a failure readable. */
function withoutWarnings(env: Record<string, string>): string {
  const { warnings: _, ...config } = parseConfig(env);
  return JSON.stringify(config, (_key, value) => (value instanceof RegExp ? String(value) : value));
}
