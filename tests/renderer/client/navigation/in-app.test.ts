// @vitest-environment happy-dom
import { expect, onTestFinished, test } from "vitest";
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

test("pages of other sites on the same host are not shown in place", () => {
  document.documentElement.dataset["paths"] = "^(?!\\/up(/|$))(/|$)";
  onTestFinished(() => {
    delete document.documentElement.dataset["paths"];
  });
  const shown = (address: string) => isPage(new URL(address, location.origin));
  expect(["/", "/rodina", "/upozorneni", "/en/family"].filter((address) => !shown(address))).toEqual([]);
  expect(["/up", "/up/zamestnani", "/en/up/contacts?q=a"].filter(shown)).toEqual([]);
});

test.each([
  ["https://a.example/x?q=1#part", "https://a.example/x?q=1"],
  ["https://a.example/x#", "https://a.example/x"],
  ["https://a.example/x", "https://a.example/x"],
  ["https://a.example/x#a#b", "https://a.example/x"],
])("%s without its part is %s", (address, expected) => {
  expect(withoutFragment(new URL(address))).toBe(expected);
});
