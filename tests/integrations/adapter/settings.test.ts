import { expect, test } from "vitest";
import { readAdapterSettings } from "#integrations/adapter/adapter-settings.ts";

const secret = "0123456789abcdef0123456789abcdef";

test("settings of a service have defaults in its folder", () => {
  expect(readAdapterSettings({}, "/srv/acme")).toMatchObject({
    port: 4301,
    host: "127.0.0.1",
    folder: "/srv/acme/snapshot",
    files: ["/srv/acme/files"],
    outbox: "/srv/acme/outbox.db",
    readEveryMs: 600_000,
    hookSecret: null,
    linkSecret: null,
    previewSecret: null,
    portal: null,
  });
  const own = { CMS_READ_EVERY_S: "60", CMS_HOOK_SECRET: secret, PREVIEW_LINK_SECRET: secret };
  expect(readAdapterSettings({ ...own, PORTAL_URL: "https://portal.example.org" }, "/srv/acme")).toMatchObject({
    readEveryMs: 60_000,
    hookSecret: secret,
    linkSecret: secret,
    portal: "https://portal.example.org",
  });
});

test.each([
  [{ CMS_READ_EVERY_S: "often" }, "CMS_READ_EVERY_S: expected"],
  [{ CMS_READ_EVERY_S: "0" }, "CMS_READ_EVERY_S: expected"],
  [{ CMS_HOOK_SECRET: "short" }, "CMS_HOOK_SECRET: expected at least 32"],
  [{ PREVIEW_LINK_SECRET: "short" }, "PREVIEW_LINK_SECRET: expected at least 32"],
  [{ PORTAL_URL: "ftp://x" }, "PORTAL_URL: expected"],
])("%o is refused by its name", (env, message) => {
  expect(() => readAdapterSettings(env, "/srv/acme")).toThrow(message);
});
