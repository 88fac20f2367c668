import { expect, test } from "vitest";
import { answerPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { CmsError } from "#server/cms/client.ts";
import { startFaultyPortal } from "../../faulty-portal.ts";
import { recordedServices, requestOf } from "../../recorded-portal.ts";

const files = ["/robots.txt", "/.well-known/security.txt"];
const contact = { SECURITY_CONTACT: "mailto:security@mpsv.example" };

const refuse = () => Promise.reject(new CmsError("network", "/x", "refused"));
const hang = () => new Promise<never>(() => {});

/** Services of a portal whose CMS responds to every request in the same way. */
function servicesWith(answer: () => Promise<never>, environment: Record<string, string> = {}): Services {
  const services = recordedServices({ environment: { ...contact, ...environment } });
  const reader = services.read();
  const failing = { webs: answer, webById: answer, webByUrl: answer, config: answer, folder: answer };
  return { ...services, read: () => ({ ...reader, ...failing }) };
}

const answer = (path: string, services: Services) =>
  answerPage(requestOf(path, { host: "mpsv.localhost" }), services, noAssets);

test.each(files)("%s is answered while the CMS fails, while it hangs and during maintenance", async (path) => {
  for (const services of [
    servicesWith(refuse),
    servicesWith(hang),
    servicesWith(refuse, { MAINTENANCE: "true" }),
    servicesWith(hang, { CMS_ENABLED: "false" }),
  ]) {
    expect(await answer(path, services)).toMatchObject({ status: 200, contentType: "text/plain; charset=utf-8" });
  }
});

test.each([{ hang: true }, { reset: true }] as const)(
  "robots.txt from before the list of sites was read counts as incomplete, so that caches replace it soon: %o",
  async (fault) => {
    const portal = startFaultyPortal({ CMS_TIMEOUT_MS: "300" });
    portal.cms.fault = () => fault;
    expect(await portal.visit("/robots.txt")).toMatchObject({ kind: "file", isPartial: true });
    expect(await portal.visit("/robots.txt")).toMatchObject({ kind: "file", isPartial: true });
    const healthy = startFaultyPortal();
    await healthy.visit("/");
    expect(await healthy.visit("/robots.txt")).not.toHaveProperty("isPartial");
  },
);

test.each([
  ["refuses", refuse, {}],
  ["hangs", hang, {}],
  ["refuses in maintenance", refuse, { MAINTENANCE: "true" }],
  ["hangs in maintenance", hang, { MAINTENANCE: "true" }],
] as const)("security.txt without a contact in the settings is a 404 while the CMS %s", async (_, cms, environment) => {
  const services = servicesWith(cms, { ...environment, SECURITY_CONTACT: "" });
  expect(await answer("/.well-known/security.txt", services)).toMatchObject({ status: 404 });
});

test("security.txt has the site's contact during maintenance, too", async () => {
  const services = recordedServices({ environment: { MAINTENANCE: "true" } });
  const { status, body } = await answer("/.well-known/security.txt", services);
  expect(status).toBe(200);
  expect(body).toMatch(/^Contact: mailto:/);
});

test.each(["", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"])(
  "a sitemap in maintenance is a 503 that says to %j when to come back: no crawler forgets a page for that",
  async (userAgent) => {
    const environment = { MAINTENANCE: "true", MAINTENANCE_UNTIL: "2026-11-20T18:00:00+01:00" };
    const services = recordedServices({ environment });
    for (const path of ["/sitemap.xml", "/sitemap-pages.xml", "/rodina"]) {
      const found = await answerPage({ ...requestOf(path), userAgent }, services, noAssets);
      expect(found).toMatchObject({ status: 503, retryAfter: 5 * 60 * 60, cacheable: false });
    }
  },
);

test("robots.txt names the sitemap of the requested host while the list of sites is unknown", async () => {
  const { body } = await answer("/robots.txt", servicesWith(refuse));
  expect(body).toContain("Sitemap: https://mpsv.localhost/sitemap.xml\n");
  expect(body).not.toContain("Disallow: /\n");
});

test("robots.txt uses the last known list of sites while the CMS hangs", async () => {
  const services = recordedServices();
  let isHanging = false;
  const read = () => ({ ...services.read(), ...(isHanging && { webs: hang }) });
  const robotsAt = (host: string) => answerPage(requestOf("/robots.txt", { host }), { ...services, read }, noAssets);
  await answer("/rodina", { ...services, read });
  isHanging = true;
  expect((await robotsAt("portal.example")).body).toBe("User-agent: *\nDisallow: /\n");
  expect((await robotsAt("up.localhost")).body).toContain("Sitemap: https://up.localhost/sitemap.xml\n");
});

test("a page needs the CMS", async () => {
  expect(await answer("/rodina", servicesWith(refuse))).toMatchObject({ status: 503 });
});
