import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { originOf, sections, startOf } from "../support/crawl.ts";
import { get } from "../support/http.ts";
import { turnOf } from "../support/looks.ts";
import { withoutIndex } from "../support/search-index.ts";
import { test } from "../support/visitor.ts";

const statements = {
  cs: { label: "Prohlášení o přístupnosti", slug: "pristupnost", legal: cs.footer.legal },
  en: { label: "Accessibility statement", slug: "accessibility", legal: en.footer.legal },
  ru: { label: "Заявление о доступности", slug: "accessibility", legal: ru.footer.legal },
  ua: { label: "Заява про доступність", slug: "accessibility", legal: ua.footer.legal },
};

for (const section of turnOf(sections, 3, 0)) {
  const start = startOf(section);
  const below = start.replace(/\/$/, "");
  const { label, slug, legal } = statements[section.language];

  test(`every footer below ${start} links to the accessibility statement`, async ({ page, intended }) => {
    intended.add(404);
    for (const address of [start, `${below}/neni-tu`]) {
      await page.goto(address);
      const link = page
        .getByRole("contentinfo")
        .getByRole("navigation", { name: legal })
        .getByRole("link", { name: label });
      await expect(link).toHaveAttribute("href", `${below}/${slug}`);
    }
    await page.goto(`${below}/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(label);
    await expect(main).toContainText(/EN 301\s549/);
    await expect(main).toContainText("99/2019");
    await expect(main).toContainText("2016/2102");
    await expect(main.getByRole("link", { name: /^pristupnost@(?:mpsv|uradprace)\.example$/ })).toBeVisible();
    await expect(main.getByRole("link", { name: "pristupnost@dia.example" })).toBeVisible();
  });
}

for (const site of ["mpsv", "up"] as const) {
  const host = `${site}.localhost`;
  const origin = originOf({ site });

  test(`crawlers discover every language of ${host} from its robots.txt`, async ({ portal, page }) => {
    const robots = await get(portal, "/robots.txt", { host });
    expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    const index = await get(portal, "/sitemap.xml", { host, "user-agent": "Googlebot/2.1" });
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    // The portal's own pages allow nobody else to parse.
    await page.goto("about:blank");
    const parse = (xml: string) =>
      page.evaluate((text) => {
        const { documentElement } = new DOMParser().parseFromString(text, "application/xml");
        const locations = [...documentElement.getElementsByTagName("loc")].map(({ textContent }) => textContent ?? "");
        return { root: documentElement.nodeName, locations };
      }, xml);
    const sitemaps = await parse(index.text);
    expect(sitemaps.root).toBe("sitemapindex");
    expect(sitemaps.locations).toHaveLength(4);
    for (const address of sitemaps.locations) {
      expect(new URL(address).origin).toBe(origin);
      const { status, text } = await get(portal, new URL(address).pathname, { host });
      expect(status).toBe(200);
      const { root, locations } = await parse(text);
      expect(root).toBe("urlset");
      expect(locations.length).toBeGreaterThan(30);
      expect(locations.filter((location) => new URL(location).origin !== origin)).toEqual([]);
    }
  });
}

test("a site's footer links the feeds that its pages name", async ({ page }) => {
  await page.goto("/en");
  const feeds = page.getByRole("contentinfo").getByRole("link", { name: /\(Atom feed\)$/ });
  await expect(feeds).toHaveCount(2);
  const addresses = await feeds.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const named = page.locator("link[type='application/atom+xml']");
  expect(addresses).toEqual(await named.evaluateAll((links) => links.map((link) => link.getAttribute("href"))));
  await page.goto("/en/accessibility");
  await expect(feeds).toHaveCount(0);
});

test("forged headers do not change a page's canonical addresses", async ({ portal }) => {
  const forged = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", forwarded: "host=evil.example" };
  for (const path of ["/en/accessibility", "/sitemap.xml", "/.well-known/security.txt"]) {
    const { status, text } = await get(portal, path, forged);
    expect(status, path).toBe(200);
    expect(text, path).toContain("https://mpsv.localhost/");
    expect(text, path).not.toContain("evil.example");
  }
});

test("while the CMS fails and there is no index, the sitemap is unavailable rather than empty", async ({ start }) => {
  const portal = await start(withoutIndex);
  portal.fail((url) => (url.pathname === "/contents" ? { status: 500 } : undefined));
  for (const path of ["/sitemap.xml", "/en/up/sitemap-pages.xml"]) {
    const { status, headers } = await get(portal, path, { "user-agent": "Googlebot/2.1" });
    expect(status, path).toBe(503);
    expect(headers["retry-after"], path).toBeDefined();
  }
  portal.fail();
});
