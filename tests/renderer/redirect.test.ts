import { expect, test } from "vitest";
import { visit } from "./recorded-portal.ts";

test.each([
  ["/davky/pridavky-na-deti", "/sluzby/pridavek-na-dite"],
  ["/ua/benefits/child-allowances", "/ua/services/child-allowance"],
  ["/rodina/pridavek-na-dite", "/sluzby/pridavek-na-dite"],
  ["/en/family/parental-allowance", "/en/services/parental-allowance"],
  ["/ru/disability/care-allowance", "/ru/services/care-allowance"],
])("%s has moved for good to %s", async (path, location) => {
  expect(await visit(path)).toMatchObject({ kind: "redirect", status: 301, location });
});

test("a page that moved twice redirects straight to its last address", async () => {
  expect(await visit("/zkusebna/presun/retez")).toMatchObject({
    kind: "redirect",
    location: "/sluzby/pridavek-na-dite",
  });
});

test.each(["/zkusebna/presun/sama-na-sebe", "/zkusebna/presun/kruh-a", "/zkusebna/presun/nikam"])(
  "%s leads nowhere",
  async (path) => {
    expect(await visit(path)).toMatchObject({ kind: "error", status: 404 });
  },
);

test("a removed page answers 410", async () => {
  expect(await visit("/potravinova-pomoc")).toMatchObject({ kind: "page", status: 410 });
});

test("a foreign host is linked, and redirected to only when it is trusted in the settings", async () => {
  expect(await visit("/evidence-smluv")).toMatchObject({ kind: "page", status: 200 });
  const trusted = { REDIRECT_HOSTS: "registr.example" };
  const location = "https://registr.example/smlouvy";
  expect(await visit("/evidence-smluv", { environment: trusted })).toMatchObject({
    kind: "redirect",
    status: 302,
    location,
  });
});

test("a redirect without a target is shown with its title alone", async () => {
  expect(await visit("/zkusebna/chybne/presmerovani-bez-cile")).toMatchObject({
    kind: "page",
    page: { key: "redirect", view: { target: null, gone: null } },
  });
});
