// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isPage, withoutFragment } from "#renderer/client/navigation/in-app.ts";

test.each([
  ["/", true],
  ["/en/family?q=a", true],
  ["/autorizace", true],
  ["/auth", false],
  ["/auth/login?redirect=/", false],
  ["/security-provider/auth/cas/login", false],
  ["/builds/latest.json", false],
  ["/cms/documents/1", false],
  ["/rodina/letak.pdf", false],
  ["https://elsewhere.example/", false],
  ["mailto:posta@elsewhere.example", false],
])("%s is a page to show in place: %s", (address, expected) => {
  expect(isPage(new URL(address, location.origin))).toBe(expected);
});

test.each([
  ["https://a.example/x?q=1#part", "https://a.example/x?q=1"],
  ["https://a.example/x#", "https://a.example/x"],
  ["https://a.example/x", "https://a.example/x"],
  ["https://a.example/x#a#b", "https://a.example/x"],
])("%s without its part is %s", (address, expected) => {
  expect(withoutFragment(new URL(address))).toBe(expected);
});
