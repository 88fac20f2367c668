import { expect, test } from "vitest";
import { toWeb } from "#schemas/web.ts";
import { canonicalAddress } from "#server/sites.ts";

const name = { cs: "Web" };
const ministry = toWeb({ id: "12", name, friendlyURL: "/", url: "https://mpsv.example", host: "mpsv.example" });
const agency = toWeb({ id: "34", name, friendlyURL: "/up", url: "https://up.example", host: "up.example" });
const webs = [ministry, agency];
const shared = { webs, web: agency, host: "localhost" };
const own = { webs, web: agency, host: "up.example" };

test.each([
  ["/up/kontakty", shared, "https://up.example/kontakty"],
  ["/en/up", shared, "https://up.example/en"],
  ["/up", shared, "https://up.example/"],
  ["/en/upadek", shared, "https://mpsv.example/en/upadek"],
  ["/", shared, "https://mpsv.example/"],
  ["/kontakty", own, "https://up.example/kontakty"],
  ["/cms/documents/files/a.jpg", shared, "https://up.example/cms/documents/files/a.jpg"],
  ["https://eures.example/prace", shared, "https://eures.example/prace"],
])("%s has a canonical address whatever host it was linked on", (href, visit, expected) => {
  expect(canonicalAddress(href, visit)).toBe(expected);
});

test.each(["mailto:a@b.cz", "tel:112", "#main"])("%s has none", (href) => {
  expect(canonicalAddress(href, shared)).toBeNull();
});

test("a site without an origin gives none", () => {
  const nameless = { ...agency, origin: null };
  expect(canonicalAddress("/up/kontakty", { webs: [ministry, nameless], web: nameless, host: "localhost" })).toBeNull();
});
