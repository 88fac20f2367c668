import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { get } from "../support/http.ts";
import { test, visit } from "../support/visitor.ts";

const event = "/up/kalendar/tyden-karieroveho-poradenstvi";
const office = "/up/kontakty/pracoviste/krnov";
const files = [
  [`${event}.ics`, "text/calendar; charset=utf-8", "tyden-karieroveho-poradenstvi.ics"],
  [`${office}.vcf`, "text/vcard; charset=utf-8", "krnov.vcf"],
] as const;

for (const [path, type, name] of files) {
  test(`${path} is a download with an ETag`, async ({ portal }) => {
    const { status, headers, text } = await get(portal, path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(text).toMatch(/^BEGIN:V[A-Z]+\r\n/);
    const again = await get(portal, path, { "if-none-match": headers["etag"] ?? "" });
    expect(again.status).toBe(304);
  });
}

test("a missing export is not found", async ({ portal }) => {
  for (const path of [`${event}.vcf`, `${office}.ics`, "/nic-takoveho.ics", "/up/feeds/press-releases.xml"]) {
    expect((await get(portal, path)).status, path).toBe(404);
  }
});

for (const [page, label, name] of [
  [event, cs.exports.calendar, files[0][2]],
  [office, cs.exports.contact, files[1][2]],
] as const) {
  test(`the link on ${page} downloads ${name} without leaving the page`, async ({ page: browser }) => {
    await visit(browser, page);
    const download = browser.waitForEvent("download");
    await browser.getByRole("link", { name: label }).click();
    expect((await download).suggestedFilename()).toBe(name);
    await expect(browser).toHaveURL(page);
  });
}

test("the feed linked by a page is well-formed", async ({ page }) => {
  await visit(page, "/");
  const addresses = await page.locator("link[type='application/atom+xml']").evaluateAll((links) => {
    return links.map((link) => link.getAttribute("href") ?? "");
  });
  expect(addresses).toEqual(["/feeds/news.xml", "/feeds/press-releases.xml"]);
  // The portal's own pages allow nobody else to parse.
  await page.goto("about:blank");
  for (const address of addresses) {
    const response = await page.request.get(address);
    expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const feed = await page.evaluate(
      (xml) => {
        const { documentElement } = new DOMParser().parseFromString(xml, "application/xml");
        return { root: documentElement.nodeName, entries: documentElement.getElementsByTagName("entry").length };
      },
      await response.text(),
    );
    expect(feed.root).toBe("feed");
    expect(feed.entries).toBeGreaterThan(0);
  }
});

test("in-app navigation replaces the JSON-LD by that of the next page", async ({ page }) => {
  await visit(page, event);
  const types = () =>
    page.locator("script[type='application/ld+json']").evaluateAll((scripts) => {
      return scripts.map(({ textContent }) => JSON.parse(textContent ?? "")["@graph"][0]["@type"]);
    });
  expect(await types()).toEqual(["Event"]);
  await page.evaluate((address) => location.assign(address), office);
  await expect(page).toHaveURL(office);
  await expect.poll(types).toEqual(["GovernmentOffice"]);
});
