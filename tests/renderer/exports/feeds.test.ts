// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { writeAtom } from "#renderer/exports/atom.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { answerAsText, indexedServices, recordedServices, requestOf, visit } from "../recorded-portal.ts";

type Options = Parameters<typeof recordedServices>[0];

function answer(path: string, options?: Options) {
  return answerAsText(requestOf(path), recordedServices(options), noAssets);
}

async function read(path: string, options?: Options) {
  const { status, contentType, body } = await answer(path, options);
  expect(status, path).toBe(200);
  expect(contentType).toBe("application/atom+xml; charset=utf-8");
  return parse(body);
}

function parse(xml: string) {
  const feed = new DOMParser().parseFromString(xml, "application/xml");
  expect(feed.querySelector("parsererror")).toBeNull();
  const texts = (name: string) => [...feed.querySelectorAll(name)].map(({ textContent }) => textContent ?? "");
  return {
    language: feed.documentElement.getAttribute("xml:lang"),
    ids: texts("entry > id"),
    titles: texts("entry > title"),
    published: texts("entry > published"),
    updated: texts("updated"),
    links: [...feed.querySelectorAll("link")].map((link) => link.getAttribute("href") ?? ""),
  };
}

test.each([
  ["/feeds/news.xml", "cs", "https://mpsv.localhost/"],
  ["/en/feeds/news.xml", "en", "https://mpsv.localhost/en/"],
  ["/ua/feeds/news.xml", "uk", "https://mpsv.localhost/ua/"],
  ["/up/feeds/news.xml", "cs", "https://up.localhost/"],
  ["/ru/up/feeds/news.xml", "ru", "https://up.localhost/ru/"],
  ["/feeds/press-releases.xml", "cs", "https://mpsv.localhost/"],
])("%s tells what is new in its language, the newest first, linked on the site's own host", async (path, tag, base) => {
  const feed = await read(path);
  expect(feed.language).toBe(tag);
  expect(feed.ids.length).toBeGreaterThan(0);
  expect(new Set(feed.ids).size).toBe(feed.ids.length);
  expect(feed.published).toEqual(feed.published.toSorted().toReversed());
  expect(feed.links.length).toBe(feed.ids.length + 2);
  for (const link of feed.links) expect(`${link}/`.replace(/\/\/$/, "/")).toContain(base);
  expect(feed.updated[0]).toBe(feed.updated.slice(1).toSorted().at(-1));
});

test("scheduled contents are in no feed before their time", async () => {
  const links = async (path: string, now: string) => (await read(path, { now })).links.join("\n");
  const secret = /zimni-pomoc-domacnostem|winter-help-for-households/;
  for (const path of ["/feeds/press-releases.xml", "/en/feeds/press-releases.xml"]) {
    expect(await links(path, "2027-01-04T08:59:59.999Z")).not.toMatch(secret);
    expect(await links(path, "2027-01-04T09:00:00.000Z")).toMatch(secret);
  }
});

test("expired contents are in no feed", async () => {
  const path = "/aktuality/podzimni-veletrh-prace";
  const resolved = await visit(path);
  if (resolved.kind !== "page" || resolved.page.key !== "news-item") throw new Error(`${path} is no news item`);
  const { title, validTo } = resolved.page.view;
  const end = Date.parse(validTo ?? "");
  const titlesAt = async (time: number) =>
    (await read("/feeds/news.xml", { now: new Date(time).toISOString() })).titles;
  expect(await titlesAt(end)).toContain(title);
  expect(await titlesAt(end + 1)).not.toContain(title);
});

test.each(["/up/feeds/press-releases.xml", "/feeds/other.xml", "/x/feeds/news.xml", "/feeds/constructor.xml"])(
  "%s does not exist",
  async (path) => {
    const { status, contentType } = await answer(path);
    expect(status).toBe(404);
    expect(contentType).toContain("text/html");
  },
);

test("pages link to their own feed, a home page to all of its site's", async () => {
  const feedsOf = async (path: string) => {
    const resolved = await visit(path);
    return resolved.kind === "page" ? resolved.feeds.map(({ href }) => href) : null;
  };
  expect(await feedsOf("/")).toEqual(["/feeds/news.xml", "/feeds/press-releases.xml"]);
  expect(await feedsOf("/en/up")).toEqual(["/en/up/feeds/news.xml"]);
  expect(await feedsOf("/aktuality/podzimni-veletrh-prace")).toEqual(["/feeds/news.xml"]);
  expect(await feedsOf("/rodina/porodne")).toEqual([]);
});

test("a text cannot break out of its element", () => {
  const text = `</title><script xmlns="http://www.w3.org/1999/xhtml">&amp;]]>\u0000\ud800`;
  const entry = { id: "a", title: text, href: `x"y`, published: "a", updated: "a", summary: null };
  const rest = { id: "a", title: text, language: "cs", author: text, self: "a", home: "a", updated: "a" };
  const xml = writeAtom({ ...rest, entries: [entry] });
  expect(parse(xml).titles).toEqual([`</title><script xmlns="http://www.w3.org/1999/xhtml">&amp;]]>\ufffd`]);
  expect(xml).toContain(`href="x&quot;y"`);
});

const indexed = await indexedServices();

test.each(["/feeds/news.xml", "/en/feeds/news.xml", "/up/feeds/news.xml", "/feeds/press-releases.xml"])(
  "%s from the index is the one that is made of the lists of the CMS",
  async (path) => {
    const entriesOf = async (services: typeof indexed) => {
      const { body } = await answerAsText(requestOf(path), services, noAssets);
      return body.split("<entry>").map((entry) => entry.replace("</feed>", "").trim());
    };
    const unindexed = recordedServices();
    const read = await entriesOf(unindexed);
    expect([unindexed, indexed].map(({ search }) => search.hasLists())).toEqual([false, true]);
    expect(read.length).toBeGreaterThan(2);
    expect((await entriesOf(indexed)).toSorted()).toEqual(read.toSorted());
  },
);
