import { expect, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { preferredLanguages, rootRedirects } from "#server/http/root-redirect.ts";

const on = parseConfig({
  ROOT_REDIRECT: "true",
  LANGUAGE_ORIGINS: '{"up.example":{"en":"https://labour.example"}}',
});

interface Start {
  host?: string;
  path?: string;
  locale?: string;
  accepted?: string;
  site?: string;
}

function start({ host = "localhost", path = "/", locale, accepted, site }: Start, config = on) {
  const headers = { ...(accepted && { "accept-language": accepted }), ...(site && { "sec-fetch-site": site }) };
  return rootRedirects({ host, path, locale, headers }, config);
}

test.each([
  ["ua", "en", "ua"],
  ["cs", "en", "cs"],
  [undefined, "uk-UA,uk;q=0.9,en;q=0.8", "ua"],
  [undefined, "de,ru;q=0.4,en;q=0.5", "en"],
  [undefined, "cs;q=0,ru", "ru"],
  [undefined, "de-AT", "en"],
  [undefined, undefined, "en"],
  ["xx", undefined, "en"],
  ["__proto__", "ru", "ru"],
  [undefined, ",;q=;;=,,ru", "ru"],
  [undefined, `${"x,".repeat(4000)}cs`, "en"],
] as const)("with the cookie %s and the browser languages %s the language is %s", (locale, accepted, language) => {
  expect(preferredLanguages(locale, accepted)[0]).toBe(language);
});

test("the root redirects to the visitor's languages in order", () => {
  expect(start({ accepted: "ru" })).toEqual(["/ru", "/en"]);
  expect(start({ locale: "ua", accepted: "ru;q=0.1, en" })).toEqual(["/ua", "/en", "/ru"]);
});

test("Czech is shown at the root, without a redirect", () => {
  expect(start({ accepted: "cs" })).toEqual([]);
  expect(start({ accepted: "ru, cs;q=0.5, ua;q=0.1" })).toEqual(["/ru"]);
});

test("a language with its own host redirects there, and that host does not redirect", () => {
  expect(start({ host: "up.example", accepted: "en" })).toEqual(["https://labour.example/"]);
  expect(start({ host: "labour.example", accepted: "ru" })).toEqual([]);
});

test("a link from a page of the portal to the root is not redirected", () => {
  expect(start({ accepted: "en", site: "same-origin" })).toEqual([]);
  expect(start({ accepted: "en", site: "cross-site" })).toEqual(["/en"]);
});

test("only the root redirects, and only if configured", () => {
  expect(start({ path: "/rodina", accepted: "en" })).toEqual([]);
  expect(start({ accepted: "en" }, parseConfig({}))).toEqual([]);
});
