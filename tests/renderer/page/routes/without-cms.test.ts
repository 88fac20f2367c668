import { expect, test } from "vitest";
import { answerPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/assets.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { CmsError } from "#server/cms/client.ts";
import { recordedServices, requestOf } from "../../recorded-portal.ts";

const files = ["/robots.txt", "/.well-known/security.txt"];
const contact = { SECURITY_CONTACT: "mailto:security@mpsv.example" };

const refuse = () => Promise.reject(new CmsError("network", "/x", "refused"));
const hang = () => new Promise<never>(() => {});

/** Services of a portal whose CMS answers every request in one way. */
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

test("robots.txt names the sitemap of the visited host while the list of sites is not known", async () => {
  const { body } = await answer("/robots.txt", servicesWith(refuse));
  expect(body).toContain("Sitemap: https://mpsv.localhost/sitemap.xml\n");
  expect(body).not.toContain("Disallow: /\n");
});

test("a page needs the CMS", async () => {
  expect(await answer("/rodina", servicesWith(refuse))).toMatchObject({ status: 503 });
});
