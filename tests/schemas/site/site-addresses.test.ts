import { expect, test } from "vitest";
import {
  addressOf,
  baseOf,
  canonicalAddress,
  siteOfHost,
  splitAddress,
  splitExtra,
} from "#schemas/site/site-addresses.ts";
import { toWeb } from "#schemas/site/web.ts";

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
])("%s has the same canonical address on every host", (href, visit, expected) => {
  expect(canonicalAddress(href, visit)).toBe(expected);
});

test.each(["mailto:a@b.cz", "tel:112", "#main"])("%s has no canonical address", (href) => {
  expect(canonicalAddress(href, shared)).toBeNull();
});

test("pages of a site without an origin have no canonical address", () => {
  const nameless = { ...agency, origin: null };
  expect(canonicalAddress("/up/kontakty", { webs: [ministry, nameless], web: nameless, host: "localhost" })).toBeNull();
});

const labour = { language: "en" as const, host: "labour.example", origin: "https://labour.example" };
const divided = toWeb({ id: "34", name, friendlyURL: "/up", url: "https://up.example", host: "up.example" }, [labour]);

test.each([
  ["up.example", "cs", ""],
  ["up.example", "en", "https://labour.example"],
  ["up.example", "ua", "/ua"],
  ["labour.example", "cs", "https://up.example"],
  ["labour.example", "en", ""],
  ["labour.example", "ua", "https://up.example/ua"],
  ["localhost", "en", "/en/up"],
] as const)("on %s the %s pages of a site with a host for English begin with %j", (host, language, base) => {
  expect(baseOf(divided, language, { web: divided, host })).toBe(base);
});

test("a link to another site uses that site's host for the language", () => {
  expect(baseOf(divided, "en", { web: ministry, host: "mpsv.example" })).toBe("https://labour.example");
  expect(baseOf(ministry, "en", { web: divided, host: "labour.example" })).toBe("https://mpsv.example/en");
});

test("a host for one language belongs to its site", () => {
  expect(siteOfHost([ministry, divided], "labour.example")).toBe(divided);
});

test.each([
  ["labour.example", "/jobs", { language: "en", path: "/jobs", prefix: "" }],
  ["labour.example", "/ua/robota", { language: "ua", path: "/robota", prefix: "/ua" }],
  ["up.example", "/en/jobs", { language: "en", path: "/jobs", prefix: "/en" }],
  ["up.example", "/prace", { language: "cs", path: "/prace", prefix: "" }],
])("on %s the language of %s comes from its prefix, else from the host", (host, path, expected) => {
  expect(splitAddress({ host, path }, { languageDomains: [labour] })).toEqual(expected);
});

test.each([
  ["/en/up/jobs", "localhost", "https://labour.example/jobs"],
  ["/jobs", "labour.example", "https://labour.example/jobs"],
  ["/ua/robota", "up.example", "https://up.example/ua/robota"],
])("%s on %s has its canonical address on the language's own host", (href, host, expected) => {
  expect(canonicalAddress(href, { webs: [ministry, divided], web: divided, host })).toBe(expected);
});

test.each([
  ["", "prace/praha", "", "/prace/praha"],
  ["/en", "jobs", "", "/en/jobs"],
  ["/en", "jobs", "praha/pobočka 3", "/en/jobs/-/praha/pobo%C4%8Dka%203"],
  ["", "", "x", "/-/x"],
  ["/ua", "", "", "/ua"],
  ["", "", "", "/"],
])("an address is built from the base %j, the slug %j and the extra path %j", (base, slug, extra, expected) => {
  expect(addressOf(base, slug, extra)).toBe(expected);
  expect(splitExtra(expected).extra).toBe(extra);
});

test.each([
  ["/jobs/-/praha/pobo%C4%8Dka%203", "/jobs", "praha/pobočka 3"],
  ["/jobs/-", "/jobs", ""],
  ["/-/x/-/y", "/", "x/-/y"],
  ["/a-/b", "/a-/b", ""],
])("the address %s is split at its first /-/ separator", (path, page, extra) => {
  expect(splitExtra(path)).toEqual({ path: page, extra });
});
