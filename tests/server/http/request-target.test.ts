import { expect, test } from "vitest";
import { addressOf, allowedParameters, isDevelopmentPath, parseTarget } from "#server/http/request-target.ts";

test.each([
  ["/", "/", ""],
  ["/en/work/minimum-wage", "/en/work/minimum-wage", ""],
  ["/x?a=1&b=2", "/x", "?a=1&b=2"],
  ["/x??", "/x", "??"],
  ["/%252e", "/%252e", ""],
  ["/p%C5%99%C3%ADdavek", "/p%C5%99%C3%ADdavek", ""],
  ["/a;b=c,d@e:f(g)'h'~!$&+*", "/a;b=c,d@e:f(g)'h'~!$&+*", ""],
])("the address %s is canonical", (target, path, search) => {
  expect(parseTarget(target)).toEqual({ ok: true, path, search, redirect: false });
});

test.each([
  ["/en/", "/en"],
  ["/en//x", "/en/x"],
  ["/x///", "/x"],
  ["/EN", "/en"],
  ["/Ru/x", "/ru/x"],
  ["/uA/", "/ua"],
  ["/%65n", "/en"],
  ["/%45N/x", "/en/x"],
  ["/p%c5%99", "/p%C5%99"],
  ["/a|b", "/a%7Cb"],
  ["/x/?q=a%20b&q=%22", "/x?q=a+b&q=%22"],
  ["/%3F%23%25", "/%3F%23%25"],
  ["/x/?//evil.example", "/x?%2F%2Fevil.example="],
])("%s has the canonical address %s", (target, address) => {
  const parsed = parseTarget(target);
  expect(parsed.ok && addressOf(parsed)).toBe(address);
  expect(parsed.ok && parsed.redirect).toBe(target !== address);
});

test.each([
  ["", 400],
  ["*", 400],
  ["x", 400],
  ["//", 400],
  ["//evil.example", 400],
  ["//evil.example/..", 400],
  ["http://evil.example/x/", 400],
  ["/\\evil.example/", 400],
  ["/x?\\", 400],
  ["/\t/example.com", 400],
  ["/a b", 400],
  ["/ř", 400],
  ["/\u007f", 400],
  ["/x#y", 400],
  ["/%", 400],
  ["/%zz", 400],
  ["/%E0%A4%A", 400],
  ["/%ff", 400],
  ["/a%2fb", 400],
  ["/a%5Cb", 400],
  ["/a%00", 400],
  ["/a%0d%0aLocation:x", 400],
  ["/a%c2%85", 400],
  ["/.", 400],
  ["/en/../ru", 400],
  ["/%2e%2e/x", 400],
  ["/x/%2E", 400],
  ["/x/..;/y", 400],
  ["/x/%2e%2e;a=b/y", 400],
  ["/x/..%3By", 400],
  ["/.;", 400],
  [`/${"x".repeat(4096)}`, 414],
  [`/?${"a&".repeat(10_000)}`, 414],
  ["/x".repeat(33), 404],
])("%j is rejected", (target, status) => {
  expect(parseTarget(target)).toMatchObject({ ok: false, status });
});

test("canonical addresses are unchanged by a second pass and stay on this site", () => {
  const pieces = ["/", "a", "%2e", "%25", "%41", "EN", ".", "//", "%3f", "?", "=", "&", "@", "%c5%99", ";", "|", "+"];
  let seen = 0;
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces) {
        const parsed = parseTarget(`/${a}${b}${c}`);
        if (!parsed.ok) continue;
        seen += 1;
        const address = addressOf(parsed);
        expect(new URL(address, "https://here.example").host).toBe("here.example");
        expect(parseTarget(address)).toMatchObject({ ok: true, path: parsed.path, redirect: false });
      }
  expect(seen).toBeGreaterThan(1000);
});

test("only allowed parameters are kept, with all their values that are not too long", () => {
  const search = `?page=2&x=1&page=3&q=${"a".repeat(4001)}&__proto__=1&hasOwnProperty=1`;
  expect([...allowedParameters(search, ["page", "q", "sort"])]).toEqual([["page", ["2", "3"]]]);
  expect(allowedParameters("?a=1", []).size).toBe(0);
});

test("at most twenty parameters are kept", () => {
  const names = Array.from({ length: 30 }, (_, index) => `p${index}`);
  expect(allowedParameters(`?${names.map((name) => `${name}=1`).join("&")}`, names).size).toBe(20);
});

test.each(["/@vite/client", "/@fs/etc/passwd", "/__vite_ping", "/index.pageContext.json", "/x/index.pageContext.json"])(
  "%s is reserved for development",
  (path) => {
    expect(isDevelopmentPath(path)).toBe(true);
    expect(isDevelopmentPath(`/x${path}/y`)).toBe(false);
  },
);
