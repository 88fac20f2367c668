import { expect, test } from "vitest";
import type { Effect } from "#embedded/replay/fault.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import { answerAsText, recordedServices, requestOf } from "../recorded-portal.ts";
import { textsOf } from "../seo/answer.ts";

type Home = { webId: string; language: string };

const homeAddress = /^\/contents\/by-friendly-url\/(uvod|home)$/;
const gone: Effect = {
  body: JSON.stringify({ timestamp: "2026-11-20T12:00:00", status: 404, error: "Not Found", message: "", path: "/" }),
  status: 404,
};

/** The recorded portal with home pages as defined by `homes`. */
function start(homes: (home: Home) => Effect | undefined) {
  const asked: string[] = [];
  const services = recordedServices({
    fault({ pathname, searchParams }) {
      const webId = searchParams.get("webId") ?? "";
      const language = parseLanguage(searchParams.get("language") ?? "") ?? "";
      if (homeAddress.test(pathname)) asked.push(`${webId} ${language}`);
      return homeAddress.test(pathname) ? homes({ webId, language }) : undefined;
    },
  });
  return {
    asked,
    async open(path: string) {
      const { status, body } = await answerAsText(requestOf(path), services, noAssets);
      const [main = ""] = /<main[\s\S]*<\/main>/.exec(body) ?? [];
      return {
        status,
        body,
        /** Tags of the languages that anything on the page links to. */
        linked: tagsIn(body),
        ways: [...main.matchAll(/ href="([^"#]*)"/g)].map(([, href]) => href),
      };
    },
  };
}

function tagsIn(text: string) {
  return [...new Set([...text.matchAll(/ hreflang="([^"]*)"/gi)].map(([, tag]) => tag))].toSorted();
}

const onlyIn =
  (...languages: string[]) =>
  ({ language }: Home) =>
    languages.includes(language) ? undefined : gone;
const onlyCzechAndEnglish = onlyIn("cs", "en");

test.each([
  ["a page in all languages", "/prace/minimalni-mzda", 200, ["cs", "en", "x-default"]],
  [
    "a page that is not translated",
    "/aktuality/konzultace-vyhlasky-o-socialnich-sluzbach",
    200,
    ["cs", "en", "x-default"],
  ],
  ["a guide that names its languages", "/cizinci/pruvodce-mimo-eu", 200, ["cs", "en", "x-default"]],
  ["a page of the portal's own", "/test-prohlizece", 200, ["cs", "en"]],
  ["a page that is missing", "/neni-tu", 404, ["cs", "en"]],
  [
    "a page that exists in a language without a home page",
    "/ua/work/minimum-wage",
    200,
    ["cs", "en", "uk", "x-default"],
  ],
  ["the home page of a language that has none", "/ru", 404, ["cs", "en"]],
])("%s links only languages in which the site has a home page", async (_what, path, status, linked) => {
  const page = await start(onlyCzechAndEnglish).open(path);
  expect(page.status).toBe(status);
  expect(page.linked).toEqual(linked);
});

test("there is a sitemap for each language in which the site has a home page", async () => {
  const { open } = start(onlyCzechAndEnglish);
  expect(textsOf((await open("/sitemap.xml")).body, "loc")).toEqual([
    "https://mpsv.localhost/sitemap-pages.xml",
    "https://mpsv.localhost/en/sitemap-pages.xml",
  ]);
  expect((await open("/sitemap-pages.xml")).linked).toEqual(["cs", "en", "x-default"]);
});

test.each([
  ["in its own language", "/neni-tu", () => undefined, "/"],
  ["in Czech, where its language has none", "/ru/not-here", onlyCzechAndEnglish, "/"],
  ["in Czech, when it is the missing home page itself", "/ru", onlyCzechAndEnglish, "/"],
  ["in English, where there is none in Czech", "/neni-tu", onlyIn("en"), "/en"],
  [
    "of another site, where the site has none",
    "/up/neni-tu",
    ({ webId }: Home) => (webId === "34" ? gone : undefined),
    "/",
  ],
] as const)("a missing page leads to the home page %s", async (_what, path, homes, way) => {
  const { open } = start(homes);
  // The node knows a page that is there: otherwise it would not believe the CMS.
  await open("/rodina");
  const { status, ways } = await open(path);
  expect(status).toBe(404);
  expect(ways).toContain(way);
  expect(ways).not.toContain(path);
});

test("a CMS that has no home page of any site is not believed that another page is missing", async () => {
  expect((await start(() => gone).open("/neni-tu")).status).toBe(503);
});

test("a site's languages are requested once, however many pages link to them", async () => {
  const { open, asked } = start(onlyCzechAndEnglish);
  await open("/rodina");
  for (const path of ["/prace", "/en/family", "/prace/minimalni-mzda", "/ua/work/minimum-wage"]) await open(path);
  // The absence of the others is checked against the Czech one.
  expect(asked.filter((home) => home !== "12 cs").toSorted()).toEqual(["12 en", "12 ru", "12 ua"]);
});

test("while the CMS fails, no language counts as missing", async () => {
  const { linked } = await start(({ language }) => (language === "ru" ? { status: 500 } : undefined)).open("/rodina");
  expect(linked).toEqual(["cs", "en", "ru", "uk", "x-default"]);
});
