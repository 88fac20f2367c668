import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { parseConfig, secretNames } from "#server/config/config.ts";
import { createReload } from "#server/config/reload.ts";
import type { Environment } from "#server/config/settings.ts";
import { createLog } from "#server/http/log.ts";

const [old, next] = ["o".repeat(32), "n".repeat(40)];

test("every secret can be read from a file", () => {
  expect(secretNames.toSorted()).toEqual([
    "AUTH_SECRET",
    "CHANGED_SECRET",
    "CMS_HEADERS",
    "FORM_HTTP_SECRET",
    "MAP_TILES",
    "OIDC_CLIENT_KEY",
    "OIDC_CLIENT_SECRET",
    "PREVIEW_SECRET",
    "SMTP_URL",
    "VALKEY_URL",
  ]);
  const folder = temporaryFolder({
    secret: `${next}\n${old}\n`,
    headers: '{"x-key":"1"}\n',
    valkey: "redis://v:1/0\n",
  });
  const config = parseConfig({
    AUTH_SECRET_FILE: join(folder, "secret"),
    CMS_HEADERS_FILE: join(folder, "headers"),
    VALKEY_URL_FILE: join(folder, "valkey"),
  });
  expect(config.auth.secrets).toEqual({ all: [next, old] });
  expect(config).toMatchObject({ cms: { headers: { "x-key": "1" } }, storeUrl: "redis://v:1/0" });
});

test("an invalid secret file is reported without the secret", () => {
  const folder = temporaryFolder({ empty: " \n", short: "s3cret" });
  for (const [env, message] of [
    [{ AUTH_SECRET: old, AUTH_SECRET_FILE: join(folder, "short") }, /^AUTH_SECRET_FILE: expected either .*, got both$/],
    [{ AUTH_SECRET_FILE: folder }, /^AUTH_SECRET_FILE: the file cannot be read \(EISDIR\)$/],
    [{ AUTH_SECRET_FILE: join(folder, "empty") }, /^AUTH_SECRET_FILE: expected a file of 1 to 100000 characters$/],
    [{ AUTH_SECRET_FILE: join(folder, "short") }, /^AUTH_SECRET: expected at least 32 characters[^,]*, or [^:]*$/],
  ] as const)
    expect(() => parseConfig(env)).toThrow(message);
});

test.each([
  [`${next},${old}`, [next, old], []],
  [` ${next} ,\n${old}\r\n`, [next, old], []],
  [`short,${next},,x,${old}`, [next, old], [1, 3]],
])("of the list %j the valid secrets are used and the invalid entries reported", (text, all, brokenAt) => {
  const { previewSecrets, warnings } = parseConfig({ PREVIEW_SECRET: text });
  expect(previewSecrets).toEqual({ all });
  expect(warnings.map((warning) => warning.replace(/ is left out.*/, ""))).toEqual(
    brokenAt.map((place) => `PREVIEW_SECRET: entry ${place}`),
  );
  expect(warnings.join()).not.toMatch(/short|nnn|ooo/);
});

/** Settings that a test can change, with the log of reloading them. */
function start(env: Environment) {
  let current = env;
  const lines: { msg: string; settings?: string[]; reason?: string }[] = [];
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
  const config = parseConfig(env);
  const reload = createReload({ config, readEnvironment: () => current, log, onSecrets: () => {} });
  function change(to: Environment) {
    lines.length = 0;
    current = to;
    reload();
    return lines.map(({ msg, settings, reason }) => ({
      msg,
      ...(settings && { settings }),
      ...(reason && { reason }),
    }));
  }
  return { config, log, change };
}

test("secrets, CMS credentials and the log level are reloaded while the portal runs; other changed settings are reported", () => {
  const file = join(temporaryFolder({ secret: old }), "secret");
  const channel = { FORM_CHANNELS: "office=https://office.example.org/in", FORM_HTTP_SECRET: old };
  const env = { AUTH_SECRET_FILE: file, CMS_HEADERS: '{"x-key":"1"}', CMS_URL: "https://cms.example.org", ...channel };
  const { config, log, change } = start(env);
  const [office] = config.forms.channels;
  const { secrets } = config.auth;
  const { headers } = config.cms;
  writeFileSync(file, `${next}\n${old}`);
  const changed = { ...env, CMS_HEADERS: '{"x-other":"2"}', LOG_LEVEL: "debug", PORT: "4000" };
  Object.assign(changed, { FORM_HTTP_SECRET: `${next},${old}`, PREVIEW_SECRET: next });
  expect(change(changed)).toEqual([
    { msg: "changed settings need a restart", settings: ["PORT", "PREVIEW_SECRET"] },
    { msg: "settings reloaded", settings: ["LOG_LEVEL", "CMS_HEADERS", "AUTH_SECRET", "FORM_HTTP_SECRET"] },
  ]);
  expect([secrets, headers, log.level]).toEqual([{ all: [next, old] }, { "x-other": "2" }, "debug"]);
  expect(office).toMatchObject({ kind: "http", secrets: { all: [next, old] } });
  expect(change(changed)).toEqual([
    { msg: "changed settings need a restart", settings: ["PORT", "PREVIEW_SECRET"] },
    { msg: "settings reloaded", settings: [] },
  ]);
});

test("invalid settings change nothing when they are reloaded", () => {
  const { config, change } = start({ AUTH_SECRET: old });
  const problems = change({ AUTH_SECRET: next, CMS_HEADERS: '{"x y":"1"}' });
  expect(problems).toEqual([
    {
      msg: "settings not reloaded, as they are wrong; keeping the current ones",
      reason: "CMS_HEADERS: expected a JSON object of header names and values",
    },
  ]);
  expect(config.auth.secrets).toEqual({ all: [old] });
});
