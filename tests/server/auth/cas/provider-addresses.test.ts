import { expect, test } from "vitest";
import { isBelow, toPortalAddress, toProviderUrl } from "#server/auth/cas/provider-addresses.ts";

test.each([
  ["http://p.example", "/a/b?c=d", "http://p.example/a/b?c=d"],
  ["http://p.example", "", "http://p.example/"],
  ["http://p.example/sp", "", "http://p.example/sp"],
  ["https://p.example:8443/sp", "/a%2520;b", "https://p.example:8443/sp/a%2520;b"],
])("with the base address %s, the path %j becomes %s", (url, sent, expected) => {
  expect(toProviderUrl(sent, url)?.href).toBe(expected);
});

test.each(["/../x", "/%2e%2e/x", "/a/../../x", "/\\x", "/a\tb", "x", "@evil.example/", ".evil.example/", ":1/x"])(
  "the path %j is rejected",
  (sent) => {
    expect(toProviderUrl(sent, "http://p.example/sp")).toBeNull();
    if (!sent.startsWith("/")) expect(toProviderUrl(sent, "http://p.example")).toBeNull();
  },
);

test("only addresses below the provider's base address are mapped to the portal", () => {
  expect(toPortalAddress("https://p.example/a", "https://p.example")).toBe("/security-provider/a");
  expect(toPortalAddress("https://p.example/sp", "https://p.example/sp")).toBe("/security-provider");
  for (const other of [
    "http://p.example/sp/a",
    "https://p.example/spa",
    "https://p.example.evil/sp",
    "//p.example/sp",
  ]) {
    expect(toPortalAddress(other, "https://p.example/sp")).toBe(other);
  }
});

test("isBelow compares paths as leniently as the most lenient server: case, parameters and encoding are ignored", () => {
  for (const sent of ["/rest/x", "/Rest/X", "/rest;a=b/x;c", "/rest/%78", "/rest/x/y", "/rest/x?z"]) {
    expect(isBelow(sent, ["/other", "/rest/x?method=1"]), sent).toBe(true);
  }
  for (const sent of ["/rest", "/rest/xy", "/a/rest/x", ""]) expect(isBelow(sent, ["/rest/x"]), sent).toBe(false);
});
