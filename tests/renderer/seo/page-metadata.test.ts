// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import { answerAsText, recordedServices, requestOf } from "../recorded-portal.ts";

async function headOf(path: string, options: Parameters<typeof requestOf>[1] = {}) {
  const { body } = await answerAsText(requestOf(path, options), recordedServices(), noAssets);
  const { head } = new DOMParser().parseFromString(body, "text/html");
  const contents = (selector: string) =>
    [...head.querySelectorAll(selector)].map((meta) => meta.getAttribute("content"));
  return {
    title: head.querySelector("title")?.textContent,
    canonical: [...head.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href")),
    alternates: Object.fromEntries(
      [...head.querySelectorAll("link[hreflang]")].map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]),
    ),
    robots: contents("meta[name=robots]"),
    description: contents("meta[name=description]"),
    og: (name: string) => contents(`meta[property='og:${name}']`),
  };
}

test("a page has its title, canonical address and languages, on its site's own host", async () => {
  const head = await headOf("/en/up/accessibility");
  expect(head.title).toBe("Accessibility statement | Labour Office of the Czech Republic");
  expect(head.canonical).toEqual(["https://up.localhost/en/accessibility"]);
  expect(head.alternates).toEqual({
    cs: "https://up.localhost/pristupnost",
    en: "https://up.localhost/en/accessibility",
    ru: "https://up.localhost/ru/accessibility",
    uk: "https://up.localhost/ua/accessibility",
    "x-default": "https://up.localhost/pristupnost",
  });
  expect(head.robots).toEqual([]);
  expect(head.description).toHaveLength(1);
  expect(head.og("type")).toEqual(["website"]);
  expect(head.og("title")).toEqual(["Accessibility statement"]);
  expect(head.og("description")).toEqual(head.description);
  expect(head.og("url")).toEqual(head.canonical);
  expect(head.og("site_name")).toEqual(["Labour Office of the Czech Republic"]);
  expect(head.og("locale")).toEqual(["en_GB"]);
  expect(head.og("locale:alternate")).toEqual(["cs_CZ", "ru_RU", "uk_UA"]);
});

test("a home page has its site's name as its title, also when shared", async () => {
  const { title, og } = await headOf("/ua");
  expect(title).toBe("Міністерство праці та соціальних справ");
  expect(og("title")).toEqual([title]);
});

test("a page is shared with its own image, or else with its site's", async () => {
  const { og } = await headOf("/aktuality/podzimni-veletrh-prace");
  expect(og("type")).toEqual(["article"]);
  expect(og("image")).toEqual(["https://mpsv.localhost/cms/documents/files/veletrh-prace.jpg"]);
  const plain = await headOf("/pristupnost");
  expect(plain.og("image")).toEqual(["https://mpsv.localhost/cms/documents/files/budova-ministerstva.jpg"]);
});

test("a page without its own description uses its lead", async () => {
  expect((await headOf("/en/up/jobs")).description).toHaveLength(1);
});

test.each(["/neni-tu", "/dev/tabs", "/en/dev/login", "/en/browser-test", "/zkusebna/dlouha-slova"])(
  "%s is not to be found",
  async (path) => {
    const head = await headOf(path);
    expect(head.robots).toEqual(["noindex"]);
    expect(head.title).toMatch(/ \| /);
  },
);

test("a preview is noindex", async () => {
  expect((await headOf("/pristupnost", { isPreview: true })).robots).toEqual(["noindex"]);
});
