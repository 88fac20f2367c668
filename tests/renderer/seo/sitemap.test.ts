import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { fixtures } from "../../recorded.ts";
import { answer, read, textsOf } from "./answer.ts";

const contents = join(fixtures, "contents");

test.each([
  ["/sitemap.xml", "localhost", "https://mpsv.localhost"],
  ["/sitemap.xml", "up.localhost", "https://up.localhost"],
  ["/up/sitemap.xml", "localhost", "https://up.localhost"],
])("%s on %s lists a sitemap of each language on the site's own host", async (path, host, origin) => {
  const index = await read(path, { host });
  const sitemaps = languageCodes.map((code) => `${origin}${languages[code].prefix}/sitemap-pages.xml`);
  expect(textsOf(index, "loc")).toEqual(sitemaps);
  for (const changed of textsOf(index, "lastmod")) expect(changed).toMatch(/^2026-\d\d-\d\dT[\d:.]+Z$/);
});

test("a sitemap lists each page of its language once, with all its versions", async () => {
  const xml = await read("/en/up/sitemap-pages.xml");
  const addresses = textsOf(xml, "loc");
  expect(addresses.length).toBeGreaterThan(50);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(`${address}/`).toMatch(/^https:\/\/up\.localhost\/en\//);
  const [entry = ""] = xml.match(/<url>(?:(?!<\/url>).)*\/en\/accessibility<.*?<\/url>/) ?? [];
  const versions = [...entry.matchAll(/hreflang="([^"]*)" href="https:\/\/up\.localhost([^"]*)"/g)];
  expect(Object.fromEntries(versions.map(([, tag, path]) => [tag, path]))).toEqual({
    cs: "/pristupnost",
    en: "/en/accessibility",
    ru: "/ru/accessibility",
    uk: "/ua/accessibility",
    "x-default": "/pristupnost",
  });
});

test.each(["/zkusebna/sitemap.xml", "/zkusebna/sitemap-pages.xml"])(
  "%s is nothing, as search engines leave the site out",
  async (path) => {
    expect((await answer(path)).status).toBe(404);
  },
);

test("the home page is at the site's root", async () => {
  expect(textsOf(await read("/sitemap-pages.xml"), "loc")).toContain("https://mpsv.localhost/");
  expect(textsOf(await read("/ru/up/sitemap-pages.xml"), "loc")).toContain("https://up.localhost/ru");
});

test("redirects, settings, demo pages and embedding contents are in no sitemap", async () => {
  const slugs = globSync("{mpsv,up}/{redirect,embedded-page,web-config}/*.??.json", { cwd: contents }).flatMap(
    (file) => {
      const { friendlyURLs } = JSON.parse(readFileSync(join(contents, file), "utf8"));
      return Object.values(friendlyURLs);
    },
  );
  expect(slugs).toEqual(expect.arrayContaining(["config-"]));
  expect(slugs.length).toBeGreaterThan(10);
  for (const language of languageCodes) {
    const addresses = textsOf(await read(`${languages[language].prefix}/sitemap-pages.xml`), "loc");
    const paths = addresses.map((address) =>
      decodeURIComponent(new URL(address).pathname.replace(/^\/(?:(?:en|ru|ua)\b\/?)?/, "")),
    );
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => slugs.includes(path) || /^(?:dev\/|config-)/.test(path))).toEqual([]);
  }
});

test("an embargoed page is in no sitemap, not even as a language version", async () => {
  const secret = /zimni-pomoc-domacnostem|winter-help-for-households/;
  for (const path of ["/sitemap-pages.xml", "/en/sitemap-pages.xml"]) {
    expect(await read(path, { now: "2027-01-04T08:59:59.999Z" })).not.toMatch(secret);
    expect(await read(path, { now: "2027-01-04T09:00:00.000Z" })).toMatch(secret);
  }
});

test("paths that are not requested from the CMS are in no sitemap", async () => {
  const environment = { CMS_EXCLUDED_PATHS: "/rodina,/rodina/*" };
  const all = textsOf(await read("/sitemap-pages.xml"), "loc");
  const some = textsOf(await read("/sitemap-pages.xml", { environment }), "loc");
  const gone = all.filter((address) => !some.includes(address));
  expect(gone.length).toBeGreaterThan(1);
  for (const address of gone) expect(address).toContain("https://mpsv.localhost/rodina");
});

test.each(["/en/sitemap.xml", "/rodina/sitemap.xml", "/sitemap-cs.xml"])("%s is nothing", async (path) => {
  expect((await answer(path)).status).toBe(404);
});

test("a language with its own host has its sitemap and its pages there", async () => {
  const environment = { LANGUAGE_ORIGINS: '{"up.localhost":{"en":"https://labour.example"}}' };
  const index = textsOf(await read("/up/sitemap.xml", { environment }), "loc");
  expect(index).toContain("https://labour.example/sitemap-pages.xml");
  const own = await read("/sitemap-pages.xml", { environment, host: "labour.example" });
  expect(textsOf(own, "loc")).toContain("https://labour.example/accessibility");
  expect(own).toContain('hreflang="ru" href="https://up.localhost/ru/accessibility"');
  const robots = await read("/robots.txt", { environment, host: "labour.example" });
  expect(robots).toContain("Sitemap: https://up.localhost/sitemap.xml\n");
});
