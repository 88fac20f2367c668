import { expect, test } from "vitest";
import type { Language } from "#schemas/site/language-codes.ts";
import { toWeb } from "#schemas/site/web.ts";
import { createViewContext } from "#server/view/view-context.ts";

const ministry = toWeb({ id: "12", name: {}, friendlyURL: "/", host: "mpsv.localhost", url: "https://mpsv.localhost" });
const agency = toWeb({ id: "34", name: {}, friendlyURL: "/up", host: "up.localhost", url: "https://up.localhost" });

/** A view context for a page of the ministry or the agency, requested on a host in a language. */
function start({ web = ministry, host = "localhost", language = "cs" as Language } = {}) {
  return createViewContext({
    webs: [ministry, agency],
    web,
    host,
    language,
    home: { cs: "uvod", en: "home" },
    folders: [],
  });
}

const family = { friendlyURLs: { cs_cz: "rodina/porodne", en_gb: "family/birth-grant" }, web: { id: "12" } };
const contacts = { friendlyURLs: { cs_cz: "kontakty" }, web: { id: "34" } };

test("a page is linked in the current language if it is available there, else in Czech", () => {
  expect(start().page(family)).toEqual({ href: "/rodina/porodne", language: "cs" });
  expect(start({ language: "en" }).page(family)).toEqual({ href: "/en/family/birth-grant", language: "en" });
  expect(start({ language: "ua" }).page(family)).toEqual({ href: "/rodina/porodne", language: "cs" });
});

test("on a shared host another site is below its prefix, on its own host at the root", () => {
  expect(start().page(contacts)?.href).toBe("/up/kontakty");
  expect(start({ web: agency, host: "up.localhost" }).page(contacts)?.href).toBe("/kontakty");
  expect(start({ web: agency, host: "up.localhost" }).page(family)?.href).toBe("https://mpsv.localhost/rodina/porodne");
});

test("a page of an unknown site cannot be linked", () => {
  expect(start().page({ ...family, web: { id: "99" } })).toBeNull();
});

test("a site's home page is linked as the site's root", () => {
  const home = { friendlyURLs: { cs_cz: "uvod", en_gb: "home" }, web: { id: "12" } };
  expect(start().page(home)?.href).toBe("/");
  expect(start({ language: "en" }).page(home)?.href).toBe("/en");
});

test.each([
  ["/rodina", "cs", "/rodina", false],
  ["/family?x=1#y", "en", "/en/family?x=1#y", false],
  ["/ru/family", "en", "/ru/family", false],
  ["/documents/files/a.pdf", "en", "/cms/documents/files/a.pdf", false],
  ["#kontakt", "cs", "#kontakt", false],
  ["tel:+420123", "cs", "tel:+420123", false],
  ["https://www.cssz.cz/x", "cs", "https://www.cssz.cz/x", true],
  ["https://mpsv.localhost/en/family", "cs", "/en/family", false],
  ["https://up.localhost/kontakty", "cs", "/up/kontakty", false],
  ["/d%C3%A1vky/%zz", "cs", "/d%C3%A1vky/%25zz", false],
] as const)("%s on a page in %s links to %s", (url, language, href, external) => {
  expect(start({ language }).address(url)).toEqual({ href, external });
});

test("heading ids are unique over all texts of a page", () => {
  const to = start();
  const ids = [to.richText("<h2>a</h2>"), to.richText("<h2>a</h2>")].flatMap(({ headings }) => headings);
  expect(ids.map(({ id }) => id)).toEqual(["a", "a-2"]);
  expect(start().richText("<h2>a</h2>").headings[0]?.id).toBe("a");
});
